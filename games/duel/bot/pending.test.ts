import { AFTER, BEFORE, UNDER_WAY } from '@polder/core';
import { type DuelFrame, type DuelState, type Effect, effectKey, effectOf } from '@polder/duel';
import { type Table, table } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { pendingWorth } from './pending.js';
import { bestPair, centralAt, personalAt } from './wheels.js';
import { ANYTHING, type AtHand, GOODS, PLANT, WORTH, worthOf, worthOfAll } from './worth.js';

const pending = (t: Table, lacking: Partial<AtHand> = {}, seat = 0): number =>
  pendingWorth(t.state, seat, t.edition, { ...ANYTHING, ...lacking });

/** The number of an effect in this edition. */
function indexOf(state: DuelState, effect: Effect): number {
  for (let i = 0; ; i++) {
    const it = effectOf(state, i);
    if (it === undefined) throw new Error(`There is no '${effectKey(effect)}'.`);
    if (effectKey(it) === effectKey(effect)) return i;
  }
}

/** Nothing but these frames is still to be done. */
function doing(...frames: DuelFrame[]): Table {
  const t = table();
  t.state.frames = frames;
  return t;
}

const action = (phase: number = BEFORE) => ({ effect: 0, source: 0, phase });

describe('nothing', () => {
  it('is to come when all is done', () => {
    expect(pending(doing())).toBe(0);
    expect(pending(doing({ kind: 'actions', done: 1 }))).toBe(0);
  });

  it('is to come of an action that is done', () => {
    expect(pending(doing({ kind: 'plant', left: 2, planted: 1, colours: 31, ...action(AFTER) }))).toBe(0);
    expect(pending(doing({ kind: 'market', used: -1, ...action(AFTER) }))).toBe(0);
  });
});

describe('rewards', () => {
  const { state } = table();
  const farm: Effect = { do: 'farm' };
  const market: Effect = { do: 'market' };
  const items = [farm, market].map((effect) => indexOf(state, effect));
  const rewards = (taken: number): Table =>
    doing({ kind: 'rewards', items, sources: [0, 0], taken, must: 0 });

  it('count until they are taken', () => {
    expect(pending(rewards(0))).toBeCloseTo(worthOf(farm, ANYTHING) + worthOf(market, ANYTHING), 10);
    expect(pending(rewards(0b01))).toBe(worthOf(market, ANYTHING));
    expect(pending(rewards(0b11))).toBe(0);
  });

  it('count by what is at hand', () => {
    expect(pending(rewards(0b01), { guilder: 0 })).toBe(0);
  });
});

describe('an action under way', () => {
  it('of Plant counts the bulbs that can still be planted', () => {
    const t = doing({ kind: 'plant', left: 2, planted: 0, colours: 31, ...action() });
    expect([0, 1, 2, 5].map((bulbs) => pending(t, { bulbs }))).toEqual([0, PLANT, 2 * PLANT, 2 * PLANT]);
  });

  it('of bulbs gained counts those to come', () => {
    const gain = (at: number): Table => doing({ kind: 'gain', source: 0, bulbs: [31, 31], at });
    expect([0, 1, 2].map((at) => pending(gain(at)))).toEqual([2 * GOODS.bulb, GOODS.bulb, 0]);
  });

  it('of Enhance counts the tiles to come', () => {
    const enhance = (left: number): Table =>
      doing({ kind: 'enhance', wheels: 3, left, picked: -1, refill: false, ...action(UNDER_WAY) });
    expect([2, 1, 0].map((left) => pending(enhance(left)))).toEqual([2 * WORTH.enhance, WORTH.enhance, 0]);
  });

  it('of Farm counts until the card lies', () => {
    const farm = (placed: number): Table =>
      doing({ kind: 'farm', picked: 0, role: 0, swaps: 0, placed, ...action(UNDER_WAY) });
    expect([pending(farm(-1)), pending(farm(3))]).toEqual([WORTH.farm, 0]);
  });

  it('of Build counts until the Windmill stands, then its rewards', () => {
    const build = (space: number, left: number): Table =>
      doing({ kind: 'build', column: 0, space, sides: 3, left, ...action(UNDER_WAY) });
    expect(pending(build(-1, 1))).toBe(WORTH.build);
    expect(pending(build(4, 2))).toBeGreaterThan(pending(build(4, 1)));
    expect(pending(build(4, 1))).toBeLessThan(WORTH.build);
    expect(pending(build(4, 0))).toBe(0);
  });

  it('of Market counts until the deal is made', () => {
    const market = (used: number): Table => doing({ kind: 'market', used, ...action(UNDER_WAY) });
    expect([pending(market(-1)), pending(market(0))]).toEqual([WORTH.market, 0]);
  });

  it('of Trade counts until the delivery', () => {
    const trade = (step: number): Table =>
      doing({ kind: 'trade', port: 0, left: 1, delivered: 0, step, ...action(UNDER_WAY) });
    expect([0, 1, 2, 3].map((step) => pending(trade(step)))).toEqual([WORTH.trade, WORTH.trade, 0, 0]);
  });
});

describe('the wheels', () => {
  const worth = (effects: Parameters<typeof worthOfAll>[0]): number => worthOfAll(effects, ANYTHING);
  const personal = (t: Table): number => worth(personalAt(t.state, t.state.players[0], t.edition, 0));
  const central = (t: Table, seat: number): number => worth(centralAt(t.state, seat, t.edition, 0));

  it('count the better section at the choice of action', () => {
    const t = doing({ kind: 'actions', done: 0 });
    expect(pending(t.mesh(2, 2))).toBe(Math.max(personal(t), central(t, 0)));
    expect(pending(t.mesh(1, 1))).toBe(Math.max(personal(t), central(t, 0)));
    expect(central(t, 0)).toBeGreaterThan(personal(t));
  });

  it('count the best pair before they turn', () => {
    const t = doing({ kind: 'rotate' });
    expect(pending(t)).toBe(bestPair(t.state, 0, t.edition, ANYTHING));
  });

  it('count the Central section of whoever follows up', () => {
    const t = table().mesh(1, 3).followsUp(1).asks('followUp', 1);
    expect(pending(t, {}, 1)).toBe(central(t, 1));
  });

  it('leave the follow-up to the rival', () => {
    const t = table().mesh(2, 2).asks('action', 0);
    expect(pending(t)).toBe(Math.max(personal(t), central(t, 0)));
  });

  it('count no sections that they will turn away from', () => {
    const t = table().atWheels(0).asks('wheels', 0);
    // Whoever follows up is another matter.
    t.state.frames.shift();
    expect(pending(t)).toBe(bestPair(t.state, 0, t.edition, ANYTHING));
  });
});
