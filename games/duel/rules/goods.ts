import { isSingle, lowestBit, offer, type Question } from '@polder/core';
import { COLOURS } from '@polder/core/edition';
import { advanceCalendar } from './calendar.js';
import { V } from './codes.js';
import { emit, type Run, vpOf } from './run.js';
import { vpIndex } from './sources.js';
import { type FrameOf, type State, tables } from './state.js';

export function gainVp(run: Run, seat: number, n: number, source: number): void {
  emit(run, { type: 'vp', seat, n, as: vpIndex(source), source });
  checkMark(run, seat);
}

/** Reaching 40 VP moves the Calendar, once for each player (D-VP-1). */
export function checkMark(run: Run, seat: number): void {
  const s = run.state;
  const player = s.players[seat];
  if (player.marked || vpOf(player) < tables(s).edition.marks.vp) return;
  emit(run, { type: 'marked', seat });
  advanceCalendar(run, 'vp');
}

/** Start an effect: goods come at once, an action becomes a frame. */
export function begin(run: Run, effect: number, source: number): void {
  const s = run.state;
  const t = tables(s);
  const it = t.effects[effect];
  if (it.do !== 'gain') {
    emit(run, { type: 'begin', effect, source });
    return;
  }
  const seat = s.turn.actor;
  if (it.guilder) emit(run, { type: 'guilder', seat, n: it.guilder, source });
  if (it.tools) emit(run, { type: 'tools', seat, n: it.tools, source });
  if (it.vp) gainVp(run, seat, it.vp, source);
  if (t.bulbs[effect].length > 0) emit(run, { type: 'bulbs', bulbs: t.bulbs[effect], source });
}

// Bulbs, one at a time; only the colour may be a question (D-SET-6: there is room for all)

export function askGain(frame: FrameOf<'gain'>, q: Question): void {
  q.ask = 'bulb';
  q.source = frame.source;
  if (frame.at === frame.bulbs.length || isSingle(frame.bulbs[frame.at])) return;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if ((frame.bulbs[frame.at] >> colour) & 1) offer(q, V.bulb + colour);
  }
}

export function gainBulb(run: Run, colour: number): void {
  emit(run, { type: 'bulb', seat: run.state.turn.actor, colour });
}

export function stepGain(run: Run, frame: FrameOf<'gain'>): void {
  if (frame.at === frame.bulbs.length) emit(run, { type: 'end' });
  else gainBulb(run, lowestBit(frame.bulbs[frame.at]));
}

export const isGoods = (s: State, effect: number): boolean => tables(s).effects[effect].do === 'gain';
