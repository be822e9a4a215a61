/** Bots are called after the people who were first to sit at a table. */
export const BOT_NAMES = ['Anna', 'Marijke', 'Bram', 'Saskia'] as const;
