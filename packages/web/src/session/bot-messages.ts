import type { Budget, Explained, Level } from '@polder/bots';
import type { Decision } from '@polder/core';
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

export type Request = PlanRequest | ExplainRequest;

/** To choose in a row, and the version of the level that has thought: it depends on the table. */
export interface BotPlan {
  readonly keys: readonly string[];
  readonly version: string;
}

export type Answer = { readonly plan: BotPlan } | { readonly explained: readonly Explained[] };
export type Reply = { readonly id: number } & (Answer | { readonly error: string });
