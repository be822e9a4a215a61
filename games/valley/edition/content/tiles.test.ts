import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import { lay } from './lay.js';

type Has = Table['has'];
interface TileCase {
  readonly tile: number;
  readonly name: string;
  readonly plus: boolean;
  readonly lay?: (t: Table) => Table;
  readonly keys: readonly string[];
  /** What is different afterwards; everything else is as before. */
  readonly now: Partial<Has>;
  readonly water?: number;
}

/** Guilder and bulbs that a test of several planted bulbs needs. */
const fiveReds = (t: Table): Table => t.storage('red', 'red', 'red', 'red', 'red');

const CASES: readonly TileCase[] = [
  {
    tile: 1,
    name: 'Plant 3',
    plus: false,
    lay: fiveReds,
    keys: ['plant:red>1', 'plant:red>2', 'plant:red>3'],
    now: { rows: [1, 1, 1, 0], storage: ['red', 'red'], stored: 2 },
  },
  {
    tile: 2,
    name: 'Lower water 2, both Guilder and VP',
    plus: false,
    keys: [],
    now: { guilder: 7, vp: 12 },
    water: 1,
  },
  {
    tile: 3,
    name: 'Build; may pay 1 to ignore the connection',
    plus: false,
    keys: ['build:B5', 'from:black'],
    // B5 costs 2 and the missing connection 1; its fields: red, white, 2 Guilder.
    now: {
      guilder: 4,
      windmills: ['B5'],
      groups: [1, 1, 2, 2, 2],
      storage: ['white', 'white', 'red', 'red'],
      stored: 4,
    },
  },
  {
    tile: 4,
    name: 'Trade; a colour already on the card is allowed',
    plus: false,
    lay: (t) => t.trade(1, 'red'),
    keys: ['trade:red>3'],
    now: { guilder: 8, vp: 12, storage: ['white'], stored: 1 },
  },
  {
    tile: 5,
    name: 'Trade; may pay 1 for a third reward',
    plus: false,
    keys: ['trade:red>3', 'quarter:3', 'buy:1', 'sign:1', 'quarter:4'],
    now: { guilder: 7, vp: 12, storage: ['white'], stored: 1, contracts: [1] },
  },
  {
    tile: 6,
    name: 'Enhance, gain 2 Guilder',
    plus: false,
    keys: ['tile:1', 'on:large2'],
    now: { guilder: 7, large: [6, 1, 0, 0, 0, 0] },
  },
  {
    tile: 7,
    name: 'Enhance twice',
    plus: false,
    keys: ['tile:2', 'on:large2', 'take:enhance', 'tile:3', 'on:small4'],
    now: { guilder: 4, large: [7, 2, 0, 0, 0, 0], small: [0, 0, 0, 13, 0] },
  },
  {
    tile: 8,
    name: 'Lower water 2, gain 2 Guilder',
    plus: false,
    keys: ['split:0g2v'],
    now: { guilder: 7, vp: 12 },
    water: 1,
  },
  {
    tile: 9,
    name: 'Build, gain 1 Guilder',
    plus: false,
    keys: ['build:A1', 'from:black'],
    // A1 costs 1; its fields: 2 Guilder, white.
    now: {
      guilder: 7,
      windmills: ['A1'],
      groups: [1, 1, 2, 2, 2],
      storage: ['white', 'white', 'red'],
      stored: 3,
    },
  },
  {
    tile: 10,
    name: 'Market 1/2',
    plus: false,
    lay: (t) => t.guilder(1),
    keys: ['take:bulb-white', 'take:tool1'],
    // N with a neutral marker, SE with a player and a neutral one.
    now: { guilder: 0, area: 'SE', storage: ['white', 'white', 'white', 'red'], stored: 4, tools: 3 },
  },
  {
    tile: 11,
    name: 'Market 2/3',
    plus: false,
    lay: (t) => t.guilder(2),
    keys: ['take:bulb-white', 'take:tool1', 'take:vp1'],
    now: {
      guilder: 0,
      area: 'SW',
      storage: ['white', 'white', 'white', 'red'],
      stored: 4,
      tools: 3,
      vp: 12,
    },
  },
  {
    tile: 12,
    name: 'Farm, gain 1 Guilder',
    plus: false,
    keys: ['sign:1'],
    now: { guilder: 6, contracts: [1] },
  },
  {
    tile: 13,
    name: 'Market 1/1 +',
    plus: true,
    lay: (t) => t.guilder(1),
    keys: ['take:bulb-white'],
    now: { guilder: 0, area: 'N', storage: ['white', 'white', 'white', 'red'], stored: 4 },
  },
  { tile: 14, name: '2 Guilder +', plus: true, keys: [], now: { guilder: 7 } },
  {
    tile: 15,
    name: 'remove a Windmill from your farm board +',
    plus: true,
    keys: ['remove:violet'],
    now: { groups: [1, 1, 2, 1, 3] },
  },
  {
    tile: 16,
    name: 'Enhance +',
    plus: true,
    keys: ['tile:4', 'on:large2'],
    now: { guilder: 3, large: [16, 19, 0, 0, 0, 0] },
  },
  {
    tile: 17,
    name: 'any bulb +',
    plus: true,
    keys: ['bulb:violet'],
    now: { storage: ['white', 'red', 'violet'], stored: 3 },
  },
  { tile: 18, name: 'Lower water 2 +', plus: true, keys: ['split:0g2v'], now: { vp: 12 }, water: 1 },
  {
    tile: 19,
    name: 'Farm, gain 3 Guilder',
    plus: false,
    lay: (t) => t.tileOffer(1, 2, 13, 30),
    keys: ['sign:1'],
    now: { guilder: 8, contracts: [1] },
  },
  {
    tile: 20,
    name: 'Market 1/2 +',
    plus: true,
    lay: (t) => t.guilder(1),
    keys: ['take:bulb-white', 'take:tool1'],
    now: { guilder: 0, area: 'SE', storage: ['white', 'white', 'white', 'red'], stored: 4, tools: 3 },
  },
  { tile: 21, name: '4 Guilder +', plus: true, lay: (t) => t.guilder(3), keys: [], now: { guilder: 7 } },
  { tile: 22, name: '2 Guilder and 3 VP +', plus: true, keys: [], now: { guilder: 7, vp: 13 } },
  {
    tile: 23,
    name: 'may swap a stored bulb with the supply, then Plant 3',
    plus: false,
    lay: fiveReds,
    keys: ['out:red', 'in:black', 'plant:black>1', 'plant:red>2', 'plant:red>3'],
    now: { rows: [1, 1, 1, 0], storage: ['red', 'red'], stored: 2 },
  },
  {
    tile: 24,
    name: 'Lower water 3, both Guilder and VP +',
    plus: true,
    keys: [],
    now: { guilder: 8, vp: 13 },
    water: 0,
  },
  {
    tile: 25,
    name: 'Build without connection, gain 1 Guilder',
    plus: false,
    keys: ['build:B5', 'from:black'],
    now: {
      guilder: 6,
      windmills: ['B5'],
      groups: [1, 1, 2, 2, 2],
      storage: ['white', 'white', 'red', 'red'],
      stored: 4,
    },
  },
  {
    tile: 26,
    name: 'Build, gain 3 Guilder',
    plus: false,
    lay: (t) => t.guilder(4),
    keys: ['build:A1', 'from:black'],
    now: {
      guilder: 8,
      windmills: ['A1'],
      groups: [1, 1, 2, 2, 2],
      storage: ['white', 'white', 'red'],
      stored: 3,
    },
  },
  {
    tile: 27,
    name: 'any bulb, 1 Guilder, 1 VP +',
    plus: true,
    keys: ['bulb:black'],
    now: { guilder: 6, vp: 11, storage: ['white', 'red', 'black'], stored: 3 },
  },
  {
    tile: 28,
    name: 'Plant 4',
    plus: false,
    lay: fiveReds,
    keys: ['plant:red>1', 'plant:red>2', 'plant:red>3', 'plant:red>4'],
    now: { rows: [1, 1, 1, 1], storage: ['red'], stored: 1 },
  },
  { tile: 29, name: 'Farm +', plus: true, keys: ['sign:1'], now: { contracts: [1] } },
  {
    tile: 30,
    name: 'Trade; may pay 1 for all four rewards',
    plus: false,
    keys: [
      'trade:red>3',
      'quarter:3',
      'buy:1',
      'sign:1',
      'quarter:2',
      'bulb:black',
      'bulb:violet',
      'quarter:4',
    ],
    now: { guilder: 7, vp: 12, storage: ['white', 'violet', 'black'], stored: 3, contracts: [1] },
  },
];

const withTile = ({ tile, lay: more = (t) => t }: TileCase, section: string): Table =>
  more(lay()).tile(section, tile);

const named = (cases: readonly TileCase[]) =>
  cases.map((item) => [`tile ${item.tile}: ${item.name}`, item] as const);
const ALL = named(CASES);

describe('ENH-4 a tile replaces the action of its section', () => {
  it.each(ALL)('%s', (_, item) => {
    const { keys, now, water = 3, plus } = item;
    const t = withTile(item, 'large1');
    const [before, other] = [t.has, t.seat(1).has];
    t.seat(0).choose('do:large', ...keys);
    expect(t.has).toEqual({ ...before, ...now });
    expect(t.state.water).toBe(water);
    expect(t.seat(1).has).toEqual(other);
    if (plus) t.offersOnly('do:small', 'end');
    else t.offersOnly('end');
  });

  it.each(ALL)('ACT-1 %s (on the small wheel)', (_, item) => {
    const { keys, now, water = 3, plus } = item;
    const t = withTile(item, 'small1');
    const before = t.has;
    t.choose('do:small', ...keys);
    const installed = { large: before.large, small: before.small };
    if (now.large) installed.large = [0, ...now.large.slice(1)];
    if (now.small) installed.small = [item.tile, ...now.small.slice(1)];
    expect(t.has).toEqual({ ...before, ...now, ...installed });
    expect(t.state.water).toBe(water);
    t.storage('red');
    if (plus) t.offersOnly('do:large', 'end');
    else t.offersOnly('end');
  });

  it.each(ALL)('ACT-1 %s (after the other wheel)', (_, { tile, plus }) => {
    const t = lay().storage('red').tile('large1', tile).choose('do:small', 'split:0g2v');
    expect(t.has.vp).toBe(12);
    if (plus) t.offersOnly('do:large', 'end');
    else t.offersOnly('end');
  });

  it.each(named(CASES.filter(({ plus }) => plus)))('ACT-1 %s (and then the other wheel)', (_, item) => {
    const t = withTile(item, 'large1')
      .choose('do:large', ...item.keys)
      .water(8);
    const before = t.has;
    t.guilder(0).choose('do:small', 'split:1g1v');
    expect(t.has).toEqual({ ...before, guilder: 2, vp: before.vp + 2 });
    expect(t.state.water).toBe(6);
    t.offersOnly('end');
  });
});
