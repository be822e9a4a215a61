import { isIllegalChoice } from './errors.js';
import type { Choice, Game, GameEvent, Seat } from './game.js';

/** A choice as the line of the game remembers it. */
export interface Answer {
  readonly seat: Seat;
  readonly key: string;
}

/** Why nothing (more) can be taken back. */
export type UndoRefusal =
  | 'nothing' // no own choice in this turn
  | 'revealed' // the choice showed something that was hidden
  | 'otherSeat'; // another seat has chosen since

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
  readonly seed: string;
  readonly log: readonly HistoryRecord[];
}

/** How many choices a seat may take back now. */
export interface Undoable {
  readonly steps: number;
  /** Only if there are no steps. */
  readonly reason?: UndoRefusal;
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
  /** A game that goes on from here by itself: neither knows what happens in the other. */
  fork(): History<Options, State, Event>;
  /** Everything that the game can be opened from. */
  save(): SavedGame<Options>;
}

/** A choice that can’t be taken back or made again, with the reason. */
export class CannotUndo extends Error {
  override readonly name = 'CannotUndo';
  constructor(
    readonly reason: UndoRefusal,
    message: string,
  ) {
    super(message);
  }
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

const EXPLAINED: Readonly<Record<UndoRefusal, string>> = {
  nothing: 'there is no such choice of yours in this turn',
  revealed: 'a choice has shown something that was hidden',
  otherSeat: 'another player has chosen since',
};

/** What a choice did to those before it: nothing, or it barred the way back to them and to itself. */
type Mark = 'plain' | 'revealed' | 'turnEnded';

interface Step extends Answer {
  readonly decision: number;
  readonly mark: Mark;
  /** The chooser's own turn began with it. */
  readonly opensTurn: boolean;
}

/** Begins a game. */
export function openHistory<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
): History<Options, State, Event> {
  const state = game.setup(options, seed);
  return goOn(game, options, seed, { state, choices: [], log: [], line: [], snapshots: [], undone: [] });
}

/** What a history keeps. Its own lists; states and steps may be another history's, too. */
interface Course<State> {
  /** Never played on: a choice is made on a copy. */
  readonly state: State;
  readonly choices: Answer[];
  readonly log: HistoryRecord[];
  readonly line: Step[];
  /** The states before the last choices of `line`: all by one seat, and with no barrier among them. */
  readonly snapshots: State[];
  /** What was taken back, the latest choice first. */
  readonly undone: Step[];
}

function goOn<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
  course: Course<State>,
): History<Options, State, Event> {
  const { choices, log, line } = course;
  let { state, snapshots, undone } = course;

  /** A turn that goes on to one's own next turn (after an answer in another's) is not at its end. */
  function markOf(events: readonly Event[], seat: Seat): Mark {
    const passed = events.some((e) => e.type === 'turn' && e.seat !== seat);
    // The end of the game ends the turn as well.
    if (passed || game.result(state) !== undefined) return 'turnEnded';
    return events.some((e) => e.reveals) ? 'revealed' : 'plain';
  }

  function play(choice: Choice): Event[] {
    const before = state;
    const after = game.clone(state);
    const events = game.choose(after, choice);
    state = after;
    const { seat, key, decision } = choice;
    const mark = markOf(events, seat);
    if (mark !== 'plain' || line.at(-1)?.seat !== seat) snapshots = [];
    if (mark === 'plain') snapshots.push(before);
    const opensTurn = events.some((e) => e.type === 'turn' && e.seat === seat);
    line.push({ seat, key, decision, mark, opensTurn });
    choices.push({ seat, key });
    return events;
  }

  /** How far `seat` can go back, and what stops it there. */
  function reach(seat: Seat): { steps: number; reason: UndoRefusal } {
    const steps = line.at(-1)?.seat === seat ? snapshots.length : 0;
    const end = line.length - steps;
    let start = end;
    while (start > 0 && line[start - 1].mark !== 'turnEnded') start--;
    if (!line.slice(start, end).some((step) => step.seat === seat)) return { steps, reason: 'nothing' };
    const { seat: by, mark } = line[end - 1];
    return { steps, reason: by === seat && mark === 'revealed' ? 'revealed' : 'otherSeat' };
  }

  /** Of those the ones of the seat's own turn: an answer in another's turn before it stays. */
  function stepsOfTurn(seat: Seat): number {
    const { steps } = reach(seat);
    let own = 0;
    while (own < steps && !line[line.length - 1 - own].opensTurn) own++;
    return own;
  }

  function undoable(seat: Seat): Undoable {
    const { steps, reason } = reach(seat);
    return steps > 0 ? { steps } : { steps, reason };
  }

  function restartable(seat: Seat): Undoable {
    const steps = stepsOfTurn(seat);
    if (steps > 0) return { steps };
    const { steps: all, reason } = reach(seat);
    // Nothing of this turn: what one answered before it is no part of it.
    return { steps, reason: all > 0 ? 'nothing' : reason };
  }

  function undo(seat: Seat, steps = 1): void {
    const reached = reach(seat);
    if (!isCount(steps)) throw new CannotUndo('nothing', `${steps} is not a number of choices to take back.`);
    if (steps > reached.steps) {
      const many = steps === 1 ? 'The choice' : `${steps} choices`;
      throw new CannotUndo(reached.reason, `${many} can't be taken back: ${EXPLAINED[reached.reason]}.`);
    }
    state = snapshots[snapshots.length - steps];
    snapshots.length -= steps;
    choices.length -= steps;
    undone.push(...line.splice(line.length - steps).reverse());
    log.push({ type: 'undo', seat, count: steps });
  }

  function rewind(count: number): void {
    if (!isIndex(count) || count >= line.length) {
      const how = `There are ${line.length} choices`;
      throw new CannotUndo('nothing', `${how}: the game can't go back to where there were ${count}.`);
    }
    const standing = line.slice(0, count);
    state = game.setup(options, seed);
    choices.length = 0;
    line.length = 0;
    snapshots = [];
    undone = [];
    for (const step of standing) play(step);
    log.push({ type: 'rewind', count });
  }

  function redoable(seat: Seat): number {
    return undone.length > 0 && undone[0].seat === seat ? undone.length : 0;
  }

  function redo(seat: Seat, steps = 1): Event[] {
    if (!isCount(steps)) throw new CannotUndo('nothing', `${steps} is not a number of choices to redo.`);
    if (steps > redoable(seat)) {
      const reason = undone.length > 0 && redoable(seat) === 0 ? 'otherSeat' : 'nothing';
      throw new CannotUndo(reason, `Only ${redoable(seat)} choices of yours can be made again.`);
    }
    const events: Event[] = [];
    for (const step of undone.splice(undone.length - steps).reverse()) events.push(...play(step));
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
      const { steps, reason } = restartable(seat);
      if (reason) throw new CannotUndo(reason, `The turn can't be started anew: ${EXPLAINED[reason]}.`);
      undo(seat, steps);
    },
    redoable,
    redo,
    rewind,
    fork: () =>
      goOn(game, options, seed, {
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

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
