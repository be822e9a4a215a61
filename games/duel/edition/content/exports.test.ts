import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import { type Change, changed, lay, named } from './lay.js';

interface ExportCase {
  readonly tile: number;
  readonly name: string;
  /** Choices after the delivery; an action is asked for. */
  readonly keys: readonly string[];
  readonly now: Change;
  /** What makes its action impossible, though the delivery can be made. */
  readonly not?: (t: Table) => Table;
}

/** As on the rule page, in its order. */
const CASES: readonly ExportCase[] = [
  { tile: 1, name: '3 VP', keys: [], now: { vp: 3 } },
  { tile: 2, name: '3 Guilder', keys: [], now: { guilder: 3 } },
  {
    tile: 3,
    name: 'Plant twice the same colour',
    // 1 VP and 1 Guilder.
    keys: ['take:plant2-same', 'plant:white>2.1', 'plant:white>2.4'],
    now: { vp: 1, guilder: 1, spent: ['white', 'white'] },
    not: (t) => t.storage('red'),
  },
  {
    tile: 4,
    name: 'Plant twice different colours',
    keys: ['take:plant2-different', 'plant:white>2.1', 'plant:black>2.4'],
    now: { vp: 1, guilder: 1, spent: ['white', 'black'] },
    not: (t) => t.storage('red'),
  },
  {
    tile: 5,
    name: 'Market',
    keys: ['take:market', 'deal:1-top'],
    now: { guilder: -2, bulbs: ['white', 'yellow', 'red'] },
    not: (t) => t.guilder(0),
  },
  {
    tile: 6,
    name: 'Build',
    // Space 1 of Patch 6: 2 VP.
    keys: ['take:build', 'from:black', 'build:m5', 'patch:6'],
    now: { guilder: -2, vp: 2, rest: { windmills: [5], columns: [1, 1, 2, 2, 2] } },
    not: (t) => t.guilder(1),
  },
  {
    tile: 7,
    name: 'Farm',
    keys: ['take:farm', 'hire:2'],
    now: { rest: { helpers: [2] } },
    not: (t) => t.cardOffer(0, 0),
  },
  {
    tile: 8,
    name: 'Enhance',
    keys: ['take:enhance', 'tile:1', 'on:personal3'],
    now: { guilder: -1, rest: { personal: [0, 0, 9, 0, 0] } },
    not: (t) => t.tileOffer(0, 0, 0, 0),
  },
  { tile: 9, name: '2 Tools', keys: [], now: { tools: 2 } },
  {
    tile: 10,
    name: 'any bulb and 1 Tool',
    keys: ['bulb:violet'],
    now: { tools: 1, bulbs: ['violet'] },
  },
  { tile: 11, name: '2 Guilder and 1 VP', keys: [], now: { guilder: 2, vp: 1 } },
];
const title = ({ tile, name }: ExportCase): string => `Export tile ${tile}: ${name}`;
const ALL = named(CASES, title);
const ACTIONS = named(
  CASES.filter(({ not }) => not),
  title,
);

/** Two white bulbs, a red and a black one; red is worth 2 VP on either half of Demand tile 1. */
const atPort = (tile: number, half: 'lower' | 'upper'): Table =>
  lay().storage('white', 'white', 'red', 'black').port(1, 1, tile, half).mesh(5, 1);

const delivery: Change = { vp: 2, spent: ['red'], rest: { traded: ['red'] } };

describe('D-TRD each Export tile is resolved by a delivery', () => {
  it.each(ALL)('%s', (_, { tile, keys, now }) => {
    const t = atPort(tile, 'lower');
    const [before, ports, other] = [t.has, t.lies.ports, t.seat(1).has];
    t.seat(0)
      .choose('do:personal', 'deliver:red', ...keys)
      .asks('action', 0);
    const has = changed(before, delivery, now);
    expect(t.has).toEqual(has);
    expect(t.vpFrom('demand')).toBe(2);
    // The tile stays, and the Port tile moves to the upper half.
    expect(t.lies.ports).toEqual([{ demand: 1, export: tile, tile: 'upper' }, ...ports.slice(1)]);
    expect(t.lies.ship).toBe(1);
    expect(t.seat(1).has).toEqual({ ...other, contracts: has.helpers });
  });

  it.each(ALL)('%s (the second delivery: then the tile is replaced)', (_, { tile, keys, now }) => {
    const next = tile === 1 ? 2 : 1;
    const t = atPort(tile, 'upper')
      .port(2, 3, tile === 4 ? 3 : 4, 'lower')
      .exports(next);
    const before = t.has;
    t.choose('do:personal', 'deliver:red', ...keys).asks('action', 0);
    expect(t.has).toEqual(changed(before, delivery, now));
    expect(t.lies.ports[0]).toEqual({ demand: 1, export: next, tile: 'closed' });
    expect(t.lies.ports[4].tile).toBe('lower');
    expect(t.lies.ship).toBe(2);
  });

  it.each(ALL)('%s (for the other player)', (_, { tile, keys, now }) => {
    const t = atPort(tile, 'lower').turnOf(1).storage('white', 'white', 'red', 'black');
    const before = t.has;
    t.choose('do:personal', 'deliver:red', ...keys).asks('action', 1);
    expect(t.has).toEqual(changed(before, delivery, now));
  });

  it('no Export tile: only the VP of the Demand tile', () => {
    const t = atPort(0, 'lower');
    const before = t.has;
    t.choose('do:personal', 'deliver:red').asks('action', 0);
    expect(t.has).toEqual(changed(before, delivery));
  });
});

describe('D-GAIN actions that an Export tile gives', () => {
  it.each(ACTIONS)('%s (declined)', (_, { tile, keys }) => {
    const t = atPort(tile, 'lower');
    const before = t.has;
    t.choose('do:personal', 'deliver:red').asks('reward', 0).offersOnly(keys[0], 'pass');
    t.choose('pass').asks('action', 0);
    expect(t.has).toEqual(changed(before, delivery));
    expect(t.lies.ports[0].tile).toBe('upper');
  });

  it.each(ACTIONS)('%s (lapses if it can not be done)', (_, { tile, not = (t) => t }) => {
    const t = not(atPort(tile, 'lower'));
    const before = t.has;
    t.act({ do: 'trade' });
    if (t.ask === 'deliver') t.choose('deliver:red');
    t.asks('action', 0);
    expect(t.has).toEqual(changed(before, delivery));
  });
});

describe('D-PLT Plant twice', () => {
  it('Export tile 3: the second bulb has the colour of the first', () => {
    const t = atPort(3, 'lower').choose('do:personal', 'deliver:red', 'take:plant2-same', 'plant:white>2.1');
    expect(t.offered.filter((key) => key.startsWith('plant:black'))).toEqual([]);
    t.offers('plant:white>2.2', 'plant:white>2.4', 'stop').blocks('plant:black>2.4', 'D-PLT');
  });
  it('Export tile 3: without a second bulb of that colour one is planted', () => {
    const t = atPort(3, 'lower').choose('do:personal', 'deliver:red', 'take:plant2-same', 'plant:black>2.4');
    t.asks('action', 0);
    expect(t.has.storage).toEqual(['white', 'white']);
  });
  it('Export tile 4: the second bulb has another colour than the first', () => {
    const t = atPort(4, 'lower');
    t.choose('do:personal', 'deliver:red', 'take:plant2-different', 'plant:white>2.1');
    expect(t.offered.filter((key) => key.startsWith('plant:white'))).toEqual([]);
    t.offers('plant:black>2.4', 'stop').offersNot('plant:black>2.2').blocks('plant:white>2.4', 'D-PLT');
  });
  it('Export tile 4: without another colour one is planted', () => {
    const t = atPort(4, 'lower').storage('red', 'white', 'white', 'white');
    t.choose('do:personal', 'deliver:red', 'take:plant2-different', 'plant:white>2.1').asks('action', 0);
    expect(t.has.storage).toEqual(['white', 'white']);
  });
  it.each([
    [3, 'take:plant2-same'],
    [4, 'take:plant2-different'],
  ] as const)('Export tile %i: one may be enough', (tile, take) => {
    const t = atPort(tile, 'lower').choose('do:personal', 'deliver:red', take, 'plant:white>2.1', 'stop');
    t.asks('action', 0);
    expect(t.has.storage).toEqual(['white', 'black']);
  });
});
