/** The two sides of the drawer of an online table. */
export const SHEETS = ['chat', 'table'] as const;
export type Sheet = (typeof SHEETS)[number];
