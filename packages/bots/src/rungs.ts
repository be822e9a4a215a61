import type { Breadth } from './turns.js';

/** A level that looks at whole turns: how many of them, and how well it sees what they are worth. */
export interface Rung {
  readonly breadth: Breadth;
  /** How far what it sees is off by chance (standard deviation), in units of the game. */
  readonly error: number;
}

/** VP, where a game does not say it. */
export const USUAL_UNIT = 1.5;

/** From the weakest to the strongest: each is to win 65 to 80 of 100 games against the one before it. */
export const RUNGS = {
  visitor: { breadth: { width: 2, cap: 600 }, error: 3 },
  apprentice: { breadth: { width: 2, cap: 600 }, error: 1.7 },
  sower: { breadth: { width: 2, cap: 600 }, error: 0.7 },
  grower: { breadth: { width: 4, cap: 1500 }, error: 0 },
} as const satisfies Record<string, Rung>;
