/** Which rules a stored game belongs to: raised when older games could no longer be replayed. */
export const RULES = { id: 'valley', version: '1.3.0' } as const;
