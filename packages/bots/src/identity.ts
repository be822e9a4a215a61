import type { Identity } from './bot.js';

/** Of each level, from the weakest to the strongest. A change that makes a level play otherwise raises its version. */
export const VERSIONS = {
  random: '1',
  visitor: '1',
  apprentice: '2',
  sower: '1',
  grower: '1',
  miller: '1',
  master: '2',
} as const;
export type Level = keyof typeof VERSIONS;

/** Those that people play against. */
export type PlayLevel = Exclude<Level, 'random'>;
export const PLAY_LEVELS = (Object.keys(VERSIONS) as Level[]).filter(
  (level): level is PlayLevel => level !== 'random',
);

/** Those that play turns on before they choose: they take their time. The others answer at once. */
export const isSlow = (level: Level): boolean => level === 'miller' || level === 'master';

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
