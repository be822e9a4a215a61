import { isPending, isRepeated, offer, popcount, type Question } from '@polder/core';
import { TRIGGER } from '../edition/types.js';
import { V } from './codes.js';
import { begin, isTight } from './goods.js';
import { insideHelper, useHelper } from './helpers.js';
import { splitsMarket } from './market.js';
import { possible } from './possible.js';
import { active, emit, type Run } from './run.js';
import { fromMarket, fromTrade, TURN } from './sources.js';
import { type FrameOf, type State, tables } from './state.js';

/** Guilder for a further reward of a trade card (CRD-7). */
export const MORE_COST = 1;

// Rewards in any order (BLD-4, RWD-2)

/** Goods only: nothing that could be refused or that needs a choice of action. */
function isGoods(s: State, effect: number): boolean {
  return tables(s).effects[effect].do === 'gain';
}

/** The order matters for this reward: an action, or bulbs that no free place waits for. */
function isInvolved(s: State, frame: FrameOf<'rewards'>, item: number): boolean {
  const effect = frame.items[item];
  if (!isGoods(s, effect)) return true;
  return tables(s).bulbs[effect].length > 0 && isTight(s, pendingBulbs(s, frame));
}

function pendingBulbs(s: State, frame: FrameOf<'rewards'>): number {
  const { bulbs } = tables(s);
  let n = 0;
  for (let i = 0; i < frame.items.length; i++) if (isPending(frame, i)) n += bulbs[frame.items[i]].length;
  return n;
}

/** A reward that is simply taken next, unasked; -1: the player is asked, or nothing is left. */
export function quietItem(s: State, frame: FrameOf<'rewards'>): number {
  const { immediate } = tables(s);
  let first = -1;
  let mixed = false;
  let goods = -1;
  let involved = false;
  for (let i = 0; i < frame.items.length; i++) {
    if (!isPending(frame, i)) continue;
    if (immediate[frame.items[i]]) return i;
    if (first < 0) first = i;
    if (frame.items[i] !== frame.items[first]) mixed = true;
    if (goods < 0 && isGoods(s, frame.items[i])) goods = i;
    if (isInvolved(s, frame, i)) involved = true;
  }
  return goods >= 0 && (!involved || !mixed) ? goods : -1;
}

export function askRewards(s: State, frame: FrameOf<'rewards'>, q: Question): void {
  q.ask = 'reward';
  if (quietItem(s, frame) >= 0) return;
  q.source = TURN;
  let pending = false;
  for (let i = 0; i < frame.items.length; i++) {
    if (!isPending(frame, i)) continue;
    if (!pending) q.source = frame.sources[i];
    pending = true;
    if (!isRepeated(frame, i) && possible(s, frame.items[i])) offer(q, V.take + frame.items[i]);
  }
  if (q.count > 0) offer(q, V.pass);
}

export function answerRewards(run: Run, frame: FrameOf<'rewards'>, verb: number, effect: number): void {
  if (verb === V.take) {
    for (let i = 0; i < frame.items.length; i++) {
      if (isPending(frame, i) && frame.items[i] === effect) return takeItem(run, frame, i);
    }
  }
  // Guilder come even if the rest is refused.
  const { bulbs } = tables(run.state);
  for (let i = 0; i < frame.items.length; i++) {
    const item = frame.items[i];
    if (isPending(frame, i) && isGoods(run.state, item) && bulbs[item].length === 0) takeItem(run, frame, i);
  }
  emit(run, { type: 'end', done: false });
}

export function stepRewards(run: Run, frame: FrameOf<'rewards'>): void {
  const quiet = quietItem(run.state, frame);
  if (quiet >= 0) takeItem(run, frame, quiet);
  else emit(run, { type: 'end', done: true });
}

function takeItem(run: Run, frame: FrameOf<'rewards'>, item: number): void {
  const effect = frame.items[item];
  const source = frame.sources[item];
  emit(run, { type: 'took', item, effect, source });
  begin(run, effect, source);
}

/** A reward that may be refused: goods are taken at once, an action is offered (RWD-1). */
export function grant(run: Run, effect: number, source: number): void {
  if (isGoods(run.state, effect)) begin(run, effect, source);
  else emit(run, { type: 'rewards', items: [effect], sources: [source] });
}

// Rewards of a Market area (MKT-2)

export function askArea(s: State, frame: FrameOf<'area'>, q: Question): void {
  q.ask = 'market';
  q.source = fromMarket(frame.area);
  if (frame.left === 0) return;
  const rewards = tables(s).market[frame.area];
  for (let i = 0; i < rewards.length; i++) {
    if (rewards.indexOf(rewards[i]) === i && possible(s, rewards[i])) offer(q, V.take + rewards[i]);
  }
  if (q.count > 0) offer(q, V.pass);
}

export function answerArea(run: Run, frame: FrameOf<'area'>, verb: number, effect: number): void {
  if (verb === V.pass) {
    emit(run, { type: 'end', done: true });
    return;
  }
  const times = splitsMarket(run.state) ? 1 : frame.left;
  const source = fromMarket(frame.area);
  emit(run, { type: 'areaChosen', area: frame.area, effect, times });
  if (times > 1) {
    const rest = times - 1;
    emit(run, {
      type: 'rewards',
      items: new Array(rest).fill(effect),
      sources: new Array(rest).fill(source),
    });
  }
  begin(run, effect, source);
}

// Rewards of a trade card, when more than the two adjacent ones may be had (CRD-6, CRD-7)

/** How a quarter can be had now for nothing: its verb, or 0. */
function quarterVerb(s: State, frame: FrameOf<'quarters'>, quarter: number): number {
  const bit = 1 << quarter;
  const room = popcount(frame.taken) < 2 + frame.extra;
  if (frame.adjacent & bit || frame.freely) return room ? V.quarter : 0;
  if (popcount(frame.taken & ~frame.adjacent) < frame.extra) return V.quarter;
  return room && insideHelper(s, TRIGGER.trade, 'tradeFreely') >= 0 ? V.any : 0;
}

/** Further rewards can be paid for at any time while the rewards are taken (CRD-7). */
export function canBuyMore(s: State, frame: FrameOf<'quarters'>): boolean {
  return frame.more > 0 && frame.extra === 0 && active(s).guilder >= MORE_COST;
}

export function askQuarters(s: State, frame: FrameOf<'quarters'>, q: Question): void {
  q.ask = 'quarter';
  q.source = fromTrade(frame.card, 0);
  const rewards = tables(s).trade[frame.card];
  for (let quarter = 0; quarter < rewards.length; quarter++) {
    if ((frame.taken >> quarter) & 1) continue;
    const verb = quarterVerb(s, frame, quarter);
    if (verb !== 0 && possible(s, rewards[quarter])) offer(q, verb + quarter);
    if (canBuyMore(s, frame) && possible(s, rewards[quarter], MORE_COST)) offer(q, V.buy + quarter);
  }
  if (q.count > 0) offer(q, V.pass);
}

export function answerQuarters(run: Run, frame: FrameOf<'quarters'>, verb: number, quarter: number): void {
  const s = run.state;
  if (verb === V.pass) {
    emit(run, { type: 'end', done: true });
    return;
  }
  if (verb === V.any) useHelper(run, insideHelper(s, TRIGGER.trade, 'tradeFreely'));
  if (verb === V.buy) emit(run, { type: 'paid', seat: s.turn.seat, n: MORE_COST });
  const extra = verb === V.buy ? frame.more : frame.extra;
  emit(run, { type: 'quarter', card: frame.card, quarter, extra, freely: frame.freely || verb === V.any });
  begin(run, tables(s).trade[frame.card][quarter], fromTrade(frame.card, quarter));
}
