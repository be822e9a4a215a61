import type { Family } from '@polder/bots';
import type { Balance } from '@polder/bots/balance';
import type { GameId } from '../session/rules.js';

/** What the page and the workers that play say to each other. */

export interface FairRequest {
  readonly game: GameId;
  readonly players: number;
  /** Undefined: the usual values. */
  readonly edition?: object;
  readonly seeds: readonly string[];
}

export type FairReply =
  | { readonly type: 'begun'; readonly families: readonly Family[] }
  /** Sums of so many games since the last reply. */
  | { readonly type: 'played'; readonly balance: Balance }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly message: string };
