// Counts that the rules fix, whatever an edition prints.

export const MOST_PLAYERS = 4;
/** Of Patches. */
export const ROWS = 4;
export const COLUMNS = 7;
/** Areas of the Market, and places in each of them (MKT-1). */
export const AREAS = 3;
export const PLACES = 3;
/** Spaces for bulbs on a trade card, and rewards around it. */
export const TRADE_SPACES = 4;
/** So many lie open at a time (SET-2). */
export const OFFERED = { common: 2, uncommon: 1, unique: 1, cards: 3 } as const;
