import { offer, type Question } from '@polder/core';
import { V } from '../codes.js';
import { contractVp } from '../scoring.js';
import { type FrameOf, type State, tables } from '../state.js';
import { begin } from './goods.js';
import { possible } from './possible.js';
import { active, emit, type Run } from './run.js';

// Effects in a row: tiles with more than one part (RWD-2, CRD-7)

export function stepSeq(run: Run, frame: FrameOf<'seq'>): void {
  const s = run.state;
  const t = tables(s);
  const parts = t.parts[frame.effect];
  const { at, source } = frame;
  const part = parts[at];
  if (at === parts.length || !frame.done || !possible(s, part)) {
    emit(run, { type: 'end', done: true });
    return;
  }
  emit(run, { type: 'next' });
  // A second action of the same tile may be left out.
  const further = at > 0 && t.action[parts[at - 1]] >= 0 && t.action[part] >= 0;
  if (further) emit(run, { type: 'rewards', items: [part], sources: [source] });
  else begin(run, part, source);
}

// 'Score a Contract now' (SCO-1)

export function askScoreContract(s: State, frame: FrameOf<'scoreContract'>, q: Question): void {
  q.ask = 'scoreContract';
  q.source = frame.source;
  for (const card of active(s).contracts) offer(q, V.score + card);
}

export function answerScoreContract(run: Run, card: number): void {
  const s = run.state;
  emit(run, { type: 'contractScored', seat: s.turn.seat, card, vp: contractVp(s, active(s), card) });
  emit(run, { type: 'end', done: true });
}

// 'Remove a Windmill' (CRD-7, BLD-5)

export function askRemove(s: State, frame: FrameOf<'removeWindmill'>, q: Question): void {
  q.ask = 'removeWindmill';
  q.source = frame.source;
  const { groups } = active(s);
  for (let group = 0; group < groups.length; group++) if (groups[group] > 0) offer(q, V.remove + group);
  offer(q, V.pass);
}

export function answerRemove(run: Run, verb: number, group: number): void {
  if (verb === V.remove) emit(run, { type: 'windmillRemoved', seat: run.state.turn.seat, group });
  emit(run, { type: 'end', done: true });
}

// 'Swap a stored bulb with the supply' (CRD-7)

export function askSwap(s: State, frame: FrameOf<'swapBulb'>, q: Question): void {
  q.ask = 'swapBulb';
  q.source = frame.source;
  const { storage } = active(s);
  if (frame.out >= 0) {
    for (let colour = 0; colour < storage.length; colour++) if (colour !== frame.out) offer(q, V.in + colour);
    return;
  }
  for (let colour = 0; colour < storage.length; colour++) if (storage[colour] > 0) offer(q, V.out + colour);
  offer(q, V.pass);
}

export function answerSwap(run: Run, frame: FrameOf<'swapBulb'>, verb: number, colour: number): void {
  const { seat } = run.state.turn;
  if (verb === V.out) {
    emit(run, { type: 'outBulb', colour });
    return;
  }
  if (verb === V.in) emit(run, { type: 'exchanged', seat, out: frame.out, colour });
  emit(run, { type: 'end', done: true });
}
