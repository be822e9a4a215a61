import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../testing/index.js';
import { defaultEdition as edition } from '../default.js';

/** 5 Guilder, 10 VP, two violet bulbs, water 3 (middle section), marker in SW, next areas N and SE. */
function lay(card: number): Table {
  return table({ edition })
    .board('A')
    .guilder(5)
    .tools(0)
    .vp(10)
    .storage('violet', 'violet')
    .water(3)
    .market(['SW', 'SE'], ['N', 'SE', 'SW'])
    .cardOffer(1, 2, 3)
    .tileOffer(1, 2, 13, 19)
    .trade(card);
}

type Has = Table['has'];
interface TradeCase {
  readonly card: number;
  readonly space: number;
  /** The quarters beside the space: this one, and the next one. */
  readonly quarters: string;
  readonly keys: readonly string[];
  /** Beside the bulb that was traded. */
  readonly now: Partial<Has>;
  readonly water?: number;
}
const bulbs = (...storage: Has['storage']): Partial<Has> => ({ storage, stored: storage.length });

const CASES: readonly TradeCase[] = [
  {
    card: 1,
    space: 1,
    quarters: 'Farm · 2 any bulbs',
    keys: ['take:farm', 'sign:1', 'bulb:white', 'bulb:black'],
    now: { contracts: [1], ...bulbs('white', 'violet', 'black') },
  },
  {
    card: 1,
    space: 2,
    quarters: '2 any bulbs · 3 Guilder',
    keys: ['bulb:white', 'bulb:white'],
    now: { guilder: 8, ...bulbs('white', 'white', 'violet') },
  },
  { card: 1, space: 3, quarters: '3 Guilder · 2 VP', keys: [], now: { guilder: 8, vp: 12 } },
  {
    card: 1,
    space: 4,
    quarters: '2 VP · Farm',
    keys: ['take:farm', 'sign:3'],
    now: { vp: 12, contracts: [3] },
  },
  {
    card: 2,
    space: 1,
    quarters: 'Plant 2 · 2 Guilder',
    keys: ['take:plant2', 'plant:violet>2'],
    now: { rows: [0, 1, 0, 0], guilder: 7, ...bulbs() },
  },
  {
    card: 2,
    space: 2,
    quarters: '2 Guilder · Enhance',
    keys: ['take:enhance', 'tile:1', 'on:small2'],
    now: { guilder: 7, small: [0, 1, 0, 0, 0] },
  },
  {
    card: 2,
    space: 3,
    quarters: 'Enhance · 3 VP',
    keys: ['take:enhance', 'tile:4', 'on:large4'],
    now: { guilder: 3, vp: 13, large: [0, 0, 0, 19, 0, 0] },
  },
  {
    card: 2,
    space: 4,
    quarters: '3 VP · Plant 2',
    keys: ['take:plant2', 'plant:violet>3'],
    now: { vp: 13, rows: [0, 0, 1, 0], ...bulbs() },
  },
  {
    card: 3,
    space: 1,
    quarters: 'Build · Lower water 2',
    keys: ['take:build', 'build:A2', 'from:red', 'take:lower2', 'split:0g2v'],
    now: { windmills: ['A2'], groups: [1, 1, 1, 2, 3], tools: 1, vp: 12, ...bulbs('white', 'violet') },
    water: 1,
  },
  {
    card: 3,
    space: 2,
    quarters: 'Lower water 2 · any bulb and 1 VP',
    keys: ['take:lower2', 'split:2g0v', 'bulb:yellow'],
    now: { guilder: 7, vp: 11, ...bulbs('yellow', 'violet') },
    water: 1,
  },
  {
    card: 3,
    space: 3,
    quarters: 'any bulb and 1 VP · 1 Tool',
    keys: ['bulb:black'],
    now: { vp: 11, tools: 1, ...bulbs('violet', 'black') },
  },
  {
    card: 3,
    space: 4,
    quarters: '1 Tool · Build',
    keys: ['take:build', 'build:A2', 'from:red'],
    now: { windmills: ['A2'], groups: [1, 1, 1, 2, 3], tools: 2, ...bulbs('white', 'violet') },
  },
  {
    card: 4,
    space: 1,
    quarters: '4 VP · Plant 1',
    keys: ['take:plant1', 'plant:violet>3'],
    now: { vp: 14, rows: [0, 0, 1, 0], ...bulbs() },
  },
  {
    card: 4,
    space: 2,
    quarters: 'Plant 1 · Market 0/2',
    keys: [
      'take:plant1',
      'plant:violet>3',
      'take:market0/2',
      'move',
      'take:bulb-white',
      'move',
      'take:guilder1',
    ],
    // N with a neutral marker: twice; SE with a player and a neutral one: three times.
    now: { rows: [0, 0, 1, 0], area: 'SE', guilder: 8, ...bulbs('white', 'white') },
  },
  {
    card: 4,
    space: 3,
    quarters: 'Market 0/2 · 2 Guilder',
    keys: ['take:market0/2', 'move', 'pass', 'move', 'take:bulb-yellow'],
    now: { area: 'SE', guilder: 7, ...bulbs('yellow', 'yellow', 'yellow', 'violet') },
  },
  { card: 4, space: 4, quarters: '2 Guilder · 4 VP', keys: [], now: { guilder: 7, vp: 14 } },
];

describe('TRD-1 the 16 trade spaces', () => {
  it.each(CASES.map((item) => [`card ${item.card} space ${item.space}: ${item.quarters}`, item] as const))(
    '%s',
    (_, { card, space, keys, now, water = 3 }) => {
      const t = lay(card);
      const [before, other] = [t.has, t.seat(1).has];
      t.seat(0)
        .act({ do: 'trade' })
        .choose(`trade:violet>${space}`, ...keys)
        .asks('action');
      expect(t.has).toEqual({ ...before, ...bulbs('violet'), ...now });
      expect(t.state.water).toBe(water);
      expect(t.state.tradeBulbs).toEqual([1, 2, 3, 4].map((it) => (it === space ? 3 : -1)));
      expect(t.seat(1).has).toEqual(other);
    },
  );

  it.each(CASES.map((item) => [item.card, item.space] as const))(
    'TRD-2 card %i space %i: the fourth bulb clears the card',
    (card, space) => {
      const bulbsThere = (['white', 'yellow', 'red', 'black'] as const).map((it, i) =>
        i === space - 1 ? null : it,
      );
      const t = lay(card)
        .trade(card, ...bulbsThere)
        .act({ do: 'trade' })
        .choose(`trade:violet>${space}`);
      while (t.ask !== 'action') t.choose(t.offered.includes('pass') ? 'pass' : t.offered[0]);
      expect(t.state.tradeBulbs).toEqual([-1, -1, -1, -1]);
      expect(t.state.tradeCards[3]).toBe(card - 1);
    },
  );

  it.each([
    [2, 1, 2],
    [2, 4, 2],
    [4, 1, 1],
    [4, 2, 1],
  ])('card %i space %i: Plant %i, no more', (card, space, count) => {
    const t = lay(card).storage('violet', 'red', 'red', 'red').act({ do: 'trade' });
    t.choose(`trade:violet>${space}`, `take:plant${count}`);
    for (let i = 0; i < count; i++) t.asks('plant').choose('plant:red>1');
    expect(t.ask).not.toBe('plant');
    expect(t.has.stored).toBe(3 - count);
  });
});
