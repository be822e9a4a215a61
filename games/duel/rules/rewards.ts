import { isPending, isRepeated, offer, type Question } from '@polder/core';
import { V } from './codes.js';
import { begin, isGoods } from './goods.js';
import { possible } from './possible.js';
import { emit, type Run } from './run.js';
import type { FrameOf, State } from './state.js';

/** Goods come first and unasked (D-GAIN): nothing has a limit, so nobody would wait with them. -1: none. */
function pendingGoods(s: State, frame: FrameOf<'rewards'>): number {
  for (let i = 0; i < frame.items.length; i++)
    if (isPending(frame, i) && isGoods(s, frame.items[i])) return i;
  return -1;
}

/** It must be done if it can be (D-TRN-2). */
const isDuty = ({ must }: FrameOf<'rewards'>, item: number): boolean => ((must >> item) & 1) === 1;

/** A single duty is no question: the machine does it by itself. */
export function askRewards(s: State, frame: FrameOf<'rewards'>, q: Question): void {
  q.ask = 'reward';
  if (pendingGoods(s, frame) >= 0) return;
  let duty = false;
  for (let i = 0; i < frame.items.length; i++) {
    if (!isPending(frame, i) || !possible(s, frame.items[i])) continue;
    if (isDuty(frame, i)) duty = true;
    if (isRepeated(frame, i)) continue;
    if (q.count === 0) q.source = frame.sources[i];
    offer(q, V.take + frame.items[i]);
  }
  if (q.count > 0 && !duty) offer(q, V.pass);
}

export function answerRewards(run: Run, frame: FrameOf<'rewards'>, verb: number, effect: number): void {
  if (verb === V.take) {
    for (let i = 0; i < frame.items.length; i++) {
      if (isPending(frame, i) && frame.items[i] === effect) return takeItem(run, frame, i);
    }
  }
  emit(run, { type: 'end' });
}

export function stepRewards(run: Run, frame: FrameOf<'rewards'>): void {
  const goods = pendingGoods(run.state, frame);
  if (goods >= 0) takeItem(run, frame, goods);
  else emit(run, { type: 'end' });
}

function takeItem(run: Run, frame: FrameOf<'rewards'>, item: number): void {
  const effect = frame.items[item];
  const source = frame.sources[item];
  emit(run, { type: 'took', item, effect, source });
  begin(run, effect, source);
}

/** One reward: goods come at once, an action may be declined (D-GAIN). */
export function grant(run: Run, effect: number, source: number): void {
  if (isGoods(run.state, effect)) begin(run, effect, source);
  else emit(run, { type: 'rewards', items: [effect], sources: [source], must: 0 });
}
