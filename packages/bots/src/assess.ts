import { type Decision, type GameEvent, hashState, type Seat } from '@polder/core';
import type { Grounds } from '@polder/core/text';
import type { Budget } from './bot.js';
import { groundsOf } from './grounds.js';
import { type BotModel, choiceOf, endValue } from './look-ahead.js';
import { type Breadth, bestTurns, lineFrom, sureKeys, type TurnLine } from './turns.js';
import { outcome, type PlayOn, trialEnd, weigh } from './weigh.js';

/**
 * Judging what somebody played, by what could be seen then. The choices are those that a seat made in a
 * row, up to the first that showed something hidden or passed the turn on.
 */

/** By how many VP a seat ends ahead of the best other one. */
export interface Estimate {
  readonly value: number;
  /** Four of five trials end between these. */
  readonly low: number;
  readonly high: number;
}

/** The best that could have been chosen instead. */
export interface Alternative {
  /** As far as it was sure: up to where something hidden would be shown, or the turn has passed on. */
  readonly keys: readonly string[];
  /** By how many VP it is better (or worse, if negative) than what was played. */
  readonly better: number;
  /** How far that may be off (standard error). */
  readonly error: number;
  /** Why it is better or worse. */
  readonly because: Grounds;
}

export interface CompareBudget extends Budget {
  /**
   * Compare by how the game ends even if much of it is left. It tells less apart, and is needed where seats
   * are not alike: the measure of a position is good at comparing players, not a player with the Gardener.
   */
  readonly toTheEnd?: boolean;
}

const BREADTH: Breadth = { width: 8, cap: 4000 };
const CANDIDATES = 8;
/** Nobody plays exactly as the bots would: in trials their values are off by some VP, by chance. */
const PLAY_ON: PlayOn = { breadth: { width: 1, cap: 300 }, rounds: 1, noise: 1.5 };
const TO_THE_END: PlayOn = { ...PLAY_ON, rounds: Number.POSITIVE_INFINITY };
/** With less of the game left (about five turns) what counts is how it ends. */
const NEAR_END = 0.4;
const LARGEST = 12;
const DOUBT = 0.3;
/** So much of the budget finds the best alternative; the rest compares it with what was played. */
const SEARCH = 0.5;
const SIMULATIONS = 200;
const PLAYOUTS = 20;
const FEWEST_DEALS = 3;

/**
 * Master's candidates are tried on some deals, and the best of them meets what was played on new ones, so
 * that it is not the luck of the first that makes it look better. Undefined: there was no other way.
 */
export function compare<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  view: State,
  decision: Decision,
  played: readonly string[],
  seed: string,
  { ms = Number.POSITIVE_INFINITY, simulations = SIMULATIONS, toTheEnd = false }: CompareBudget = {},
): Alternative | undefined {
  const started = Date.now();
  const state = known.game.resample(view, decision.seat, `${seed}/deal`);
  const others = alternatives(known, state, decision, played);
  if (others.length === 0) return undefined;
  const nearEnd = isNearEnd(known, state);
  const search = { ms: ms * SEARCH - (Date.now() - started), simulations: simulations * SEARCH };
  const [{ line: best }] = weigh(
    known,
    view,
    decision,
    others,
    `${seed}/search`,
    search,
    nearEnd ? TO_THE_END : PLAY_ON,
  );
  const playOn = nearEnd || toTheEnd ? TO_THE_END : PLAY_ON;
  const ends = trials((simulations * (1 - SEARCH)) / 2, started + ms, (deal) => {
    const after = (keys: readonly string[]): State =>
      trialEnd(known, view, decision, keys, `${seed}/compare/${deal}`, playOn);
    return [after(best.keys), after(played)] as const;
  });
  const worth = (state: State): number => endValue(known)(state, decision.seat);
  const differences = ends.map(([one, other]) => worth(one) - worth(other));
  const better = mean(differences);
  const squares = differences.reduce((sum, it) => sum + (it - better) ** 2, 0);
  const free = differences.length - 1;
  // A few trials may agree by chance.
  const error = (1 + 2 / free) * Math.sqrt(squares / free / differences.length);
  const found = playOn === TO_THE_END ? { better, error } : toned(better, error);
  const because = groundsOf(
    known,
    decision.seat,
    { line: best, value: better, ends: ends.map(([one]) => one) },
    {
      line: lineFrom(known, state, decision, played, BREADTH),
      value: 0,
      ends: ends.map(([, other]) => other),
    },
  );
  return { keys: best.keys, ...found, because: scaled(because, found.better) };
}

/** The same reasons for another difference: what counts less as a whole counts less part by part. */
function scaled(grounds: Grounds, vp: number): Grounds {
  const share = grounds.vp === 0 ? 1 : vp / grounds.vp;
  return { ...grounds, vp, parts: grounds.parts.map((part) => ({ ...part, vp: part.vp * share })) };
}

/**
 * What the measure of a position says is right on the average up to some VP; larger differences shrink
 * until the end of the game, and each may be off by a part of it (measured: docs/bots.md).
 */
function toned(better: number, error: number): Pick<Alternative, 'better' | 'error'> {
  const share = Math.tanh(better / LARGEST);
  return { better: LARGEST * share, error: Math.hypot(error * (1 - share * share), DOUBT * LARGEST * share) };
}

/** How the game may end after what was played: it is played to its end many times. */
export function foresee<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  view: State,
  decision: Decision,
  played: readonly string[],
  seed: string,
  { ms = Number.POSITIVE_INFINITY, simulations = PLAYOUTS }: Budget = {},
): Estimate {
  const ends = trials(simulations, Date.now() + ms, (deal) =>
    outcome(known, view, decision, played, `${seed}/end/${deal}`, TO_THE_END),
  ).sort((a, b) => a - b);
  const at = (share: number): number => ends[Math.round(share * (ends.length - 1))];
  return { value: mean(ends), low: at(0.1), high: at(0.9) };
}

function isNearEnd<Options, State, Event extends GameEvent>(
  { evaluation: { measure } }: BotModel<Options, State, Event>,
  state: State,
): boolean {
  for (let seat = 0; seat < measure.seats(state); seat++)
    if (measure.horizon(state, seat) < NEAR_END) return true;
  return false;
}

/** As many as there may be until then, and a few in any case. */
function trials<T>(most: number, until: number, trial: (deal: number) => T): T[] {
  const found: T[] = [];
  const enough = Math.max(FEWEST_DEALS, Math.floor(most));
  while (found.length < enough && (found.length < FEWEST_DEALS || Date.now() < until))
    found.push(trial(found.length));
  return found;
}

/** The best turns that lead elsewhere, each as far as it is sure. */
function alternatives<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  state: State,
  decision: Decision,
  played: readonly string[],
): TurnLine<State>[] {
  // The same in another order is not another way to play.
  const seen = new Set([placeOf(known, state, decision.seat, played)]);
  const found: TurnLine<State>[] = [];
  for (const line of bestTurns(known, state, decision, BREADTH)) {
    const keys = sureKeys(line);
    const place = placeOf(known, state, decision.seat, keys);
    if (seen.has(place)) continue;
    seen.add(place);
    found.push({ ...line, keys, sure: -1 });
    if (found.length === CANDIDATES) break;
  }
  return found;
}

/** Where these choices lead. */
function placeOf<Options, State, Event extends GameEvent>(
  { game }: BotModel<Options, State, Event>,
  state: State,
  seat: Seat,
  keys: readonly string[],
): string {
  const after = game.clone(state);
  for (const key of keys) {
    const open = game.decisions(after).find((decision) => decision.seat === seat);
    if (open) game.choose(after, choiceOf(open, key));
  }
  return hashState(after);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
