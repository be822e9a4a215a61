import type { Question } from '@polder/core';
import { couldBring } from './calendar.js';
import { V } from './codes.js';
import { begin } from './goods.js';
import { lackingFor } from './lacks.js';
import { MECHANISMS, type MechanismFrame } from './mechanisms/list.js';
import type { No, Toolbox } from './mechanisms/mechanism.js';
import { possible } from './possible.js';
import { emit, type Run } from './run.js';
import { contractVp } from './scoring.js';
import { type FrameOf, type State, tables } from './state.js';

// Effects in a row: tiles with more than one part (RWD-2, CRD-7)

export function stepSeq(run: Run, frame: FrameOf<'seq'>): void {
  const s = run.state;
  const t = tables(s);
  const parts = t.parts[frame.effect];
  const { at, source } = frame;
  const part = parts[at];
  const over = at === parts.length || !frame.done;
  const now = !over && possible(s, part);
  // What would lapse waits while a Calendar reward could make it possible (CAL-2).
  const waits = !over && !now && couldBring(s, lackingFor(s, part));
  if (!now && !waits) {
    emit(run, { type: 'end', done: true });
    return;
  }
  emit(run, { type: 'next' });
  // A second action of the same tile may be left out.
  const further = at > 0 && t.action[parts[at - 1]] >= 0 && t.action[part] >= 0;
  if (further || waits) emit(run, { type: 'rewards', items: [part], sources: [source] });
  else begin(run, part, source);
}

// Mechanisms: effects with a question of their own

const TOOLBOX: Toolbox = { V, emit, contractVp };

export function askMechanism(s: State, frame: MechanismFrame, q: Question): void {
  q.ask = frame.kind;
  q.source = frame.source;
  MECHANISMS[frame.kind].ask(s, frame, q, TOOLBOX);
}

export function answerMechanism(run: Run, frame: MechanismFrame, verb: number, arg: number): void {
  const done = verb === V.pass || MECHANISMS[frame.kind].answer(run, frame, verb, arg, TOOLBOX);
  if (done) emit(run, { type: 'end', done: true });
}

/** It has nothing to ask (any more). */
export function endMechanism(run: Run, _frame: MechanismFrame): void {
  emit(run, { type: 'end', done: true });
}

export function blockMechanism(s: State, frame: MechanismFrame, no: No): void {
  MECHANISMS[frame.kind].blocked(s, frame, no, TOOLBOX);
}
