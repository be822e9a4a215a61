import type { Seat } from '@polder/core';
import type { IconName } from '@polder/core/text';
import type { Bed } from './bed.js';

/** A seat at the end of a game, ready to be drawn. */
export interface Placed {
  readonly seat: Seat;
  readonly name: string;
  readonly vp: number;
  /** Undefined: the game was given up. */
  readonly rank: number | undefined;
  /** Has won, alone or with others. */
  readonly first: boolean;
  /** For `style`. */
  readonly colour: string;
  readonly marker: IconName;
  readonly bed: Bed;
}
