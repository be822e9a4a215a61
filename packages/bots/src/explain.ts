import type { Decision, GameEvent, Seat } from '@polder/core';
import type { Budget } from './bot.js';
import { type Evaluation, margin, shares, strongestRival } from './evaluation.js';
import { type BotModel, choiceOf, endsTurn, openFor } from './look-ahead.js';
import { answerOthers, type Breadth, bestTurns, type TurnLine } from './turns.js';
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
  /** What makes the difference to the option it is compared with, the largest first. */
  readonly because: readonly Difference[];
}

/** A feature of the evaluation that stands better (or worse, if negative) by so many VP. */
export interface Difference {
  readonly feature: string;
  /** Whose: the seat's own, or its strongest rival's (whose loss is a gain). */
  readonly of: 'own' | 'rival';
  readonly vp: number;
}

export interface ExplainSettings {
  /** So many options at most. */
  readonly options: number;
  /** So many differences an option at most. */
  readonly differences: number;
}

const USUAL: ExplainSettings = { options: 4, differences: 3 };
const BREADTH: Breadth = { width: 3, cap: 800 };
const PLAY_ON: PlayOn = { breadth: { width: 1, cap: 300 }, rounds: 1 };

/**
 * The best few options of a decision, best first. The first is compared with the second, all others with
 * the first. Without a budget the values are those at the end of the turn; with one, turns are played on.
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
    .map(({ key }) => lineFrom(known, state, decision, key))
    .sort((a, b) => b.value - a.value)
    .slice(0, settings.options);
  const tried = lines.length > 1 && (budget.ms !== undefined || budget.simulations !== undefined);
  const weighed = tried
    ? weigh(known, view, decision, lines, seed, budget, PLAY_ON, 1)
    : lines.map((line) => ({ line, value: line.value, error: 0 }));
  return weighed.map(({ line, value, error }, i) => ({
    key: line.keys[0],
    line: line.keys,
    value,
    error,
    because: differences(known.evaluation, line, weighed[i === 0 ? 1 : 0]?.line, decision.seat).slice(
      0,
      settings.differences,
    ),
  }));
}

/** The best turn that begins with this choice. */
function lineFrom<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  state: State,
  decision: Decision,
  key: string,
): TurnLine<State> {
  const { game, evaluation } = known;
  const after = game.clone(state);
  const events = game.choose(after, choiceOf(decision, key));
  const revealed = events.some((event) => event.reveals);
  const ended = endsTurn(events) || answerOthers(known, after, decision.seat);
  const open = openFor(known, after);
  if (ended || !open) {
    return {
      keys: [key],
      sure: revealed ? 1 : -1,
      state: after,
      value: margin(evaluation, after, decision.seat),
    };
  }
  const [best] = bestTurns(known, after, open, BREADTH);
  const sure = best.sure < 0 ? -1 : best.sure + 1;
  return { ...best, keys: [key, ...best.keys], sure: revealed ? 1 : sure };
}

/** Less is not worth a word. */
const LEAST = 0.05;

function differences<State>(
  evaluation: Evaluation<State>,
  line: TurnLine<State>,
  other: TurnLine<State> | undefined,
  seat: Seat,
): Difference[] {
  if (!other) return [];
  const found: Difference[] = [];
  const compare = (of: Difference['of'], whose: Seat, otherWhose: Seat): void => {
    const here = shares(evaluation, line.state, whose);
    const there = shares(evaluation, other.state, otherWhose);
    for (const [feature, vp] of Object.entries(here)) {
      const more = (vp - there[feature]) * (of === 'own' ? 1 : -1);
      if (Math.abs(more) >= LEAST) found.push({ feature, of, vp: more });
    }
  };
  compare('own', seat, seat);
  compare(
    'rival',
    strongestRival(evaluation, line.state, seat),
    strongestRival(evaluation, other.state, seat),
  );
  return found.sort((a, b) => Math.abs(b.vp) - Math.abs(a.vp));
}
