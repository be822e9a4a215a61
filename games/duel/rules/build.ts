import { offer, popcount, type Question } from '@polder/core';
import { SPACES } from '../edition/tables.js';
import { advanceCalendar } from './calendar.js';
import { V } from './codes.js';
import { begin, isGoods } from './goods.js';
import { possible } from './possible.js';
import { emit, type Run } from './run.js';
import { fromPatch } from './sources.js';
import { active, type FrameOf, type Player, type State, tables } from './state.js';

/** Cost of the lowest Windmill of a column; -1: none is left (D-BLD). */
export function windmillCost(s: State, player: Player, column: number): number {
  const { columns, rowCosts } = tables(s).edition;
  const left = player.columns[column];
  return left === 0 ? -1 : rowCosts[columns[column] - left];
}

/** Windmill spaces with a Windmill of anybody. */
export const occupied = (s: State): number => s.players[0].mills | s.players[1].mills;

const hasFreeSpace = (s: State): boolean => popcount(occupied(s)) < tables(s).patchCount;

export function canBuild(s: State, guilder: number): boolean {
  if (!hasFreeSpace(s)) return false;
  const player = active(s);
  for (let column = 0; column < player.columns.length; column++) {
    const cost = windmillCost(s, player, column);
    if (cost >= 0 && cost <= guilder) return true;
  }
  return false;
}

/**
 * The two Patches at a Windmill space, and the space of each that is closest to the Windmill and has no
 * tulip; -1: none. Space m lies between the last space of Patch m and the first one of the next.
 */
export function closestSpaces(s: State, mill: number): readonly [before: number, after: number] {
  const next = (mill + 1) % tables(s).patchCount;
  return [closest(s, mill * SPACES + SPACES - 1, -1), closest(s, next * SPACES, 1)];
}

function closest(s: State, start: number, step: number): number {
  for (let i = 0, space = start; i < SPACES; i++, space += step) if (s.patches[space] < 0) return space;
  return -1;
}

/** Sides of the Windmill whose reward is open and can be resolved; of two equal ones only one is a choice. */
function openSides(s: State, frame: FrameOf<'build'>): number[] {
  const { patches } = tables(s);
  const spaces = closestSpaces(s, frame.space);
  const open = [0, 1].filter(
    (side) => (frame.sides >> side) & 1 && spaces[side] >= 0 && possible(s, patches[spaces[side]]),
  );
  return open.length === 2 && isSameReward(s, frame.space) ? [0] : open;
}

/** Both Patches at a Windmill have the same reward open. */
export function isSameReward(s: State, mill: number): boolean {
  const { patches } = tables(s);
  const [before, after] = closestSpaces(s, mill);
  return before >= 0 && after >= 0 && patches[before] === patches[after];
}

const rewardAt = (s: State, mill: number, side: number): number =>
  tables(s).patches[closestSpaces(s, mill)[side]];

/** A reward that is simply taken: goods, if nothing else is open or both may be had (D-GAIN); -1: none. */
function quietSide(s: State, frame: FrameOf<'build'>, open: readonly number[]): number {
  if (open.length > frame.left) return -1;
  return open.find((side) => isGoods(s, rewardAt(s, frame.space, side))) ?? -1;
}

/** The Patch on a side: space m lies between Patch m and the next one. */
export const patchOn = (s: State, mill: number, side: number): number => (mill + side) % tables(s).patchCount;

export function askBuild(s: State, frame: FrameOf<'build'>, q: Question): void {
  const player = active(s);
  if (frame.column < 0) {
    q.ask = 'column';
    if (!hasFreeSpace(s)) return;
    for (let column = 0; column < player.columns.length; column++) {
      const cost = windmillCost(s, player, column);
      if (cost >= 0 && cost <= player.guilder) offer(q, V.from + column);
    }
  } else if (frame.space < 0) {
    q.ask = 'build';
    const taken = occupied(s);
    for (let space = 0; space < tables(s).patchCount; space++) {
      if (((taken >> space) & 1) === 0) offer(q, V.build + space);
    }
  } else if (frame.left > 0) {
    q.ask = 'patch';
    const open = openSides(s, frame);
    if (quietSide(s, frame, open) >= 0) return;
    for (const side of open) offer(q, V.patch + patchOn(s, frame.space, side));
    // An action got as a reward may be declined (D-GAIN).
    if (open.some((side) => !isGoods(s, rewardAt(s, frame.space, side)))) offer(q, V.pass);
  }
}

export function answerBuild(run: Run, frame: FrameOf<'build'>, verb: number, arg: number): void {
  const s = run.state;
  const seat = s.turn.actor;
  if (verb === V.from) {
    emit(run, { type: 'column', column: arg });
  } else if (verb === V.build) {
    const { column } = frame;
    emit(run, { type: 'built', seat, space: arg, column, cost: windmillCost(s, active(s), column) });
    if (popcount(active(s).mills) === tables(s).edition.marks.windmills) advanceCalendar(run, 'windmills');
  } else if (verb === V.patch) {
    const side = openSides(s, frame).find((it) => patchOn(s, frame.space, it) === arg);
    if (side === undefined) throw new Error(`Patch ${arg} has no reward here.`);
    takeReward(run, frame, side);
  } else emit(run, { type: 'rewarded', side: -1 });
}

/** It was chosen already: an action begins without a further question. The space stays open. */
function takeReward(run: Run, frame: FrameOf<'build'>, side: number): void {
  const space = closestSpaces(run.state, frame.space)[side];
  emit(run, { type: 'rewarded', side });
  begin(run, tables(run.state).patches[space], fromPatch(space));
}

/** What comes without a question after building; false: the action is done. */
export function stepBuild(run: Run, frame: FrameOf<'build'>): boolean {
  if (frame.space < 0 || frame.left === 0) return false;
  const s = run.state;
  const side = quietSide(s, frame, openSides(s, frame));
  if (side >= 0) takeReward(run, frame, side);
  else emit(run, { type: 'rewarded', side: -1 });
  return true;
}
