import { AFTER, BEFORE, UNDER_WAY } from '@polder/core';
import { type Effect, effectKey, effectOf, type ValleyFrame, type ValleyState } from '@polder/valley';
import { type Table, table } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { pendingWorth } from './pending.js';
import {
  type AtHand,
  effectWorth,
  GOODS,
  LOWER,
  MECHANISM_WORTH,
  MOVE,
  PLANT,
  PLUS,
  pairWorth,
  WORTH,
  worthOf,
} from './worth.js';

const RICH: AtHand = { bulbs: 7, guilder: 9, windmills: 9 };

const pending = (t: Table, atHand: Partial<AtHand> = {}): number =>
  pendingWorth(t.state, t.player, { ...RICH, ...atHand });

/** The number of an effect in this edition. */
function indexOf(state: ValleyState, effect: Effect): number {
  for (let i = 0; ; i++) {
    const it = effectOf(state, i);
    if (it === undefined) throw new Error(`There is no '${effectKey(effect)}'.`);
    if (effectKey(it) === effectKey(effect)) return i;
  }
}

/** Nothing but these frames is still to be done. */
function doing(...frames: ValleyFrame[]): Table {
  const t = table();
  t.state.frames = frames;
  return t;
}

const FARM: Effect = { do: 'farm' };
const TOOL: Effect = { do: 'gain', tools: 1 };
const action = (effect: Effect, phase: number = BEFORE) => ({
  effect: indexOf(table().state, effect),
  source: 0,
  phase,
});

describe('nothing', () => {
  it('is to come when all is done', () => {
    expect(pending(doing())).toBe(0);
    expect(pending(doing({ kind: 'actions', done: 3 }))).toBe(0);
  });

  it('is to come before the first turn', () => {
    expect(pending(doing({ kind: 'startingCard', seat: 0 }, { kind: 'marker', seat: 1 }))).toBe(0);
  });

  it('is to come of an action that is done', () => {
    expect(
      pending(doing({ kind: 'lower', strength: 2, need: 0, ...action({ do: 'lower', strength: 2 }, AFTER) })),
    ).toBe(0);
    expect(pending(doing({ kind: 'trade', ...action({ do: 'trade' }, AFTER) }))).toBe(0);
  });
});

describe('rewards', () => {
  const { state } = table();
  const items = [FARM, TOOL, { do: 'gain', vp: 3 } as const].map((effect) => indexOf(state, effect));
  const rewards = (taken: number): Table => doing({ kind: 'rewards', items, sources: [0, 0, 0], taken });

  it('count until they are taken', () => {
    expect(pending(rewards(0))).toBeCloseTo(worthOf(FARM) + worthOf(TOOL) + 3, 10);
    expect(pending(rewards(0b001))).toBeCloseTo(worthOf(TOOL) + 3, 10);
    expect(pending(rewards(0b110))).toBeCloseTo(worthOf(FARM), 10);
    expect(pending(rewards(0b111))).toBe(0);
  });

  it('count by what is at hand', () => {
    const plant = indexOf(state, { do: 'plant', bulbs: 2 });
    const t = doing({ kind: 'rewards', items: [plant], sources: [0], taken: 0 });
    expect(pending(t, { bulbs: 1 })).toBe(PLANT);
    expect(pending(t, { bulbs: 0 })).toBe(0);
  });

  it('of a trade card are those beside the bulb', () => {
    const quarters = (adjacent: number, taken: number): Table =>
      doing({ kind: 'quarters', card: 0, adjacent, taken, extra: 0, more: 0, freely: false });
    const [q1, q2] = table().edition.trade[0].map(worthOf);
    expect(pending(quarters(0b0011, 0))).toBeCloseTo(q1 + q2, 10);
    expect(pending(quarters(0b0011, 0b0001))).toBeCloseTo(q2, 10);
    expect(pending(quarters(0b0011, 0b0011))).toBe(0);
  });

  it('of a Market area are the best one, as often as it is to be had', () => {
    const best = Math.max(...table().edition.market[0].rewards.map(worthOf));
    expect(pending(doing({ kind: 'area', area: 0, left: 3 }))).toBeCloseTo(3 * best, 10);
    expect(pending(doing({ kind: 'area', area: 0, left: 0 }))).toBe(0);
  });

  it('come one after another in a game', () => {
    const t = table().storage('red').trade(1).act({ do: 'trade' }).choose('trade:red>1').asks('reward');
    const both = pending(t);
    t.choose('take:farm').asks('card').choose('pass');
    expect(pending(t)).toBeLessThan(both);
  });
});

describe('an action under way', () => {
  it('of Lower water counts by its strength', () => {
    const lower = (strength: number): Table =>
      doing({ kind: 'lower', strength, need: 0, ...action({ do: 'lower', strength: 2 }) });
    expect([1, 2, 3].map((n) => pending(lower(n)))).toEqual([1, 2, 3].map((n) => n * LOWER));
  });

  it.each(['enhance', 'farm'] as const)('of %s counts until something is bought', (kind) => {
    const frame = (bought: boolean): ValleyFrame => {
      const rest = { refreshed: false, looked: 0, picked: -1, bought, ...action({ do: kind }, UNDER_WAY) };
      return kind === 'farm' ? { kind, role: 0, ...rest } : { kind, stack: -1, ...rest };
    };
    expect(pending(doing(frame(false)))).toBe(WORTH[kind]);
    expect(pending(doing(frame(true)))).toBe(0);
  });

  it('of Plant counts the bulbs that can still be planted', () => {
    const t = doing({ kind: 'plant', left: 2, planted: 0, need: 0, ...action({ do: 'plant', bulbs: 2 }) });
    expect([0, 1, 2, 5].map((bulbs) => pending(t, { bulbs }))).toEqual([0, PLANT, 2 * PLANT, 2 * PLANT]);
  });

  it('of Market counts the moves left, once it is paid for', () => {
    const visit: Effect = { do: 'market', cost: 2, moves: 2 };
    const market = (paid: boolean, left: number): Table =>
      doing({ kind: 'market', left, paid, duty: -1, ...action(visit) });
    expect(pending(market(false, 2))).toBeCloseTo(worthOf(visit), 10);
    expect(pending(market(false, 2), { guilder: 1 })).toBeCloseTo(0, 10);
    expect(pending(market(true, 1))).toBe(MOVE);
    expect(pending(market(true, 0))).toBe(0);
  });

  it('of bulbs gained counts those to come', () => {
    const gain = (at: number): Table =>
      doing({ kind: 'gain', source: 0, guilder: 0, bulbs: [31, 31, 31], at, colour: -1, keep: false });
    expect([0, 2, 3].map((at) => pending(gain(at)))).toEqual([3 * GOODS.bulb, GOODS.bulb, 0]);
  });

  it('of several parts counts those to come', () => {
    const { state, edition } = table();
    const { effect } = edition.tiles[18];
    if (effect.do !== 'seq') throw new Error('Farm, then 3 Guilder.');
    const seq = (at: number): Table =>
      doing({ kind: 'seq', effect: indexOf(state, effect), source: 0, at, done: true });
    expect(pending(seq(0))).toBeCloseTo(worthOf(effect), 10);
    expect(pending(seq(1))).toBeCloseTo(worthOf(effect.of[1]), 10);
    expect(pending(seq(2))).toBe(0);
  });

  it.each(['scoreContract', 'removeWindmill'] as const)('of %s counts', (kind) => {
    expect(pending(doing({ kind, source: 0 }))).toBe(MECHANISM_WORTH[kind]);
  });

  it('counts together with what lies beneath it', () => {
    const t = doing(
      { kind: 'rewards', items: [indexOf(table().state, TOOL)], sources: [0], taken: 0 },
      { kind: 'scoreContract', source: 0 },
    );
    expect(pending(t)).toBeCloseTo(worthOf(TOOL) + MECHANISM_WORTH.scoreContract, 10);
  });

  it('of Trade counts the rewards only, once the bulb is laid down', () => {
    const t = doing().storage('red').trade(1).act({ do: 'trade' }).choose('trade:red>1').asks('reward');
    const [q1, q2] = t.edition.trade[0].map(worthOf);
    expect(pending(t)).toBeCloseTo(q1 + q2, 10);
  });

  it('of Build counts the fields only, once the Windmill stands', () => {
    const t = doing().guilder(9).windmills('A0', 'B0').act({ do: 'build' }).choose('build:C1', 'from:black');
    t.asks('reward');
    const touched = t.edition.spaces.find(({ id }) => id === 'C1')?.fields ?? [];
    const rewards = t.edition.fields.filter(({ id }) => touched.includes(id)).map(({ reward }) => reward);
    expect(pending(t)).toBeCloseTo(
      rewards.reduce((sum, reward) => sum + worthOf(reward), 0),
      10,
    );
  });
});

describe('the choice of action', () => {
  /** Board A after one step: Plant 2 on the large wheel, Lower water 2 on the small one. */
  const acting = (done = 0, tile = 0): Table => {
    const t = doing({ kind: 'actions', done }).board('A').steps(1);
    return tile === 0 ? t : t.tile('small1', tile);
  };
  const plant = worthOf({ do: 'plant', bulbs: 2 });
  const lower = worthOf({ do: 'lower', strength: 2 });

  it('counts the better of the two sections', () => {
    expect(pending(acting())).toBe(Math.max(plant, lower));
    expect(pending(acting(), { bulbs: 0 })).toBe(lower);
  });

  it('counts nothing after one of them', () => {
    expect([1, 2].map((done) => pending(acting(done)))).toEqual([0, 0]);
  });

  it('counts both with a +, and then the other one', () => {
    expect(pending(acting(0, 18))).toBe(pairWorth(plant, lower, true));
    expect(pending(acting(1, 18))).toBeCloseTo(PLUS * lower, 10);
    expect(pending(acting(2, 18))).toBeCloseTo(PLUS * plant, 10);
    expect(pending(acting(3, 18))).toBe(0);
  });

  it('counts a tile in place of what it covers', () => {
    expect(pending(acting(0, 1), { bulbs: 3 })).toBe(3 * PLANT);
  });
});

describe('before the wheels turn', () => {
  /** Board A, five steps made: Enhance comes next, then Plant, Market, Build. */
  const waiting = (gate: number, tools: number): Table => {
    const t = table().board('A').steps(5).gate(gate).tools(tools).atGate();
    t.state.frames.pop();
    return t;
  };
  const poor = { bulbs: 0, guilder: 0 };
  const [enhance, build] = [WORTH.enhance, WORTH.build];

  it('counts the pair that the gate brings', () => {
    expect(pending(waiting(1, 0), poor)).toBeCloseTo(enhance, 10);
    expect(pending(waiting(2, 0), poor)).toBeCloseTo(2 * LOWER, 10);
  });

  it('counts the best one that a Tool can bring', () => {
    expect(pending(waiting(3, 0), poor)).toBeCloseTo(2 * LOWER, 10);
    expect(pending(waiting(3, 1), poor)).toBeCloseTo(build, 10);
    expect(pending(waiting(2, 1), poor)).toBeCloseTo(enhance, 10);
  });

  it('counts once at the gate, too', () => {
    const t = table().board('A').steps(5).gate(1).tools(0).atGate().asks('gate');
    expect(pending(t, poor)).toBeCloseTo(enhance, 10);
  });
});

describe('the Calendar', () => {
  const arrived = (players: 2 | 3): Table => {
    const t = table({ players }).arrived(1);
    t.state.frames = [];
    return t;
  };
  const { common, unique } = table().edition.calendar.columns[0];
  const worths = unique.map((effect) => effectWorth(effect, RICH));

  it('counts both of its rewards, the best one that is open', () => {
    const best = (open: number): number => Math.max(...worths.slice(0, open));
    expect(pending(arrived(2))).toBeCloseTo(worthOf(common) + best(2), 10);
    expect(pending(arrived(3))).toBeCloseTo(worthOf(common) + best(3), 10);
  });

  it('counts what is not covered', () => {
    expect(pending(arrived(2).covered(1, 1))).toBeCloseTo(worthOf(common) + worths[1], 10);
    expect(pending(arrived(2).covered(1, 2))).toBeCloseTo(worthOf(common) + worths[0], 10);
    expect(pending(arrived(2).covered(1, 1, 2))).toBeCloseTo(worthOf(common), 10);
  });

  it('counts what is not taken', () => {
    const t = arrived(2);
    t.state.turn.unique = false;
    expect(pending(t)).toBeCloseTo(worthOf(common), 10);
    t.state.turn.common = false;
    expect(pending(t)).toBe(0);
  });
});
