import { isIllegalChoice } from './errors.js';
import type { Choice, Game, GameEvent, Seat } from './game.js';
import {
  type Answer,
  CannotUndo,
  checkRedo,
  checkRestart,
  checkRewind,
  checkUndo,
  isCount,
  isIndex,
  type Mark,
  type MarkedChoice,
  redoableIn,
  restartableIn,
  type Undoable,
  undoableIn,
} from './undo.js';

export { type Answer, CannotUndo, type Undoable, type UndoRefusal } from './undo.js';

/** One line of the log of a game. Undo adds a record, it erases none. */
export type HistoryRecord =
  | { readonly type: 'choice'; readonly seat: Seat; readonly key: string; readonly decision: number }
  | { readonly type: 'undo'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'redo'; readonly seat: Seat; readonly count: number }
  /** Nobody's own doing: all have agreed to it. `count`: so many choices of the line stand. */
  | { readonly type: 'rewind'; readonly count: number };

/** Plain JSON: everything that a game in progress can be opened from. */
export interface SavedGame<Options> {
  readonly game: string;
  readonly version: string;
  readonly options: Options;
  /**
   * The hash of the edition, where it is one of the game's own: not necessarily the present one. Options that have none
   * take it from where it is kept. Undefined: an edition of somebody's own, or a game from before games said so.
   */
  readonly edition?: string;
  readonly seed: string;
  readonly log: readonly HistoryRecord[];
}

/** A game in progress. What it shows is live: read it anew after every change. */
export interface History<Options, State, Event extends GameEvent> {
  readonly state: State;
  /** The line that stands now: what was taken back is not in it. */
  readonly choices: readonly Answer[];
  /** All that ever happened. Undo is a record here, not an erasure. */
  readonly log: readonly HistoryRecord[];
  /** Clears what could be redone. Illegal: throws IllegalChoice, nothing changes. */
  choose(choice: Choice): Event[];
  /** How many own choices of this turn can be taken back. */
  undoable(seat: Seat): Undoable;
  /** Takes back so many own choices, one by default; throws CannotUndo. */
  undo(seat: Seat, steps?: number): void;
  /** How many choices `restartTurn` takes back. */
  restartable(seat: Seat): Undoable;
  /** Take back every choice of the own turn that can be; what one answered in another's turn stays. */
  restartTurn(seat: Seat): void;
  /** How many choices can be made again. */
  redoable(seat: Seat): number;
  /** Makes choices again that were taken back; throws CannotUndo. */
  redo(seat: Seat, steps?: number): Event[];
  /**
   * Go back to the table after so many choices of the line, across turns and barriers: played again from the
   * set-up, so chance brings the same once more. Clears what could be redone.
   */
  rewind(choices: number): void;
  /** From now on only so many of the last choices can be taken back, if that many could. */
  limitUndo(steps: number): void;
  /** A game that goes on from here by itself: neither knows what happens in the other. */
  fork(): History<Options, State, Event>;
  /** Everything that the game can be opened from. */
  save(): SavedGame<Options>;
}

/** A saved game that can't be opened. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
  constructor(
    /** Where in the log; -1 is the part before it. */
    readonly index: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(index < 0 ? message : `Record ${index}: ${message}`, options);
  }
}

/** Begins a game. */
export function openHistory<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
): History<Options, State, Event> {
  const state = game.setup(options, seed);
  const start = { state, choices: [], log: [], line: [], snapshots: [], undone: [] };
  return createHistory(game, options, seed, start);
}

/** What a history keeps. Its own lists; states and choices may be another history's, too. */
interface HistoryData<State> {
  /** Never played on: a choice is made on a copy. */
  readonly state: State;
  readonly choices: Answer[];
  readonly log: HistoryRecord[];
  readonly line: MarkedChoice[];
  /** The states before the last choices of `line`: all by one seat, and with no barrier among them. */
  readonly snapshots: State[];
  /** What was taken back, the latest choice first. */
  readonly undone: MarkedChoice[];
}

function createHistory<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
  data: HistoryData<State>,
): History<Options, State, Event> {
  const { choices, log, line } = data;
  let { state, snapshots, undone } = data;

  function play(choice: Choice): Event[] {
    const before = state;
    const after = game.clone(state);
    const events = game.choose(after, choice);
    state = after;
    const { seat, key, decision } = choice;
    const mark = markOf(events, seat, game.result(state) !== undefined);
    if (mark !== 'plain' || line.at(-1)?.seat !== seat) snapshots = [];
    if (mark === 'plain') snapshots.push(before);
    const opensTurn = events.some((e) => e.type === 'turn' && e.seat === seat);
    line.push({ seat, key, decision, mark, opensTurn });
    choices.push({ seat, key });
    return events;
  }

  const undoable = (seat: Seat): Undoable => undoableIn(line, snapshots.length, seat);
  const restartable = (seat: Seat): Undoable => restartableIn(line, snapshots.length, seat);

  function undo(seat: Seat, steps = 1): void {
    checkUndo(line, snapshots.length, seat, steps);
    state = snapshots[snapshots.length - steps];
    snapshots.length -= steps;
    choices.length -= steps;
    undone.push(...line.splice(line.length - steps).reverse());
    log.push({ type: 'undo', seat, count: steps });
  }

  function rewind(count: number): void {
    checkRewind(line, count);
    const standing = line.slice(0, count);
    state = game.setup(options, seed);
    choices.length = 0;
    line.length = 0;
    snapshots = [];
    undone = [];
    for (const choice of standing) play(choice);
    log.push({ type: 'rewind', count });
  }

  function redo(seat: Seat, steps = 1): Event[] {
    checkRedo(undone, seat, steps);
    const events: Event[] = [];
    for (const choice of undone.splice(undone.length - steps).reverse()) events.push(...play(choice));
    log.push({ type: 'redo', seat, count: steps });
    return events;
  }

  return {
    get state() {
      return state;
    },
    choices,
    log,
    choose(choice) {
      const events = play(choice);
      const { seat, key, decision } = choice;
      log.push({ type: 'choice', seat, key, decision });
      undone = [];
      return events;
    },
    undoable,
    undo,
    restartable,
    restartTurn(seat) {
      const turn = restartable(seat);
      checkRestart(turn);
      undo(seat, turn.steps);
    },
    redoable: (seat) => redoableIn(undone, seat),
    redo,
    rewind,
    limitUndo(steps) {
      snapshots = snapshots.slice(Math.max(0, snapshots.length - steps));
    },
    fork: () =>
      createHistory(game, options, seed, {
        state,
        choices: [...choices],
        log: [...log],
        line: [...line],
        snapshots: [...snapshots],
        undone: [...undone],
      }),
    save: () => ({ game: game.id, version: game.version, options, seed, log: [...log] }),
  };
}

/** A turn that goes on to one's own next turn (after an answer in another's) is not at its end. */
function markOf(events: readonly GameEvent[], seat: Seat, over: boolean): Mark {
  const passed = events.some((e) => e.type === 'turn' && e.seat !== seat);
  // The end of the game ends the turn as well.
  if (passed || over) return 'turnEnded';
  return events.some((e) => e.reveals) ? 'revealed' : 'plain';
}

/**
 * Opens a saved game by playing its log again, with every undo and redo. `passed` sees each state on the
 * way: the one of the set-up, and the one after every record.
 */
export function loadHistory<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  saved: SavedGame<Options>,
  passed?: (state: State) => void,
): History<Options, State, Event> {
  if (typeof saved !== 'object' || saved === null) throw new BadRecord(-1, 'This is not a saved game.');
  if (saved.game !== game.id) {
    throw new BadRecord(-1, `This is a game of '${saved.game}', not of '${game.id}'.`);
  }
  if (saved.version !== game.version) {
    throw new BadRecord(-1, `This game has version '${saved.version}' of the rules, not '${game.version}'.`);
  }
  if (typeof saved.seed !== 'string') throw new BadRecord(-1, 'The seed is not a text.');
  if (!Array.isArray(saved.log)) throw new BadRecord(-1, 'The log is not a list.');
  const history = open(game, saved);
  passed?.(history.state);
  for (const [index, record] of saved.log.entries()) {
    replayRecord(history, record, index);
    passed?.(history.state);
  }
  return history;
}

function open<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  saved: SavedGame<Options>,
): History<Options, State, Event> {
  try {
    return openHistory(game, saved.options, saved.seed);
  } catch (error) {
    throw new BadRecord(-1, `The game can't be set up: ${messageOf(error)}`, { cause: error });
  }
}

/** `record` comes from outside: its type is a hope, not a fact. */
function replayRecord<Options, State, Event extends GameEvent>(
  history: History<Options, State, Event>,
  record: HistoryRecord,
  index: number,
): void {
  if (typeof record !== 'object' || record === null || (record.type !== 'rewind' && !isIndex(record.seat))) {
    throw new BadRecord(index, 'it names no seat.');
  }
  try {
    if (record.type === 'rewind' && isIndex(record.count)) history.rewind(record.count);
    else if (record.type === 'choice' && typeof record.key === 'string' && isIndex(record.decision)) {
      history.choose(record);
    } else if (record.type === 'undo' && isCount(record.count)) history.undo(record.seat, record.count);
    else if (record.type === 'redo' && isCount(record.count)) history.redo(record.seat, record.count);
    else
      throw new BadRecord(
        index,
        `it is not a choice, an undo, a redo or a rewind: ${JSON.stringify(record)}`,
      );
  } catch (error) {
    // Anything else is a fault in the rules and must be seen as such.
    if (!isIllegalChoice(error) && !(error instanceof CannotUndo)) throw error;
    throw new BadRecord(index, messageOf(error), { cause: error });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
