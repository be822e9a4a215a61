import { type Answer, below, type GameEvent, type Random, seedRandom } from '@polder/core';
import type { GameEntry } from './games.js';

/** The chance of random players, apart from that of the game. */
export const playersOf = (seed: string): Random => seedRandom(`${seed}/players`);

export interface Played<State> {
  readonly state: State;
  readonly decisions: number;
}

/**
 * A whole random game by the inner path: options by number, no events, every list complete. `watch` may
 * look at the state whenever somebody is asked.
 */
export function playInner<Options, State, Event extends GameEvent>(
  { game, machine }: GameEntry<Options, State, Event>,
  options: Options,
  seed: string,
  watch?: (state: State) => void,
): Played<State> {
  const state = game.setup(options, seed);
  const random = playersOf(seed);
  let decisions = 0;
  for (let q = machine.open(state); q.count > 0; decisions++) {
    watch?.(state);
    q = machine.pick(state, below(random, q.count));
  }
  return { state, decisions };
}

/** The same game by the contract. Yields what each choice brought; returns the choices. */
export function* playTold<Options, State, Event extends GameEvent>(
  { game }: GameEntry<Options, State, Event>,
  state: State,
  seed: string,
): Generator<readonly Event[], readonly Answer[]> {
  const random = playersOf(seed);
  const choices: Answer[] = [];
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { id, seat, options } = decision;
    const { key } = options[below(random, options.length)];
    choices.push({ seat, key });
    yield game.choose(state, { decision: id, seat, key });
  }
  return choices;
}
