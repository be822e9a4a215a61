import type { Answer, Game, GameEvent } from '@polder/core';

/** The states of a game after any number of its choices. */
export interface Replay<State> {
  /** A copy: it may be changed. */
  at(choices: number): State;
  /** The line was cut to so many choices: what comes after them will be something else. */
  cut(choices: number): void;
}

/** To play so many choices again takes less time than anybody sees. */
const EVERY = 16;

/**
 * Looking back means playing again, and a hand on a slider looks back sixty times a second. So states on the
 * way are kept, one every few choices, and a look goes on from the nearest. `play` does to a state what one of
 * `line` did.
 */
export function openReplay<State, Made>(
  rules: { clone(state: State): State },
  first: State,
  line: () => readonly Made[],
  play: (state: State, made: Made) => void,
): Replay<State> {
  /** After 0, EVERY, 2 * EVERY, ... choices, as far as anybody has looked. */
  const kept: State[] = [first];

  return {
    at(choices) {
      const all = line();
      const wanted = Math.max(0, Math.min(choices, all.length));
      const nearest = Math.min(Math.floor(wanted / EVERY), kept.length - 1);
      const state = rules.clone(kept[nearest]);
      for (let i = nearest * EVERY; i < wanted; i++) {
        play(state, all[i]);
        if (i + 1 === kept.length * EVERY) kept.push(rules.clone(state));
      }
      return state;
    },
    cut(choices) {
      kept.length = Math.min(kept.length, Math.floor(choices / EVERY) + 1);
    },
  };
}

/** Of a game whose rules are all here. `line` may grow, and be cut. */
export function replayGame<Options, State, Event extends GameEvent>(
  rules: Game<Options, State, Event>,
  { options, seed }: { readonly options: Options; readonly seed: string },
  line: readonly Answer[],
): Replay<State> {
  return openReplay(
    rules,
    rules.setup(options, seed),
    () => line,
    (state, answer) => playAgain(rules, state, answer),
  );
}

/** Changes the state. Nothing happens if the seat is not asked. */
export function playAgain<Options, State, Event extends GameEvent>(
  rules: Game<Options, State, Event>,
  state: State,
  { seat, key }: Answer,
): readonly Event[] {
  const open = rules.decisions(state).find((it) => it.seat === seat);
  return open ? rules.choose(state, { decision: open.id, seat, key }) : [];
}
