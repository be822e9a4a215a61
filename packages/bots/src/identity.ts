import type { Identity } from './bot.js';

/** Of each level, from the weakest to the strongest. A change that makes a level play otherwise raises its version. */
export const VERSIONS = { random: '1', apprentice: '1', grower: '1', master: '2' } as const;
export type Level = keyof typeof VERSIONS;

export const identityOf = (level: Level, settings: Identity['settings']): Identity => ({
  id: level,
  version: VERSIONS[level],
  settings,
});

/** Short, for records of games: `master/2`. */
export const levelMark = (level: Level): string => `${level}/${VERSIONS[level]}`;
