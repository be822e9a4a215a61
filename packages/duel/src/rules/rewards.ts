import { isPending, isRepeated, offer, type Question } from '@polder/core';
import { V } from '../codes.js';
import type { FrameOf, State } from '../state.js';
import { begin, isGoods } from './goods.js';
import { possible } from './possible.js';
import { emit, type Run } from './run.js';

/**
 * A reward that is simply taken next; -1: the player is asked, or nothing is left. Goods come first and
 * unasked (D-GAIN): nothing has a limit, so nobody would wait with them.
 */
function quietItem(s: State, frame: FrameOf<'rewards'>): number {
  const { items } = frame;
  let only = -1;
  let choice = false;
  for (let i = 0; i < items.length; i++) {
    if (!isPending(frame, i)) continue;
    if (isGoods(s, items[i])) return i;
    if (!possible(s, items[i])) continue;
    if (only < 0) only = i;
    else if (items[i] !== items[only]) choice = true;
  }
  return !choice && only >= 0 && isDuty(frame, only) ? only : -1;
}

/** It must be done if it can be (D-TRN-2). */
const isDuty = ({ must }: FrameOf<'rewards'>, item: number): boolean => ((must >> item) & 1) === 1;

export function askRewards(s: State, frame: FrameOf<'rewards'>, q: Question): void {
  q.ask = 'reward';
  if (quietItem(s, frame) >= 0) return;
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
  const quiet = quietItem(run.state, frame);
  if (quiet >= 0) takeItem(run, frame, quiet);
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
