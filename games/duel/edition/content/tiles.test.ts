import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import { type Change, changed, lay, named } from './lay.js';

type Kind = 'wooden' | 'silver';
/** Guilder for a tile on the own Personal Wheel. */
const COST: Readonly<Record<Kind, number>> = { wooden: 1, silver: 2 };

interface TileCase {
  readonly tile: number;
  readonly kind: Kind;
  readonly name: string;
  readonly lay?: (t: Table) => Table;
  readonly keys: readonly string[];
  /** All that is different afterwards. */
  readonly now: Change;
  /** Tiles that are installed: section and tile. */
  readonly installs?: readonly (readonly [string, number])[];
}

/** As on the rule page, in its order. */
const CASES: readonly TileCase[] = [
  {
    tile: 1,
    kind: 'wooden',
    name: 'Enhance + 1 Guilder',
    keys: ['tile:1', 'on:personal3'],
    now: { guilder: 1 - 1 },
    installs: [['personal3', 9]],
  },
  {
    tile: 2,
    kind: 'wooden',
    name: 'Farm + 1 Tool',
    keys: ['sign:1'],
    now: { tools: 1, rest: { contracts: [1] } },
  },
  {
    tile: 3,
    kind: 'wooden',
    name: 'Farm + 1 VP',
    keys: ['hire:2'],
    now: { vp: 1, rest: { helpers: [2] } },
  },
  {
    tile: 4,
    kind: 'wooden',
    name: 'Plant 1 + 2 VP',
    // The space gives 1 Guilder.
    keys: ['plant:red>2.4'],
    now: { vp: 2, guilder: 1, spent: ['red'] },
  },
  {
    tile: 5,
    kind: 'wooden',
    name: 'Plant 2',
    // 1 VP and 1 Guilder.
    keys: ['plant:red>2.1', 'plant:white>2.4'],
    now: { vp: 1, guilder: 1, spent: ['red', 'white'] },
  },
  {
    tile: 6,
    kind: 'wooden',
    name: 'Build + 1 Guilder',
    // A Windmill of the first row costs 2; space 1 of Patch 3 gives a Tool.
    keys: ['from:red', 'build:m2', 'patch:3'],
    now: { guilder: 1 - 2, tools: 1, rest: { windmills: [2], columns: [1, 1, 1, 2, 3] } },
  },
  {
    tile: 7,
    kind: 'wooden',
    name: 'Build + 2 VP',
    // Space 1 of Patch 6 gives 2 VP.
    keys: ['from:black', 'build:m5', 'patch:6'],
    now: { guilder: -2, vp: 2 + 2, rest: { windmills: [5], columns: [1, 1, 2, 2, 2] } },
  },
  {
    tile: 8,
    kind: 'wooden',
    name: 'Market + 1 Tool',
    // Market tile 6, top.
    keys: ['deal:1-top'],
    now: { tools: 1, guilder: -2, bulbs: ['white', 'yellow', 'red'] },
  },
  {
    tile: 9,
    kind: 'wooden',
    name: 'Market + 1 VP',
    // Market tile 7, bottom.
    keys: ['deal:2-bottom'],
    now: { vp: 1, guilder: -3, bulbs: ['white', 'violet', 'black'] },
  },
  {
    tile: 10,
    kind: 'wooden',
    name: 'Trade + 1 Tool',
    // 2 VP for red, 3 Guilder from the Export tile; the Tool is not needed.
    keys: ['ship:1', 'deliver:red'],
    now: { tools: 1, vp: 2, guilder: 3, spent: ['red'], rest: { traded: ['red'] } },
  },
  {
    tile: 11,
    kind: 'wooden',
    name: 'Trade + 1 Guilder',
    keys: ['deliver:yellow'],
    now: { guilder: 1 + 3, vp: 1, spent: ['yellow'], rest: { traded: ['yellow'] } },
  },
  {
    tile: 12,
    kind: 'wooden',
    name: 'any bulb + 2 Guilder',
    keys: ['bulb:black'],
    now: { guilder: 2, bulbs: ['black'] },
  },
  {
    tile: 13,
    kind: 'silver',
    name: 'Enhance Central and Personal',
    // Central section 6 gives 1 Tool and 1 Guilder; the Personal Wheel costs 1.
    keys: ['tile:1', 'on:central6', 'tile:2', 'on:personal3'],
    now: { tools: 1, guilder: 1 - 1 },
    installs: [
      ['central6', 9],
      ['personal3', 11],
    ],
  },
  {
    tile: 14,
    kind: 'silver',
    name: 'Enhance and the preprinted action',
    // Central section 6 gives 1 Tool and 1 Guilder, twice.
    keys: ['tile:3', 'on:central6'],
    now: { tools: 2, guilder: 2 },
    installs: [['central6', 16]],
  },
  {
    tile: 15,
    kind: 'silver',
    name: 'Trade with 1-3 bulbs',
    keys: ['deliver:white', 'deliver:yellow', 'deliver:red', 'export:yellow'],
    now: {
      vp: 1 + 1 + 2,
      guilder: 3,
      spent: ['white', 'yellow', 'red'],
      rest: { traded: ['yellow'] },
    },
  },
  {
    tile: 16,
    kind: 'silver',
    name: 'Trade + 2 VP',
    keys: ['deliver:white'],
    now: { vp: 2 + 1, guilder: 3, spent: ['white'], rest: { traded: ['white'] } },
  },
  {
    tile: 17,
    kind: 'silver',
    name: 'Farm and swap two cards of that row',
    lay: (t) => t.helpers(10, 12, 14),
    // 10 and 14 change places, card 1 pushes out 10, whose Contract is not scored; no swap is left.
    keys: ['hire:1', 'swap:1-3', 'pass'],
    now: { rest: { helpers: [1, 14, 12] } },
  },
  {
    tile: 18,
    kind: 'silver',
    name: 'Farm + 2 Guilder',
    keys: ['sign:2'],
    now: { guilder: 2, rest: { contracts: [2] } },
  },
  {
    tile: 19,
    kind: 'silver',
    name: 'Build, both Patches',
    // Space 4 of Patch 2 gives 1 Guilder, space 1 of Patch 3 a Tool.
    keys: ['from:white', 'build:m2'],
    now: { guilder: -2 + 1, tools: 1, rest: { windmills: [2], columns: [0, 1, 2, 2, 3] } },
  },
  {
    tile: 20,
    kind: 'silver',
    name: 'Build + 2 Guilder',
    // Space 4 of Patch 5 gives 1 Guilder.
    keys: ['from:violet', 'build:m5', 'patch:5'],
    now: { guilder: 2 - 2 + 1, rest: { windmills: [5], columns: [1, 1, 2, 1, 3] } },
  },
  {
    tile: 21,
    kind: 'silver',
    name: 'Market twice',
    // Market tile 6, top; then tile 8, which took the second place, bottom.
    keys: ['deal:1-top', 'deal:2-bottom'],
    now: { guilder: -2 - 1, bulbs: ['white', 'yellow', 'red', 'violet'] },
  },
  {
    tile: 22,
    kind: 'silver',
    name: 'Market + Plant 1',
    // Market tile 6, bottom; space 1 of Patch 6 gives 2 VP.
    keys: ['take:market', 'deal:1-bottom', 'plant:black>6.1'],
    now: { guilder: -1, vp: 2, bulbs: ['black'], spent: ['black'] },
  },
  {
    tile: 23,
    kind: 'silver',
    name: 'Plant 3',
    // 1 VP, 1 Guilder, 1 Tool.
    keys: ['plant:red>2.1', 'plant:white>2.4', 'plant:black>3.1'],
    now: { vp: 1, guilder: 1, tools: 1, spent: ['red', 'white', 'black'] },
  },
  {
    tile: 24,
    kind: 'silver',
    name: 'Plant 2 + 1 Tool',
    keys: ['plant:red>2.1', 'plant:white>2.4'],
    now: { tools: 1, vp: 1, guilder: 1, spent: ['red', 'white'] },
  },
];
const ALL = named(CASES, ({ tile, name }) => `tile ${tile}: ${name}`);

const enhance = { do: 'enhance' } as const;

/** The tile taken from the offer with an Enhance, onto section 2 of that wheel. */
function installed(tile: number, wheel: 'personal' | 'central'): Table {
  const others = [3, 4, 5, 18].filter((other) => other !== tile).slice(0, 3);
  const t = lay()
    .tileOffer(tile, ...others)
    .act(enhance)
    .choose('tile:1', `on:${wheel}2`);
  const offer = [9, 11, 16, 20].map((other) => (other === tile ? 15 : other));
  return t.tileOffer(...offer);
}

/** Do the tile's action: `begin` chooses it; then everything is as it must be. */
function use(t: Table, seat: number, item: TileCase, begin: string): Table {
  item.lay?.(t.seat(seat));
  const [other, has] = [t.seat(1 - seat).has, t.seat(seat).has];
  const central = [...t.lies.central];
  const personal = [...has.personal];
  t.choose(begin, ...item.keys);
  for (const [section, tile] of item.installs ?? []) {
    const wheel = section.startsWith('personal') ? personal : central;
    wheel[Number(section.slice(-1)) - 1] = tile;
  }
  const now = changed(has, item.now);
  expect(t.has).toEqual({ ...now, personal });
  expect(t.lies.central).toEqual(central);
  expect(t.seat(1 - seat).has).toEqual({ ...other, helpers: now.contracts, contracts: now.helpers });
  return t.seat(seat);
}

describe('D-ENH each wheel tile on the own Personal Wheel', () => {
  it.each(ALL)('D-TIL %s', (_, item) => {
    const t = installed(item.tile, 'personal');
    expect(t.has).toMatchObject({ guilder: 5 - COST[item.kind], personal: [0, item.tile, 0, 0, 0] });
    t.guilder(5).mesh(2, 1).turnOf(0);
    use(t, 0, item, 'do:personal').asks('action', 0).offersNot('also:personal').offers('end');
  });

  it.each(ALL)('%s: not without the Guilder for it', (_, { tile, kind }) => {
    const t = lay()
      .tileOffer(tile, 0, 0, 0)
      .guilder(COST[kind] - 1)
      .act(enhance);
    t.asks('section').offersOnly('on:central2', 'on:central3', 'on:central5', 'on:central6');
  });
});

describe('D-ENH each wheel tile on the Central Wheel, free', () => {
  it.each(ALL)('D-TIL %s', (_, item) => {
    const t = installed(item.tile, 'central');
    // Section 2 was printed 2 Guilder.
    expect(t.has).toMatchObject({ guilder: 5 + 2, personal: [0, 0, 0, 0, 0] });
    expect(t.lies.central).toEqual([0, item.tile, 0, 0, 0, 0]);
    t.guilder(5).mesh(1, 2).turnOf(0);
    use(t, 0, item, 'do:central').asks('action', 0).offersNot('also:central').offers('end');
  });

  it.each(ALL)('D-TRN-4 %s (in a follow-up)', (_, item) => {
    const t = installed(item.tile, 'central').guilder(5).mesh(1, 5).followsUp(1);
    t.asks('followUp', 1).offersOnly('do:central', 'do:guilder');
    use(t, 1, item, 'do:central').asks('wheels', 1);
  });

  it.each(ALL)('D-TRN-5 %s (given up for Guilder)', (_, { tile }) => {
    const t = installed(tile, 'central').guilder(5).mesh(1, 2).turnOf(0);
    const before = t.has;
    t.choose('do:guilder').asks('action', 0).offersOnly('end');
    expect(t.has).toEqual(changed(before, { guilder: 1 }));
  });
});
