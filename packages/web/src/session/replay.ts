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
 * way are kept, one every few choices, and a look goes on from the nearest.
 */
export function openReplay<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  { options, seed }: { readonly options: Options; readonly seed: string },
  line: readonly Answer[],
): Replay<State> {
  /** After 0, EVERY, 2 * EVERY, ... choices, as far as anybody has looked. */
  const kept: State[] = [game.setup(options, seed)];

  return {
    at(choices) {
      const wanted = Math.max(0, Math.min(choices, line.length));
      const nearest = Math.min(Math.floor(wanted / EVERY), kept.length - 1);
      const state = game.clone(kept[nearest]);
      for (let i = nearest * EVERY; i < wanted; i++) {
        const { seat, key } = line[i];
        const open = game.decisions(state).find((it) => it.seat === seat);
        if (open) game.choose(state, { decision: open.id, seat, key });
        if (i + 1 === kept.length * EVERY) kept.push(game.clone(state));
      }
      return state;
    },
    cut(choices) {
      kept.length = Math.min(kept.length, Math.floor(choices / EVERY) + 1);
    },
  };
}
