import { AFTER, offer, type Question } from '@polder/core';
import { V } from './codes.js';
import { begin, gainVp } from './goods.js';
import { broughtBy, lackingIn } from './lacks.js';
import { possible } from './possible.js';
import { active, emit, type Run } from './run.js';
import { fromCalendar, isFromCalendar, TURN, VP } from './sources.js';
import { type Frame, type Options, type State, tables } from './state.js';

/** Rows of unique rewards in play: as many as players (SET-11). */
export const openRows = (s: State): number => s.players.length;

/** The common reward is offered only if it would do something (CAL-2). */
function commonOpen(s: State): boolean {
  return s.turn.common && possible(s, tables(s).calendarCommon[active(s).calendar]);
}

export function uniqueOpen(s: State): number {
  if (!s.turn.unique) return 0;
  return ((1 << openRows(s)) - 1) & ~s.covered[active(s).calendar];
}

/** A Calendar reward could be taken at this moment. */
export function calendarOpen(s: State): boolean {
  return commonOpen(s) || uniqueOpen(s) !== 0;
}

/** What the open rewards could bring to a choice that lacks something (see lacks.ts). */
function brought(s: State): number {
  const t = tables(s);
  const column = active(s).calendar;
  let all = commonOpen(s) ? broughtBy(t, t.calendarCommon[column]) : 0;
  const rows = uniqueOpen(s);
  for (let row = 0; row < openRows(s); row++) {
    const effect = t.calendarUnique[column][row];
    if ((rows >> row) & 1 && possible(s, effect)) all |= broughtBy(t, effect);
  }
  return all;
}

/** What is lacking here is in reach: an open reward could bring it (CAL-2). */
export function couldBring(s: State, lacking: number): boolean {
  return lacking !== 0 && (s.turn.common || s.turn.unique) && (lacking & brought(s)) !== 0;
}

/** Offer the rewards of the column reached this turn (CAL-2). */
function offerCalendar(s: State, q: Question): void {
  if (commonOpen(s)) offer(q, V.calendar);
  const rows = uniqueOpen(s);
  for (let row = 0; row < openRows(s); row++) if ((rows >> row) & 1) offer(q, V.calendar + row + 1);
}

/**
 * At every question of one's own turn, whatever asks it, the rewards still open can be taken (CAL-2). Choices that are
 * a part of taking one are left alone. Where nothing or only one thing could be chosen nobody would be asked: there
 * the rewards make a question only if one could bring what is lacking.
 */
export function addCalendar(s: State, frame: Frame, q: Question): void {
  if (!s.turn.common && !s.turn.unique) return;
  const own = q.count;
  const inside = isFromCalendar(q.source) && !('phase' in frame && frame.phase === AFTER);
  if (own > 1 || q.confirm) {
    if (!inside) offerCalendar(s, q);
    return;
  }
  if ((own === 1 && inside) || !couldBring(s, lackingIn(s, frame, q))) return;
  offerCalendar(s, q);
  if (own === 0) offer(q, waysOut(frame));
}

/** What ends a frame that waits for the Calendar. */
function waysOut(frame: Frame): number {
  if (!('phase' in frame)) return V.pass;
  return frame.phase === AFTER ? V.after : V.stop;
}

/** Row -1: the common reward. */
export function takeCalendar(run: Run, row: number): void {
  const s = run.state;
  const t = tables(s);
  const column = active(s).calendar;
  emit(run, { type: 'calendarTaken', seat: s.turn.seat, column, row });
  const effect = row < 0 ? t.calendarCommon[column] : t.calendarUnique[column][row];
  if (possible(s, effect)) begin(run, effect, fromCalendar(column, row));
}

/** The red spoke has reached or crossed the arrow (CAL-1, CAL-3). */
export function advanceCalendar(run: Run): void {
  const s = run.state;
  const t = tables(s);
  const column = active(s).calendar + 1;
  const end = t.calendarCommon.length;
  if (column > end) return;
  emit(run, { type: 'calendar', seat: s.turn.seat, column });
  if (column < end) return;
  const vp = t.edition.calendar.end.vp[s.endTaken - 1] ?? 0;
  if (vp > 0) gainVp(run, vp, TURN, VP.calendar);
  if (s.lastRound < 0) {
    const lastRound = s.turn.round + (extraRound(s.options) ? 1 : 0);
    emit(run, { type: 'endTriggered', seat: s.turn.seat, lastRound });
  }
}

/** END-1, and for a solo game G-END-1. */
function extraRound({ expert, solo }: Options): boolean {
  return solo === undefined ? !expert : solo === 'easy';
}

/** A common reward that nobody would wait with comes at once (CAL-2). */
export function takeUnasked(run: Run): void {
  const s = run.state;
  const t = tables(s);
  if (s.turn.common && t.immediate[t.calendarCommon[active(s).calendar]]) takeCalendar(run, -1);
}
