import type { Option } from '@polder/core';

/** Ends the turn; it has a button of its own, always in the same place. */
export const END = 'end';

/** What the panel lists: everything but the end of the turn. */
export const optionsOf = (options: readonly Option[]): readonly Option[] =>
  options.filter(({ key }) => key !== END);
