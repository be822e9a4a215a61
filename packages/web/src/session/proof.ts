import {
  type Game,
  type GameEvent,
  type History,
  hashPlayed,
  hashState,
  loadHistory,
  NO_PROOF,
  nextProof,
  type Proof,
  type SavedGame,
} from '@polder/core';

/** A history that has its proof at hand: each record adds one hash, nothing is played twice. */
export interface ProvenHistory<Options, State, Event extends GameEvent>
  extends History<Options, State, Event> {
  readonly proof: Proof;
}

export function loadProven<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  saved: SavedGame<Options>,
): ProvenHistory<Options, State, Event> {
  const { edition } = saved;
  // Values that the game itself has printed are known by their hash; those of somebody's own are part of the state.
  const hash = edition === undefined ? hashState : hashPlayed;
  let proof = NO_PROOF;
  const add = (state: State): void => {
    proof = nextProof(proof, hash(state));
  };
  const history = loadHistory(game, saved, add);
  const { choices, log, undoable, restartable, redoable, limitUndo, fork } = history;

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
    save: () => (edition === undefined ? history.save() : { ...history.save(), edition }),
    choose: (choice) => recorded(history.choose(choice)),
    undo: (seat, steps) => recorded(history.undo(seat, steps)),
    restartTurn: (seat) => recorded(history.restartTurn(seat)),
    redo: (seat, steps) => recorded(history.redo(seat, steps)),
    rewind: (count) => recorded(history.rewind(count)),
  };
}
