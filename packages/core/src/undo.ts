import type { Seat } from './game.js';

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

/** How many choices a seat may take back now. */
export interface Undoable {
  readonly steps: number;
  /** Only if there are no steps. */
  readonly reason?: UndoRefusal;
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

const EXPLAINED: Readonly<Record<UndoRefusal, string>> = {
  nothing: 'there is no such choice of yours in this turn',
  revealed: 'a choice has shown something that was hidden',
  otherSeat: 'another player has chosen since',
};

/** What a choice did to those before it: nothing, or it barred the way back to them and to itself. */
export type Mark = 'plain' | 'revealed' | 'turnEnded';

/** A choice with what undo must know of it. */
export interface MarkedChoice extends Answer {
  readonly decision: number;
  readonly mark: Mark;
  /** The chooser's own turn began with it. */
  readonly opensTurn: boolean;
}

/** How far a seat can go back, and what stops it there. */
interface Reach {
  readonly steps: number;
  readonly reason: UndoRefusal;
}

/** `open`: so many choices at the end of the line are by one seat, and there is no barrier among them. */
function reach(line: readonly MarkedChoice[], open: number, seat: Seat): Reach {
  const steps = line.at(-1)?.seat === seat ? open : 0;
  const end = line.length - steps;
  let start = end;
  while (start > 0 && line[start - 1].mark !== 'turnEnded') start--;
  if (!line.slice(start, end).some((choice) => choice.seat === seat)) return { steps, reason: 'nothing' };
  const { seat: by, mark } = line[end - 1];
  return { steps, reason: by === seat && mark === 'revealed' ? 'revealed' : 'otherSeat' };
}

/** How many choices at the end of the line a seat may take back. */
export function undoableIn(line: readonly MarkedChoice[], open: number, seat: Seat): Undoable {
  const { steps, reason } = reach(line, open, seat);
  return steps > 0 ? { steps } : { steps, reason };
}

/** Of those the ones of the seat's own turn: an answer in another's turn before it stays. */
export function restartableIn(line: readonly MarkedChoice[], open: number, seat: Seat): Undoable {
  const { steps: all, reason } = reach(line, open, seat);
  let steps = 0;
  while (steps < all && !line[line.length - 1 - steps].opensTurn) steps++;
  if (steps > 0) return { steps };
  // Nothing of this turn: what one answered before it is no part of it.
  return { steps, reason: all > 0 ? 'nothing' : reason };
}

/** Throws CannotUndo. */
export function checkUndo(line: readonly MarkedChoice[], open: number, seat: Seat, steps: number): void {
  if (!isCount(steps)) throw new CannotUndo('nothing', `${steps} is not a number of choices to take back.`);
  const reached = reach(line, open, seat);
  if (steps <= reached.steps) return;
  const many = steps === 1 ? 'The choice' : `${steps} choices`;
  throw new CannotUndo(reached.reason, `${many} can't be taken back: ${EXPLAINED[reached.reason]}.`);
}

/** Throws CannotUndo. */
export function checkRestart({ reason }: Undoable): void {
  if (reason) throw new CannotUndo(reason, `The turn can't be started anew: ${EXPLAINED[reason]}.`);
}

/** How many choices a seat can make again: all that were taken back, or none. */
export function redoableIn(undone: readonly MarkedChoice[], seat: Seat): number {
  return undone.length > 0 && undone[0].seat === seat ? undone.length : 0;
}

/** Throws CannotUndo. */
export function checkRedo(undone: readonly MarkedChoice[], seat: Seat, steps: number): void {
  if (!isCount(steps)) throw new CannotUndo('nothing', `${steps} is not a number of choices to redo.`);
  const most = redoableIn(undone, seat);
  if (steps <= most) return;
  const reason = undone.length > 0 && most === 0 ? 'otherSeat' : 'nothing';
  throw new CannotUndo(reason, `Only ${most} choices of yours can be made again.`);
}

/** Throws CannotUndo. */
export function checkRewind(line: readonly MarkedChoice[], count: number): void {
  if (isIndex(count) && count < line.length) return;
  const how = `There are ${line.length} choices`;
  throw new CannotUndo('nothing', `${how}: the game can't go back to where there were ${count}.`);
}

/** A number of things, none too. */
export const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
/** A number of things, one at least. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;
