import type { Decision, GameEvent } from '@polder/core';
import type { BotModel } from './look-ahead.js';

/** How long a bot may think about a plan: until a time has passed, or so many simulations (the same on every machine). */
export interface Budget {
  readonly ms?: number;
  readonly simulations?: number;
}

export interface Identity {
  readonly id: string;
  readonly version: string;
  readonly settings: Readonly<Record<string, number>>;
}

/**
 * A player that sees what its seat may see. The same view, decision, seed and number of simulations give
 * the same plan: it keeps nothing between calls.
 */
export interface Bot<State> {
  readonly identity: Identity;
  /**
   * The choices it would make in a row, at least one. Whoever plays it asks again as soon as one of them is
   * not offered, something hidden was shown, or somebody else has chosen.
   */
  plan(view: State, decision: Decision, seed: string, budget: Budget): readonly string[];
}

/** Makes a bot of one level for any game. */
export type Maker = <Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
) => Bot<State>;
