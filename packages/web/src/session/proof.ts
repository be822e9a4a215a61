import {
  type Game,
  type GameEvent,
  type History,
  hashState,
  loadHistory,
  type SavedGame,
} from '@polder/core';
import type { Proof } from './guards.js';

/** A history that has its proof at hand: each record adds one hash, nothing is played twice. */
export interface ProvenHistory<Options, State, Event extends GameEvent>
  extends History<Options, State, Event> {
  readonly proof: Proof;
}

export function loadProven<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  saved: SavedGame<Options>,
): ProvenHistory<Options, State, Event> {
  let proof = '';
  const add = (state: State): void => {
    proof = hashState([proof, hashState(state)]);
  };
  const history = loadHistory(game, saved, add);
  const { choices, log, undoable, restartable, redoable, limitUndo, fork, save } = history;

  function recorded<T>(outcome: T): T {
    add(history.state);
    return outcome;
  }

  return {
    get state() {
      return history.state;
    },
    get proof() {
      return proof;
    },
    choices,
    log,
    undoable,
    restartable,
    redoable,
    limitUndo,
    fork,
    save,
    choose: (choice) => recorded(history.choose(choice)),
    undo: (seat, steps) => recorded(history.undo(seat, steps)),
    restartTurn: (seat) => recorded(history.restartTurn(seat)),
    redo: (seat, steps) => recorded(history.redo(seat, steps)),
    rewind: (count) => recorded(history.rewind(count)),
  };
}
