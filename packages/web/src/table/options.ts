/** Ends the turn; it has a button of its own, always in the same place. */
export const END = 'end';
