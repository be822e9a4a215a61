import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import type { Effect } from '../types.js';
import { type Change, changed, lay, named } from './lay.js';

type Name = 'enhance' | 'farm' | 'plant' | 'build' | 'market' | 'trade';
const NAMES: readonly Name[] = ['enhance', 'farm', 'plant', 'build', 'market', 'trade'];

/** Each action once: where the wheels show it, how it goes, and what it alone changes. */
interface Action {
  readonly effect: Effect;
  readonly mesh: readonly [personal: number, central: number];
  readonly begin: 'do:personal' | 'do:central';
  readonly keys: readonly string[];
  readonly now: Change;
}
const ACTIONS: Readonly<Record<Name, Action>> = {
  enhance: {
    effect: { do: 'enhance' },
    mesh: [1, 1],
    begin: 'do:central',
    keys: ['tile:1', 'on:personal2'],
    now: { guilder: -1, rest: { personal: [0, 9, 0, 0, 0] } },
  },
  farm: {
    effect: { do: 'farm' },
    mesh: [4, 1],
    begin: 'do:personal',
    keys: ['sign:1'],
    now: {},
  },
  plant: {
    effect: { do: 'plant', bulbs: 2 },
    mesh: [2, 1],
    begin: 'do:personal',
    // 1 VP and 1 Guilder.
    keys: ['plant:red>2.1', 'plant:white>2.4'],
    now: { vp: 1, guilder: 1, spent: ['red', 'white'] },
  },
  build: {
    effect: { do: 'build' },
    mesh: [3, 1],
    begin: 'do:personal',
    // Space 1 of Patch 6: 2 VP.
    keys: ['from:red', 'build:m5', 'patch:6'],
    now: { guilder: -2, vp: 2, rest: { windmills: [5], columns: [1, 1, 1, 2, 3] } },
  },
  market: {
    effect: { do: 'market' },
    mesh: [1, 1],
    begin: 'do:personal',
    keys: ['deal:1-top'],
    now: { guilder: -2, bulbs: ['white', 'yellow', 'red'] },
  },
  trade: {
    effect: { do: 'trade' },
    mesh: [5, 1],
    begin: 'do:personal',
    keys: ['deliver:red'],
    now: { vp: 2, guilder: 3, spent: ['red'], rest: { traded: ['red'] } },
  },
};

interface HelperCase {
  readonly card: number;
  readonly name: string;
  readonly when: Name;
  /** Choices after the Helper was chosen. */
  readonly keys?: readonly string[];
  readonly now: Change;
  /** Choices of the action, if there are more of them while the Helper may come before it. */
  readonly first?: readonly string[];
  /** The same, once the Helper was used. */
  readonly second?: readonly string[];
}

/** Space 1 of Patch 5: 1 VP. */
const planting = { keys: ['plant:black>5.1'], now: { vp: 1, spent: ['black'] } } as const;

/** Where to sail: asked if the Helper may come first, or if there is a Tool. */
const sailing = ['ship:1', 'deliver:red'] as const;

const ASKED: readonly HelperCase[] = [
  { card: 1, name: 'Enhance: 1 Tool', when: 'enhance', now: { tools: 1 } },
  { card: 3, name: 'Enhance: any bulb', when: 'enhance', keys: ['bulb:black'], now: { bulbs: ['black'] } },
  { card: 4, name: 'Farm: 1 Tool', when: 'farm', now: { tools: 1 } },
  { card: 6, name: 'Plant: 1 Tool', when: 'plant', now: { tools: 1 } },
  { card: 7, name: 'Plant: any bulb', when: 'plant', keys: ['bulb:violet'], now: { bulbs: ['violet'] } },
  { card: 8, name: 'Plant: 1 Guilder', when: 'plant', now: { guilder: 1 } },
  { card: 10, name: 'Build: 1 Tool', when: 'build', now: { tools: 1 } },
  { card: 11, name: 'Build: Plant 1', when: 'build', ...planting },
  { card: 12, name: 'Market: 1 Tool', when: 'market', now: { tools: 1 } },
  { card: 14, name: 'Market: Plant 1', when: 'market', ...planting },
  { card: 16, name: 'Trade: 1 Guilder', when: 'trade', now: { guilder: 1 }, first: sailing },
  { card: 17, name: 'Trade: Plant 1', when: 'trade', ...planting, first: sailing },
  { card: 18, name: 'Farm: 1 Guilder', when: 'farm', now: { guilder: 1 } },
  {
    card: 19,
    name: 'Trade: 1 Tool',
    when: 'trade',
    now: { tools: 1 },
    first: sailing,
    second: sailing,
  },
  { card: 20, name: 'Farm: Plant 1', when: 'farm', ...planting },
];

const UNASKED: readonly HelperCase[] = [
  { card: 2, name: 'Enhance: 2 VP', when: 'enhance', now: { vp: 2 } },
  { card: 5, name: 'Plant: 1 VP', when: 'plant', now: { vp: 1 } },
  { card: 9, name: 'Build: 2 VP', when: 'build', now: { vp: 2 } },
  { card: 13, name: 'Market: 1 VP', when: 'market', now: { vp: 1 } },
  { card: 15, name: 'Trade: 2 VP', when: 'trade', now: { vp: 2 } },
];

const title = ({ card, name }: HelperCase): string => `Helper ${card}: ${name}`;
const ASKED_ONES = named(ASKED, title);
const UNASKED_ONES = named(UNASKED, title);
const ALL = named([...ASKED, ...UNASKED], title);

/** The card that Farm signs: not the Helper itself. */
const signed = (card: number): number => (card === 1 ? 3 : 1);

/** Before the choice of action, this action on the wheels and this Helper in the row. */
function withHelper({ card }: HelperCase, action: Name = 'plant'): Table {
  const t = lay().cardOffer(0, 0).helpers(card);
  return t
    .cardOffer(signed(card), card === 2 ? 4 : 2)
    .mesh(...ACTIONS[action].mesh)
    .turnOf(0);
}

/** What the action alone changes; Farm signs a Contract. */
function alone(item: HelperCase, action: Name): Change {
  if (action !== 'farm') return ACTIONS[action].now;
  return { rest: { contracts: [signed(item.card)] } };
}

/** Choose one after another; the Helper is never on offer, before nor after. */
function without(t: Table, card: number, keys: readonly string[]): void {
  for (const key of keys) t.offersNot(`helper:${card}`).choose(key);
  t.offersNot(`helper:${card}`);
}

describe('D-HLP Helpers that are offered before and after the action', () => {
  it.each(ASKED_ONES)('%s, used before the action', (_, item) => {
    const { card, when, keys = [], now, second = ACTIONS[when].keys } = item;
    const t = withHelper(item, when);
    const before = t.has;
    t.offersNot(`helper:${card}`).choose(ACTIONS[when].begin).offers(`helper:${card}`);
    t.choose(`helper:${card}`, ...keys);
    expect(t.has).toEqual(changed(before, now));
    without(t, card, second);
    t.asks('action', 0);
    expect(t.has).toEqual(changed(before, now, alone(item, when)));
  });

  it.each(ASKED_ONES)('%s, used after the action', (_, item) => {
    const { card, when, keys = [], now, first = ACTIONS[when].keys } = item;
    const t = withHelper(item, when);
    const before = t.has;
    t.choose(ACTIONS[when].begin, ...first).asks('after', 0);
    t.offersOnly(`helper:${card}`, 'after');
    expect(t.has).toEqual(changed(before, alone(item, when)));
    t.choose(`helper:${card}`, ...keys).asks('action', 0);
    expect(t.has).toEqual(changed(before, alone(item, when), now));
  });

  it.each(ASKED_ONES)('%s, not used', (_, item) => {
    const { when, first = ACTIONS[when].keys } = item;
    const t = withHelper(item, when);
    const before = t.has;
    t.choose(ACTIONS[when].begin, ...first, 'after').asks('action', 0);
    expect(t.has).toEqual(changed(before, alone(item, when)));
  });

  const steps = ({ when, first = ACTIONS[when].keys }: HelperCase): readonly string[] => first;
  it.each(ASKED_ONES.filter(([, item]) => steps(item).length > 1))(
    'HLP-1 %s, never between the steps of the action',
    (_, item) => {
      const t = withHelper(item, item.when).choose(ACTIONS[item.when].begin);
      for (const key of steps(item).slice(0, -1)) t.choose(key).offersNot(`helper:${item.card}`);
    },
  );

  it.each(ASKED_ONES)('%s, when the action is a reward', (_, item) => {
    const { card, when, keys = [], now, first = ACTIONS[when].keys } = item;
    const t = withHelper(item, when);
    const before = t.has;
    t.act(ACTIONS[when].effect)
      .offers(`helper:${card}`)
      .choose(...first, `helper:${card}`, ...keys);
    expect(t.has).toEqual(changed(before, alone(item, when), now));
  });

  it.each(ASKED_ONES)('%s, once a turn', (_, item) => {
    const { card, when, keys = [], second = ACTIONS[when].keys } = item;
    const t = withHelper(item, when).act(ACTIONS[when].effect);
    t.choose(`helper:${card}`, ...keys, ...second);
    // The same action again; everything for it is there.
    t.guilder(9).storage('red', 'red', 'white', 'black').patch(2).tools(0).act(ACTIONS[when].effect);
    t.offersNot(`helper:${card}`);
    t.choose(...again(when)).asks('action', 0);
  });

  it.each(ASKED_ONES)('%s, and again next turn', (_, item) => {
    const { card, when, keys = [], second = ACTIONS[when].keys } = item;
    const t = withHelper(item, when);
    t.choose(ACTIONS[when].begin, `helper:${card}`, ...keys, ...second, 'end', 'do:guilder');
    t.asks('wheels', 1).choose('turn:1', 'do:guilder', 'end', 'do:guilder').asks('wheels', 0);
    t.guilder(9).storage('red', 'red', 'white', 'black').choose('turn:1').act(ACTIONS[when].effect);
    t.offers(`helper:${card}`);
  });
});

/** How the action goes a second time, on the board that the first time has left. */
function again(action: Name): readonly string[] {
  switch (action) {
    case 'enhance':
      return ['tile:2', 'on:personal3'];
    case 'build':
      return ['from:black', 'build:m11', 'patch:11'];
    // The lower half is open now: red, violet, black.
    case 'trade':
      return ['deliver:black'];
    default:
      return ACTIONS[action].keys;
  }
}

describe('D-HLP Helpers that give only VP come unasked after the action', () => {
  it.each(UNASKED_ONES)('%s', (_, item) => {
    const { card, when, now } = item;
    const { begin, keys } = ACTIONS[when];
    const t = withHelper(item, when);
    const before = t.has;
    t.choose(begin);
    for (const key of keys) {
      expect(t.vpFrom('helpers')).toBe(0);
      t.offersNot(`helper:${card}`).choose(key);
    }
    t.asks('action', 0);
    expect(t.has).toEqual(changed(before, alone(item, when), now));
    expect(t.vpFrom('helpers')).toBe(now.vp);
  });

  it.each(UNASKED_ONES)('%s, when the action is a reward', (_, item) => {
    const { when, now } = item;
    const t = withHelper(item, when);
    const before = t.has;
    t.act(ACTIONS[when].effect).choose(...ACTIONS[when].keys);
    expect(t.has).toEqual(changed(before, alone(item, when), now));
  });

  it.each(UNASKED_ONES)('%s, once a turn', (_, item) => {
    const { when, now } = item;
    const t = withHelper(item, when)
      .act(ACTIONS[when].effect)
      .choose(...ACTIONS[when].keys);
    t.guilder(9).storage('red', 'red', 'white', 'black').patch(2).act(ACTIONS[when].effect);
    t.choose(...again(when)).asks('action', 0);
    expect(t.vpFrom('helpers')).toBe(now.vp);
  });
});

describe('D-HLP what does not wake a Helper', () => {
  it.each(ALL)('%s, no other action', (_, item) => {
    for (const action of NAMES.filter((name) => name !== item.when)) {
      const t = withHelper(item, action);
      const before = t.has;
      without(t, item.card, [ACTIONS[action].begin, ...ACTIONS[action].keys]);
      t.asks('action', 0);
      expect(t.has).toEqual(changed(before, alone(item, action)));
    }
  });

  /** Tiles on the Central Wheel that show the action; what stands beside it gives VP. */
  const TILES: Readonly<Record<Name, readonly [tile: number, vp: number]>> = {
    enhance: [14, 0],
    farm: [3, 1],
    plant: [5, 0],
    build: [7, 2],
    market: [9, 1],
    trade: [16, 2],
  };

  it.each(ALL)('D-TRN-4 %s, not in a follow-up', (_, item) => {
    const { card, when } = item;
    const t = lay().cardOffer(0, 0).seat(1).helpers(card);
    t.cardOffer(signed(card), 0).tileOffer(11, 12, 13, 15).tile('central4', TILES[when][0]).followsUp(1);
    t.seat(1).choose('do:central');
    const keys = when === 'enhance' ? ['tile:1', 'on:central2'] : ACTIONS[when].keys;
    without(t, card, keys);
    t.asks('wheels', 1);
    expect(t.vpFrom('helpers')).toBe(0);
    expect(t.has.vp).toBe(10 + TILES[when][1] + (ACTIONS[when].now.vp ?? 0));
    expect(t.has.tools).toBe(0);
  });

  it.each(ALL)('%s, not the action of the other player', (_, item) => {
    const { card, when } = item;
    const t = lay().cardOffer(0, 0).seat(1).helpers(card).seat(0);
    t.cardOffer(signed(card), 0)
      .mesh(...ACTIONS[when].mesh)
      .turnOf(0);
    const [before, other] = [t.has, t.seat(1).has];
    const keys = when === 'farm' ? ['hire:1'] : ACTIONS[when].keys;
    without(t.seat(0), card, [ACTIONS[when].begin, ...keys]);
    t.asks('action', 0);
    const hired = when === 'farm' ? { rest: { helpers: [signed(card)] } } : alone(item, when);
    expect(t.has).toEqual(changed(before, hired));
    expect(t.seat(1).has).toEqual({ ...other, contracts: t.seat(0).has.helpers });
  });
});
