import type { GameEvent } from '@polder/core';
import type { GameEntry } from './games.js';

/** Asks at each first question of a turn whether there is something to remark, until there is. */
export function watchRemarks<Options, State, Event extends GameEvent>({
  remark,
  turn,
}: GameEntry<Options, State, Event>): {
  readonly watch: (state: State) => void;
  readonly first: () => string | undefined;
} {
  let found: string | undefined;
  let last = -1;
  return {
    watch(state) {
      if (!remark || turn(state) === last) return;
      last = turn(state);
      found ??= remark(state);
    },
    first: () => found,
  };
}
