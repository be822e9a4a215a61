import type { Decision, GameEvent } from '@polder/core';
import type { Grounds } from '@polder/core/text';
import type { Budget } from './bot.js';
import { groundsOf } from './grounds.js';
import type { BotModel } from './look-ahead.js';
import { type Breadth, lineFrom } from './turns.js';
import { type PlayOn, weigh } from './weigh.js';

/** An option, what it may lead to, and why: all that a hint needs to say it in words. */
export interface Explained {
  /** The option's key. */
  readonly key: string;
  /** The whole turn that it would begin, as far as it can be foreseen; the key first. */
  readonly line: readonly string[];
  /** How many VP the seat is expected to end ahead of the best other one. */
  readonly value: number;
  /** How far that may be off, by the trials made (standard error); 0 without trials. */
  readonly error: number;
  /** Why it is better or worse than the option it is compared with; undefined: there is no other. */
  readonly because: Grounds | undefined;
  /** The key of that option. */
  readonly than: string | undefined;
}

export interface ExplainSettings {
  /** So many options at most. */
  readonly options: number;
}

const USUAL: ExplainSettings = { options: 4 };
const BREADTH: Breadth = { width: 3, cap: 800 };
const PLAY_ON: PlayOn = { breadth: { width: 1, cap: 300 }, rounds: 1, keepsEnds: true };

/**
 * The best few options of a decision, best first. The first is compared with the next one that is worse in a way
 * that counts, or else with the second; all others with the first. Without a budget the values are those at the end of the turn; with one, turns are played on.
 */
export function explain<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  view: State,
  decision: Decision,
  seed: string,
  budget: Budget = {},
  settings: ExplainSettings = USUAL,
): Explained[] {
  const state = known.game.resample(view, decision.seat, `${seed}/deal`);
  const lines = decision.options
    .map(({ key }) => lineFrom(known, state, decision, [key], BREADTH))
    .sort((a, b) => b.value - a.value)
    .slice(0, settings.options);
  const tried = lines.length > 1 && (budget.ms !== undefined || budget.simulations !== undefined);
  const weighed = tried
    ? weigh(known, view, decision, lines, seed, budget, PLAY_ON, 1)
    : lines.map((line) => ({ line, value: line.value, error: 0 }));
  return weighed.map((it, i) => {
    const { line, value, error } = it;
    const other = i === 0 ? nextBest(it, weighed.slice(1)) : weighed[0];
    return {
      key: line.keys[0],
      line: line.keys,
      value,
      error,
      because: other && groundsOf(known, decision.seat, it, other),
      than: other?.line.keys[0],
    };
  });
}

/** Ways to play that are nearer to each other are the same to whoever asks. */
export const APART = 1;

/** Of others in their order: the first that is worse in a way that counts, or else the first. */
export const nextBest = <T extends { readonly value: number }>(
  { value }: T,
  others: readonly T[],
): T | undefined => others.find((other) => value - other.value >= APART) ?? others[0];
