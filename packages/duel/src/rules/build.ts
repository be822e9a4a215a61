import { offer, popcount, type Question } from '@polder/core';
import { V } from '../codes.js';
import { SPACES } from '../edition/tables.js';
import { fromPatch } from '../sources.js';
import { active, type FrameOf, type Player, type State, tables } from '../state.js';
import { advanceCalendar } from './calendar.js';
import { isGoods } from './goods.js';
import { possible } from './possible.js';
import { grant } from './rewards.js';
import { emit, type Run } from './run.js';

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

/** Of the two rewards those that can be resolved; equal ones are one choice. */
function openRewards(s: State, mill: number): number[] {
  const t = tables(s);
  const spaces = closestSpaces(s, mill).filter((space) => space >= 0 && possible(s, t.patches[space]));
  const [one, two] = spaces;
  return spaces.length === 2 && t.patches[one] === t.patches[two] ? [one] : spaces;
}

const takesBoth = (s: State, effect: number): boolean => {
  const it = tables(s).effects[effect];
  return it.do === 'build' && it.both === true;
};

export function askBuild(s: State, frame: FrameOf<'build'>, q: Question): void {
  const player = active(s);
  if (frame.step === 0) {
    q.ask = 'column';
    if (!hasFreeSpace(s)) return;
    for (let column = 0; column < player.columns.length; column++) {
      const cost = windmillCost(s, player, column);
      if (cost >= 0 && cost <= player.guilder) offer(q, V.from + column);
    }
  } else if (frame.step === 1) {
    q.ask = 'build';
    const taken = occupied(s);
    for (let space = 0; space < tables(s).patchCount; space++) {
      if (((taken >> space) & 1) === 0) offer(q, V.build + space);
    }
  } else if (frame.step === 2 && !takesBoth(s, frame.effect)) {
    q.ask = 'patch';
    const spaces = openRewards(s, frame.space);
    for (const space of spaces) offer(q, V.patch + Math.floor(space / SPACES));
    // An action got as a reward may be declined (D-GAIN).
    if (spaces.some((space) => !isGoods(s, tables(s).patches[space]))) offer(q, V.pass);
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
    const space = openRewards(s, frame.space).find((it) => Math.floor(it / SPACES) === arg);
    if (space === undefined) throw new Error(`Patch ${arg} has no reward here.`);
    emit(run, { type: 'rewarded' });
    takeReward(run, space);
  } else emit(run, { type: 'rewarded' });
}

/** It was chosen already: an action begins without a further question. */
function takeReward(run: Run, space: number): void {
  const effect = tables(run.state).patches[space];
  if (isGoods(run.state, effect)) grant(run, effect, fromPatch(space));
  else emit(run, { type: 'begin', effect, source: fromPatch(space) });
}

/** What comes without a question after building; false: the action is done. */
export function stepBuild(run: Run, frame: FrameOf<'build'>): boolean {
  if (frame.step !== 2) return false;
  const s = run.state;
  emit(run, { type: 'rewarded' });
  if (takesBoth(s, frame.effect)) {
    const spaces = closestSpaces(s, frame.space).filter((space) => space >= 0);
    const items = spaces.map((space) => tables(s).patches[space]);
    emit(run, { type: 'rewards', items, sources: spaces.map(fromPatch), must: false });
  }
  return true;
}
