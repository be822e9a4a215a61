import { type Audience, type Decision, type GameEvent, hashState, type Seat } from '@polder/core';
import type { Grounds } from '@polder/core/text';
import { APART, nextBest } from './explain.js';
import { groundsOf } from './grounds.js';
import type { Level } from './identity.js';
import { type BotModel, endValue } from './look-ahead.js';
import { type Breadth, bestTurns, lineFrom, sureKeys, type TurnLine } from './turns.js';
import { type PlayOn, type Weighed, weigh } from './weigh.js';

/** A turn that was played beside the best other one, and why the one is better. */
export interface Account {
  /** The whole turn, as far as it can be foreseen. */
  readonly played: readonly string[];
  /** The best other one, and why what was played is better or worse; undefined: there was no other way. */
  readonly than: readonly string[] | undefined;
  readonly because: Grounds | undefined;
  /** How far the difference may be off (standard error); 0 without trials. */
  readonly error: number;
  /** Turns that were weighed. */
  readonly weighed: number;
}

const BREADTH: Breadth = { width: 8, cap: 4000 };
const CANDIDATES = 8;
const PLAY_ON: PlayOn = { breadth: { width: 1, cap: 300 }, rounds: 1, keepsEnds: true };

/**
 * Turns beside each other: the one that begins with these choices first, then the best that lead elsewhere. With
 * simulations each is played on equally often; else its end counts.
 */
export function besideEachOther<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  view: State,
  decision: Decision,
  keys: readonly string[],
  seed: string,
  simulations = 0,
): Weighed<State>[] {
  const state = known.game.resample(view, decision.seat, `${seed}/deal`);
  const value = endValue(known);
  const played = lineFrom(known, state, decision, keys, BREADTH, value);
  const others = bestTurns(known, state, decision, BREADTH, value, known.learned?.value)
    .filter((line) => !isSame(line, played))
    .slice(0, CANDIDATES - 1);
  const lines = [played, ...others];
  if (simulations === 0 || others.length === 0)
    return lines.map((line) => ({ line, value: line.value, error: 0, tries: 0 }));
  const weighed = weigh(known, view, decision, lines, seed, { simulations }, PLAY_ON, 1);
  const first = weighed.filter(({ line }) => line === played);
  return [...first, ...weighed.filter(({ line }) => line !== played)];
}

/** Why a turn was played and not the best other one, by what somebody sees. */
export function account<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  view: State,
  decision: Decision,
  keys: readonly string[],
  seed: string,
  simulations?: number,
): Account {
  const [played, ...others] = besideEachOther(known, view, decision, keys, seed, simulations);
  const line = sureKeys(played.line);
  const best = others.reduce((most, it) => (it.value > most.value ? it : most), others[0]);
  if (!best) return { played: line, than: undefined, because: undefined, error: 0, weighed: 1 };
  const other = best.value - played.value >= APART ? best : (nextBest(played, sorted(others)) ?? best);
  return {
    played: line,
    than: sureKeys(other.line),
    because: groundsOf(known, decision.seat, played, other),
    error: Math.hypot(played.error, other.error),
    weighed: others.length + 1,
  };
}

/** As many trials as tell turns apart, in a fraction of a second. */
const SIMULATIONS = 64;

/**
 * Why a seat of this level played so, by what somebody else could see before the turn: whatever was hidden from them
 * lies by chance, so that two tables that look alike to them get the same answer.
 */
export function accountFor<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  view: State,
  who: Audience,
  seat: Seat,
  keys: readonly string[],
  level: Level,
): Account {
  const { game } = known;
  const state = game.resample(view, who, 'why');
  const decision = game.decisions(state).find((open) => open.seat === seat);
  if (!decision) throw new Error(`Seat ${seat} is not asked here.`);
  const simulations = level === 'master' ? SIMULATIONS : 0;
  return account(known, game.view(state, seat), decision, keys, 'why', simulations);
}

const sorted = <State>(all: readonly Weighed<State>[]): Weighed<State>[] =>
  [...all].sort((a, b) => b.value - a.value);

/** The same in another order is not another way to play: it ends alike. */
const isSame = <State>(one: TurnLine<State>, other: TurnLine<State>): boolean =>
  one.value === other.value && hashState(one.state) === hashState(other.state);
