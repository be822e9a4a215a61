import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../testing/index.js';
import type { Effect } from '../types.js';

/** 5 Guilder, 10 VP, three red bulbs, water 3 (middle section), marker in SW, next area N. */
function lay(): Table {
  return table()
    .board('A')
    .guilder(5)
    .tools(0)
    .vp(10)
    .storage('red', 'red', 'red')
    .water(3)
    .market(['SW', 'SE'], ['N', 'SE', 'SW'])
    .trade(1)
    .cardOffer(11, 12, 16)
    .tileOffer(1, 2, 13, 19);
}

type Has = Table['has'];
type Name = 'lower' | 'enhance' | 'farm' | 'build' | 'market' | 'plant' | 'trade' | 'raise';

/** Each action once: how it goes, and what it alone changes. */
interface Action {
  readonly effect?: Effect;
  readonly keys: readonly string[];
  readonly now: Partial<Has>;
  readonly water: number;
}
const ACTIONS: Readonly<Record<Name, Action>> = {
  lower: { effect: { do: 'lower', strength: 2 }, keys: ['split:2g0v'], now: { guilder: 7 }, water: 1 },
  enhance: {
    effect: { do: 'enhance' },
    keys: ['tile:1', 'on:large2'],
    now: { large: [0, 1, 0, 0, 0, 0] },
    water: 3,
  },
  farm: { effect: { do: 'farm' }, keys: ['pass'], now: {}, water: 3 },
  build: {
    effect: { do: 'build' },
    keys: ['build:A2', 'from:black'],
    // A2 costs nothing: a white bulb and a Tool.
    now: {
      windmills: ['A2'],
      groups: [1, 1, 2, 2, 2],
      tools: 1,
      storage: ['white', 'red', 'red', 'red'],
      stored: 4,
    },
    water: 3,
  },
  market: {
    effect: { do: 'market', cost: 0, moves: 1 },
    keys: ['move', 'pass'],
    now: { area: 'N' },
    water: 3,
  },
  plant: {
    effect: { do: 'plant', bulbs: 2 },
    keys: ['plant:red>1', 'plant:red>2'],
    now: { rows: [1, 1, 0, 0], storage: ['red'], stored: 1 },
    water: 3,
  },
  trade: {
    effect: { do: 'trade' },
    keys: ['trade:red>3'],
    // 3 Guilder and 2 VP.
    now: { guilder: 8, vp: 12, storage: ['red', 'red'], stored: 2 },
    water: 3,
  },
  raise: { keys: ['gate:2'], now: { guilder: 4, vp: 11 }, water: 4 },
};

/** Begin the action, up to its first question. */
function begin(t: Table, name: Name): Table {
  const { effect } = ACTIONS[name];
  if (effect) return t.act(effect);
  return t.gate(1).atGate();
}

interface HelperCase {
  readonly card: number;
  readonly name: string;
  readonly when: Name;
  /** Choices after the Helper was chosen; none if it comes unasked. */
  readonly keys?: readonly string[];
  /** What is different with action and Helper, beside what the action alone changes. */
  readonly now: Partial<Has>;
  readonly water?: number;
  /** Used after the action, if that ends differently. */
  readonly after?: { readonly keys?: readonly string[]; readonly now: Partial<Has> };
}

const ASKED: readonly HelperCase[] = [
  { card: 1, name: 'Farm: Lower water 1', when: 'farm', keys: ['split:0g1v'], now: { vp: 11 }, water: 2 },
  {
    card: 5,
    name: 'Market: Enhance',
    when: 'market',
    keys: ['tile:4', 'on:small2'],
    now: { guilder: 3, small: [0, 19, 0, 0, 0] },
  },
  {
    card: 6,
    name: 'Lower water: any bulb',
    when: 'lower',
    keys: ['bulb:black'],
    now: { storage: ['red', 'red', 'red', 'black'], stored: 4 },
  },
  {
    card: 8,
    name: 'Lower water: a yellow or a red bulb',
    when: 'lower',
    keys: ['bulb:yellow'],
    now: { storage: ['yellow', 'red', 'red', 'red'], stored: 4 },
  },
  {
    card: 12,
    name: 'Farm: 1 reward of your Market area',
    when: 'farm',
    keys: ['take:vp1'],
    now: { vp: 11 },
  },
  {
    card: 14,
    name: 'Enhance: Lower water 1',
    when: 'enhance',
    keys: ['split:1g0v'],
    now: { guilder: 6 },
    water: 2,
  },
  {
    card: 15,
    name: 'Farm: Plant 1',
    when: 'farm',
    keys: ['plant:red>3'],
    now: { rows: [0, 0, 1, 0], storage: ['red', 'red'], stored: 2 },
  },
  {
    card: 17,
    name: 'Lower water (strength 2 or more): Plant 1',
    when: 'lower',
    keys: ['plant:red>3'],
    now: { rows: [0, 0, 1, 0], storage: ['red', 'red'], stored: 2 },
  },
  {
    card: 19,
    name: 'Lower water: a white or a violet bulb',
    when: 'lower',
    keys: ['bulb:violet'],
    now: { storage: ['red', 'red', 'red', 'violet'], stored: 4 },
  },
  {
    card: 21,
    name: 'Market: 1 reward of your Market area',
    when: 'market',
    keys: ['take:vp1'],
    now: { vp: 11 },
    // After the move the marker is in N.
    after: { keys: ['take:bulb-black'], now: { storage: ['red', 'red', 'red', 'black'], stored: 4 } },
  },
  {
    card: 23,
    name: 'Trade: Lower water 1',
    when: 'trade',
    keys: ['split:0g1v'],
    now: { vp: 13 },
    water: 2,
  },
  {
    card: 24,
    name: 'Farm: any bulb',
    when: 'farm',
    keys: ['bulb:violet'],
    now: { storage: ['red', 'red', 'red', 'violet'], stored: 4 },
  },
  {
    card: 25,
    name: 'Market: Lower water 1',
    when: 'market',
    keys: ['split:0g1v'],
    now: { vp: 11 },
    water: 2,
  },
  {
    card: 26,
    name: 'Build: 1 reward of your Market area',
    when: 'build',
    keys: ['take:vp1'],
    now: { vp: 11 },
  },
  {
    card: 27,
    name: 'Build: Lower water 1',
    when: 'build',
    keys: ['split:0g1v'],
    now: { vp: 11 },
    water: 2,
  },
  {
    card: 28,
    name: 'Trade: Plant 1',
    when: 'trade',
    keys: ['plant:red>3'],
    now: { rows: [0, 0, 1, 0], storage: ['red'], stored: 1 },
  },
  {
    card: 29,
    name: 'Plant: Lower water 1',
    when: 'plant',
    keys: ['split:0g1v'],
    now: { vp: 11 },
    water: 2,
  },
  {
    card: 30,
    name: 'Plant: any bulb',
    when: 'plant',
    keys: ['bulb:white'],
    now: { storage: ['white', 'red'], stored: 2 },
  },
];

/** Only VP or Tools: unasked, after the action (HLP-4). */
const UNASKED: readonly HelperCase[] = [
  { card: 2, name: 'Enhance: 2 VP', when: 'enhance', now: { vp: 12 } },
  { card: 3, name: 'Trade: 2 VP', when: 'trade', now: { vp: 14 } },
  { card: 4, name: 'Build: 1 Tool', when: 'build', now: { tools: 2 } },
  { card: 7, name: 'raise the floodgate: 2 VP', when: 'raise', now: { vp: 13 } },
  { card: 10, name: 'Build: 2 VP', when: 'build', now: { vp: 12 } },
  { card: 11, name: 'Trade: 1 Tool', when: 'trade', now: { tools: 1 } },
  { card: 16, name: 'Plant (2 or more): 1 Tool', when: 'plant', now: { tools: 1 } },
  { card: 18, name: 'Enhance: 1 Tool', when: 'enhance', now: { tools: 1 } },
  { card: 20, name: 'Market: 1 Tool', when: 'market', now: { tools: 1 } },
  { card: 22, name: 'Plant: 2 VP', when: 'plant', now: { vp: 12 } },
];

/** They work inside the action: see below. */
const INSIDE: readonly HelperCase[] = [
  { card: 9, name: 'Lower water: +1 strength', when: 'lower', now: {} },
  { card: 13, name: 'Enhance: look at 3 tiles of a stack', when: 'enhance', now: {} },
];

const ALL = [...ASKED, ...UNASKED, ...INSIDE].sort((a, b) => a.card - b.card);
const named = (cases: readonly HelperCase[]) =>
  cases.map((item) => [`Helper ${item.card}: ${item.name}`, item] as const);

/** The card offer must not hold the Helper itself. */
function withHelper(card: number): Table {
  const t = lay();
  if ([11, 12, 16].includes(card)) t.cardOffer(1, 2, 3);
  return t.helpers(card);
}

/** What is left for an action that comes after the first one. */
function again(t: Table): Table {
  return t.guilder(5).storage('red', 'red', 'red').water(3).trade(1).market(['SW', 'SE'], ['N', 'SE', 'SW']);
}

/** The keys of an action the second time. */
const SECOND: Readonly<Record<Name, readonly string[]>> = {
  lower: ['split:2g0v'],
  enhance: ['tile:2', 'on:large3'],
  farm: ['pass'],
  build: ['build:A1', 'from:black'],
  market: ['move', 'pass'],
  plant: ['plant:red>1', 'plant:red>2'],
  trade: ['trade:red>3'],
  raise: [],
};

describe('Helpers that are asked', () => {
  it.each(named(ASKED))('HLP-1 %s (before it)', (_, { card, when, keys = [], now, water }) => {
    const action = ACTIONS[when];
    const t = withHelper(card);
    const [before, other] = [t.has, t.seat(1).has];
    begin(t.seat(0), when).choose(`helper:${card}`, ...keys, ...action.keys);
    expect(t.has).toEqual({ ...before, ...action.now, ...now });
    expect(t.state.water).toBe(water ?? action.water);
    expect(t.seat(1).has).toEqual(other);
    t.asks('action');
  });

  it.each(named(ASKED))('HLP-1 %s (after it)', (_, { card, when, keys = [], now, water, after }) => {
    const action = ACTIONS[when];
    const t = withHelper(card);
    const before = t.has;
    begin(t, when)
      .choose(...action.keys)
      .asks('after')
      .offersOnly(`helper:${card}`, 'after');
    t.choose(`helper:${card}`, ...(after?.keys ?? keys));
    expect(t.has).toEqual({ ...before, ...action.now, ...(after?.now ?? now) });
    expect(t.state.water).toBe(water ?? action.water);
    t.asks('action');
  });

  it.each(named(ASKED))('HLP-1 %s (or not at all)', (_, { card, when }) => {
    const action = ACTIONS[when];
    const t = withHelper(card);
    const before = t.has;
    begin(t, when).choose(...action.keys, 'after');
    expect(t.has).toEqual({ ...before, ...action.now });
    expect(t.state.water).toBe(action.water);
  });

  it.each(named(ASKED))('HLP-1 %s (once a turn)', (_, { card, when, keys = [] }) => {
    const t = withHelper(card);
    begin(t, when).choose(`helper:${card}`, ...keys, ...ACTIONS[when].keys);
    begin(again(t), when).offersNot(`helper:${card}`);
    t.choose(...SECOND[when]).asks('action');
  });
});

describe('Helpers that come unasked', () => {
  it.each(named(UNASKED))('HLP-4 %s', (_, { card, when, now }) => {
    const action = ACTIONS[when];
    const t = withHelper(card);
    const [before, other] = [t.has, t.seat(1).has];
    begin(t.seat(0), when)
      .offersNot(`helper:${card}`)
      .choose(...action.keys);
    expect(t.has).toEqual({ ...before, ...action.now, ...now });
    expect(t.seat(1).has).toEqual(other);
    t.asks('action');
  });

  it.each(named(UNASKED.filter(({ when }) => when !== 'raise')))('HLP-1 %s (once a turn)', (_, item) => {
    const t = withHelper(item.card);
    begin(t, item.when).choose(...ACTIONS[item.when].keys);
    expect(t.eventsOf('helper')).toHaveLength(1);
    begin(again(t), item.when)
      .choose(...SECOND[item.when])
      .asks('action');
    expect(t.eventsOf('helper')).toHaveLength(0);
  });
});

/** Seat 0's next turn, at the choice of action. */
function nextTurn(t: Table): Table {
  t.seat(1).tools(0).guilder(5).seat(0).tools(0).choose('end', 'gate:1', 'end', 'gate:1');
  return again(t.asks('action', 0));
}

describe('in the next turn they work again', () => {
  it.each(named(ASKED))('HLP-1 %s', (_, { card, when, keys = [] }) => {
    const t = withHelper(card);
    begin(t, when).choose(`helper:${card}`, ...keys, ...ACTIONS[when].keys);
    begin(nextTurn(t), when).offers(`helper:${card}`);
  });

  it.each(named(UNASKED))('HLP-1 %s', (_, { card, when }) => {
    const t = withHelper(card);
    begin(t, when).choose(...ACTIONS[when].keys);
    begin(nextTurn(t), when).choose(...(when === 'raise' ? ['gate:2'] : SECOND[when]));
    expect(t.eventsOf('helper')).toHaveLength(1);
  });
});

const NAMES = Object.keys(ACTIONS) as Name[];

describe('other actions', () => {
  it.each(named(ALL))('HLP-1 %s (no other action triggers it)', (_, { card, when }) => {
    for (const name of NAMES) {
      if (name === when) continue;
      const action = ACTIONS[name];
      const t = withHelper(card);
      const before = t.has;
      begin(t, name)
        .offersNot(`helper:${card}`, 'look:common')
        .choose(...action.keys)
        .asks('action');
      expect(t.has).toEqual({ ...before, ...action.now });
      expect(t.state.water).toBe(action.water);
      expect(t.eventsOf('helper')).toEqual([]);
    }
  });

  it.each(named(ALL))('HLP-1 %s (not in the action of another player)', (_, { card, when }) => {
    const t = lay()
      .seat(1)
      .guilder(5)
      .tools(0)
      .vp(10)
      .storage('red', 'red', 'red')
      .market(['SE', 'SW'], ['N', 'SE', 'SW']);
    if ([11, 12, 16].includes(card)) t.cardOffer(1, 2, 3);
    const before = t.seat(0).helpers(card).has;
    begin(t.turnOf(1), when)
      .offersNot(`helper:${card}`, 'look:common')
      .choose(...ACTIONS[when].keys);
    t.asks('action', 1);
    expect(t.seat(0).has).toEqual(before);
  });
});
