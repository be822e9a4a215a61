import { below, type Decision, type Game, type GameEvent, type Seat, seedRandom } from '@polder/core';
import type { Measure } from '../evaluation.js';
import { type BotModel, choiceOf, endsTurn, greedyKey, openFor } from '../look-ahead.js';

/** A whole state, and who is asked. */
export interface Position<State> {
  readonly state: State;
  readonly open: Decision;
}

/** Every so many decisions of a random game. */
export function positionsOf<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
  every: number,
): Position<State>[] {
  const found: Position<State>[] = [];
  const random = seedRandom(seed);
  const state = game.setup(options, seed);
  let choices = 0;
  for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
    if (choices++ % every === 0) found.push({ state: game.clone(state), open });
    game.choose(state, choiceOf(open, open.options[below(random, open.options.length)].key));
  }
  return found;
}

/** The state when a random game is over. */
export function finished<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
): State {
  const random = seedRandom(seed);
  const state = game.setup(options, seed);
  for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
    game.choose(state, choiceOf(open, open.options[below(random, open.options.length)].key));
  }
  return state;
}

/** The features of a seat by name. */
export function featuresOf<State>(measure: Measure<State>, state: State, seat: Seat): Record<string, number> {
  const row = measure.features.map(() => 0);
  measure.measure(state, seat, row);
  return Object.fromEntries(measure.features.map((name, i) => [name, row[i]]));
}

export interface Followed<State> {
  readonly state: State;
  /** Choices up to the first that showed something hidden; -1: none did. */
  readonly sure: number;
  /** The turn has passed on, or the game is over. */
  readonly ended: boolean;
}

/** Makes choices of one seat in a row; others who are asked in between answer greedily. */
export function follow<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  from: State,
  seat: Seat,
  keys: readonly string[],
): Followed<State> {
  const { game } = known;
  const state = game.clone(from);
  let sure = -1;
  let ended = false;
  for (const [i, key] of keys.entries()) {
    if (ended) throw new Error(`'${key}' comes after the turn.`);
    const open = openFor(known, state);
    if (open?.seat !== seat) throw new Error(`Seat ${seat} is not asked before '${key}'.`);
    if (!isOffered(open, key)) throw new Error(`'${key}' is not offered.`);
    const events = game.choose(state, choiceOf(open, key));
    if (sure < 0 && events.some((event) => event.reveals)) sure = i + 1;
    ended = endsTurn(events) || othersAnswer(known, state, seat);
  }
  return { state, sure, ended };
}

/** True if the turn has passed on meanwhile, or the game is over. */
export function othersAnswer<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  state: State,
  seat: Seat,
): boolean {
  for (let open = openFor(known, state); open; open = openFor(known, state)) {
    if (open.seat === seat) return false;
    if (endsTurn(known.game.choose(state, choiceOf(open, greedyKey(known, state, open))))) return true;
  }
  return true;
}

export const isOffered = ({ options }: Decision, key: string): boolean =>
  options.some((option) => option.key === key);
