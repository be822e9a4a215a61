import type { Identity } from './bot.js';

/** Of each level, from the weakest to the strongest. A change that makes a level play otherwise raises its version. */
export const VERSIONS = { random: '1', apprentice: '1', grower: '1', master: '2' } as const;
export type Level = keyof typeof VERSIONS;

/** Of a Master with a net for its table. */
export const LEARNED_MASTER = '3';

export const identityOf = (
  level: Level,
  settings: Identity['settings'],
  version: string = VERSIONS[level],
): Identity => ({ id: level, version, settings });

/** Short, for records of games: `master/2`. */
export const markOf = ({ id, version }: Pick<Identity, 'id' | 'version'>): string => `${id}/${version}`;
export const levelMark = (level: Level): string => markOf({ id: level, version: VERSIONS[level] });
