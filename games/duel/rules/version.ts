/** Which rules a stored game belongs to: raised when older games could no longer be replayed. */
export const RULES = { id: 'duel', version: '1.2.0' } as const;
