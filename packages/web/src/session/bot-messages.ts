import type { Account, Budget, Explained, Level } from '@polder/bots';
import type { Audience, Decision, Seat } from '@polder/core';
import type { GameId } from './rules.js';

/** What the page and the bots' worker say to each other. Views are plain data. */

export interface PlanRequest {
  readonly type: 'plan';
  readonly game: GameId;
  /** Of its rules. */
  readonly version: string;
  readonly level: Level;
  readonly view: unknown;
  readonly decision: Decision;
  readonly seed: string;
  readonly budget: Budget;
}

export interface ExplainRequest {
  readonly type: 'explain';
  readonly game: GameId;
  readonly version: string;
  readonly view: unknown;
  readonly decision: Decision;
  readonly seed: string;
  readonly budget: Budget;
}

/** Why a seat played so, by what somebody else can see. */
export interface AccountRequest {
  readonly type: 'account';
  readonly game: GameId;
  readonly version: string;
  readonly level: Level;
  /** Before the turn, and through whose eyes. */
  readonly view: unknown;
  readonly who: Audience;
  readonly seat: Seat;
  /** What the seat chose. */
  readonly keys: readonly string[];
}

export type Request = PlanRequest | ExplainRequest | AccountRequest;

/** To choose in a row, and the version of the level that has thought: it depends on the table. */
export interface BotPlan {
  readonly keys: readonly string[];
  readonly version: string;
}

export type Answer =
  | { readonly plan: BotPlan }
  | { readonly explained: readonly Explained[] }
  | { readonly account: Account };
export type Reply = { readonly id: number } & (Answer | { readonly error: string });
