import { describe, expect, it } from 'vitest';
import { sourceName } from '../../rules/sources.js';
import { tables } from '../../rules/state.js';
import { type Table, table } from '../../testing/index.js';

/** 5 Guilder, 10 VP, a violet bulb, water 3 (middle section), marker in SW, next area N. */
function lay(): Table {
  return table()
    .board('A')
    .guilder(5)
    .tools(0)
    .vp(10)
    .storage('violet')
    .water(3)
    .market(['SW', 'SE'], ['N', 'SE', 'SW'])
    .cardOffer(1, 2, 3)
    .tileOffer(1, 2, 13, 19);
}
const anywhere = { do: 'build', unconnected: 0 } as const;

/** Cost, and the fields it touches. */
const SPACES: readonly (readonly [space: string, cost: number, fields: readonly string[]])[] = [
  ['A0', 0, ['I0', 'I5']],
  ['A1', 1, ['I1', 'I0']],
  ['A2', 0, ['I2', 'I1']],
  ['A3', 1, ['I3', 'I2']],
  ['A4', 0, ['I4', 'I3']],
  ['A5', 1, ['I5', 'I4']],
  ['B0', 2, ['M0', 'M5', 'P0']],
  ['B1', 1, ['M1', 'M0', 'P1']],
  ['B2', 2, ['M2', 'M1', 'P2']],
  ['B3', 1, ['M3', 'M2', 'P3']],
  ['B4', 2, ['M4', 'M3', 'P4']],
  ['B5', 2, ['M5', 'M4', 'P5']],
  ['C0', 3, ['M5', 'P0', 'K5']],
  ['C1', 4, ['M0', 'P0', 'K0']],
  ['C2', 3, ['M0', 'P1', 'K0']],
  ['C3', 2, ['M1', 'P1', 'K1']],
  ['C4', 3, ['M1', 'P2', 'K1']],
  ['C5', 2, ['M2', 'P2', 'K2']],
  ['C6', 3, ['M2', 'P3', 'K2']],
  ['C7', 3, ['M3', 'P3', 'K3']],
  ['C8', 3, ['M3', 'P4', 'K3']],
  ['C9', 4, ['M4', 'P4', 'K4']],
  ['C10', 2, ['M4', 'P5', 'K4']],
  ['C11', 4, ['M5', 'P5', 'K5']],
];
/** Ring by ring: which spaces can be built on once this one is joined to the Market by a chain. */
const LINKS: readonly (readonly [space: string, chain: readonly string[], joins: readonly string[]])[] = [
  ['A0', [], ['B0', 'B5']],
  ['A1', [], ['B1', 'B0']],
  ['A2', [], ['B2', 'B1']],
  ['A3', [], ['B3', 'B2']],
  ['A4', [], ['B4', 'B3']],
  ['A5', [], ['B5', 'B4']],
  ['B0', ['A0'], ['C0', 'C1']],
  ['B1', ['A1'], ['C2', 'C3']],
  ['B2', ['A2'], ['C4', 'C5']],
  ['B3', ['A3'], ['C6', 'C7']],
  ['B4', ['A4'], ['C8', 'C9']],
  ['B5', ['A5'], ['C10', 'C11']],
  ['C0', ['A0', 'B0'], ['C11']],
  ['C1', ['A0', 'B0'], ['C2']],
  ['C2', ['A1', 'B1'], ['C1']],
  ['C3', ['A1', 'B1'], ['C4']],
  ['C4', ['A2', 'B2'], ['C3']],
  ['C5', ['A2', 'B2'], ['C6']],
  ['C6', ['A3', 'B3'], ['C5']],
  ['C7', ['A3', 'B3'], ['C8']],
  ['C8', ['A4', 'B4'], ['C7']],
  ['C9', ['A4', 'B4'], ['C10']],
  ['C10', ['A5', 'B5'], ['C9']],
  ['C11', ['A5', 'B5'], ['C0']],
  ['C0', ['A5', 'B5', 'C11'], ['B0', 'C1']],
  ['C1', ['A2', 'B1', 'C2'], ['B0', 'C0']],
  ['C2', ['A0', 'B0', 'C1'], ['B1', 'C3']],
  ['C3', ['A3', 'B2', 'C4'], ['B1', 'C2']],
  ['C4', ['A1', 'B1', 'C3'], ['B2', 'C5']],
  ['C5', ['A4', 'B3', 'C6'], ['B2', 'C4']],
  ['C6', ['A2', 'B2', 'C5'], ['B3', 'C7']],
  ['C7', ['A5', 'B4', 'C8'], ['B3', 'C6']],
  ['C8', ['A3', 'B3', 'C7'], ['B4', 'C9']],
  ['C9', ['A0', 'B5', 'C10'], ['B4', 'C8']],
  ['C10', ['A4', 'B4', 'C9'], ['B5', 'C11']],
  ['C11', ['A1', 'B0', 'C0'], ['B5', 'C10']],
];
const RING_A = ['A0', 'A1', 'A2', 'A3', 'A4', 'A5'];

describe('the 24 spaces', () => {
  it.each(SPACES)('BLD-1 space %s costs %i', (space, cost) => {
    const t = lay()
      .guilder(cost)
      .act(anywhere)
      .offers(`build:${space}`)
      .choose(`build:${space}`, 'from:black');
    expect(t.eventsOf('built')).toMatchObject([{ seat: 0, cost }]);
    expect(t.has.windmills).toEqual([space]);
    if (cost === 0) return;
    const poor = lay()
      .guilder(cost - 1)
      .act(anywhere);
    poor.blocks(`build:${space}`, 'MON-1');
  });

  it.each(SPACES)('BLD-1 space %s: %i Guilder are paid', (space, cost) => {
    const t = lay().guilder(4).act(anywhere).choose(`build:${space}`, 'from:black');
    // Guilder fields pay at once where nothing else is to be chosen.
    const gained: Readonly<Record<string, number>> = { A0: 2, A1: 2, B5: 2, C11: 2 };
    expect(t.has.guilder).toBe(4 - cost + (gained[space] ?? 0));
  });

  it.each(SPACES)('BLD-4 space %s (cost %i) touches %s', (space, _, fields) => {
    const t = lay().act(anywhere).choose(`build:${space}`, 'from:black');
    const rewards = t.eventsOf('rewards').flatMap(({ sources }) => sources);
    const names = rewards.map((source) => sourceName(tables(t.state), source));
    expect(names.sort()).toEqual(fields.map((field) => `field:${field}`).sort());
  });

  it.each(LINKS)('BLD-2 a Windmill on %s, after %s, joins %s', (space, chain, joins) => {
    const offered = (...windmills: string[]): string[] =>
      table()
        .guilder(9)
        .windmills(...windmills)
        .act({ do: 'build' }).offered;
    const before = offered(...chain);
    const now = offered(...chain, space).filter((key) => !before.includes(key));
    expect(now.sort()).toEqual(joins.map((it) => `build:${it}`).sort());
  });

  it.each(SPACES)('BLD-2 space %s beside the Market, or not', (space) => {
    const t = table().guilder(9).act({ do: 'build' });
    if (RING_A.includes(space)) t.offers(`build:${space}`);
    else t.blocks(`build:${space}`, 'BLD-2');
  });
});

type Has = Table['has'];
interface FieldCase {
  readonly field: string;
  readonly name: string;
  readonly space: string;
  readonly keys: readonly string[];
  /** Beside the Windmill. */
  readonly now: Partial<Has>;
  readonly water?: number;
}
const bulbs = (...storage: Has['storage']): Partial<Has> => ({ storage, stored: storage.length });
const planted = (row: number): Partial<Has> => ({
  ...bulbs(),
  rows: [1, 2, 3, 4].map((it) => (it === row ? 1 : 0)),
});

const FIELDS: readonly FieldCase[] = [
  {
    field: 'I0',
    name: '2 Guilder',
    space: 'A0',
    keys: [],
    now: { guilder: 7, ...bulbs('yellow', 'violet') },
  },
  { field: 'I1', name: 'white', space: 'A1', keys: [], now: { guilder: 6, ...bulbs('white', 'violet') } },
  { field: 'I2', name: 'Tool', space: 'A2', keys: [], now: { tools: 1, ...bulbs('white', 'violet') } },
  {
    field: 'I3',
    name: 'red',
    space: 'A3',
    keys: [],
    now: { guilder: 4, tools: 1, ...bulbs('red', 'violet') },
  },
  {
    field: 'I4',
    name: 'Lower water 1',
    space: 'A4',
    // The red bulb of I3 is placed unasked.
    keys: ['take:lower1', 'split:0g1v'],
    now: { vp: 11, ...bulbs('red', 'violet') },
    water: 2,
  },
  {
    field: 'I5',
    name: 'yellow',
    space: 'A5',
    keys: ['take:bulb-yellow', 'pass'],
    now: { guilder: 4, ...bulbs('yellow', 'violet') },
  },
  {
    field: 'M0',
    name: 'Plant 1',
    space: 'B0',
    keys: ['take:plant1', 'plant:violet>4', 'pass'],
    now: { guilder: 3, ...planted(4) },
  },
  {
    field: 'M1',
    name: 'yellow',
    space: 'B1',
    keys: ['take:bulb-yellow', 'pass'],
    now: { guilder: 4, ...bulbs('yellow', 'violet') },
  },
  {
    field: 'M2',
    name: 'Lower water 2',
    space: 'B2',
    keys: ['take:lower2', 'split:0g2v', 'pass'],
    now: { guilder: 3, vp: 12 },
    water: 1,
  },
  {
    field: 'M3',
    name: 'Plant 1',
    space: 'B3',
    keys: ['take:plant1', 'plant:violet>4', 'pass'],
    now: { guilder: 4, tools: 1, ...planted(4) },
  },
  {
    field: 'M4',
    name: 'white',
    space: 'B4',
    keys: ['take:bulb-white', 'pass'],
    now: { guilder: 3, ...bulbs('white', 'violet') },
  },
  {
    field: 'M5',
    name: 'red',
    space: 'B0',
    keys: ['take:bulb-red', 'pass'],
    now: { guilder: 3, ...bulbs('red', 'violet') },
  },
  {
    field: 'P0',
    name: 'Enhance',
    space: 'B0',
    keys: ['take:enhance', 'tile:3', 'on:small2', 'pass'],
    now: { guilder: 2, small: [0, 13, 0, 0, 0] },
  },
  {
    field: 'P1',
    name: 'Lower water 2',
    space: 'B1',
    keys: ['take:lower2', 'split:1g1v', 'pass'],
    now: { guilder: 5, vp: 11 },
    water: 1,
  },
  {
    field: 'P2',
    name: 'Market 0/1',
    space: 'B2',
    keys: ['take:market0/1', 'move', 'take:bulb-black', 'pass'],
    // N with a neutral marker: twice.
    now: { guilder: 3, area: 'N', ...bulbs('violet', 'black', 'black') },
  },
  { field: 'P3', name: 'Tool', space: 'B3', keys: ['pass'], now: { guilder: 4, tools: 1 } },
  {
    field: 'P4',
    name: 'Farm',
    space: 'B4',
    keys: ['take:farm', 'hire:2', 'pass'],
    now: { guilder: 3, helpers: [2], vp: 11 },
  },
  {
    field: 'P5',
    name: '2 Guilder',
    space: 'B5',
    keys: [],
    now: { guilder: 5, ...bulbs('white', 'red', 'violet') },
  },
  {
    field: 'K0',
    name: 'Plant 2',
    space: 'C2',
    keys: ['take:plant2', 'plant:violet>1', 'pass'],
    now: { guilder: 2, ...planted(1) },
  },
  {
    field: 'K1',
    name: 'Farm',
    space: 'C3',
    keys: ['take:farm', 'sign:3', 'pass'],
    now: { guilder: 3, contracts: [3] },
  },
  { field: 'K2', name: '3 Guilder', space: 'C5', keys: ['take:guilder3', 'pass'], now: { guilder: 6 } },
  {
    field: 'K3',
    name: 'Enhance',
    space: 'C7',
    keys: ['take:enhance', 'tile:2', 'on:large5', 'pass'],
    now: { guilder: 2, tools: 1, large: [0, 0, 0, 0, 2, 0] },
  },
  {
    field: 'K4',
    name: 'Market 0/1',
    space: 'C9',
    keys: ['take:market0/1', 'move', 'take:bulb-white', 'pass'],
    now: { guilder: 1, area: 'N', ...bulbs('white', 'white', 'violet') },
  },
  {
    field: 'K5',
    name: '2 red',
    space: 'C0',
    keys: ['take:bulb-red+bulb-red', 'pass'],
    now: { guilder: 2, ...bulbs('red', 'red', 'violet') },
  },
];

describe('the 24 fields', () => {
  it.each(FIELDS.map((item) => [item.field, item.name, item] as const))(
    'BLD-4 field %s: %s',
    (_, __, { space, keys, now, water = 3 }) => {
      const t = lay();
      const [before, other] = [t.has, t.seat(1).has];
      t.seat(0)
        .act(anywhere)
        .choose(`build:${space}`, 'from:black', ...keys)
        .asks('action');
      expect(t.has).toEqual({ ...before, ...now, windmills: [space], groups: [1, 1, 2, 2, 2] });
      expect(t.state.water).toBe(water);
      expect(t.seat(1).has).toEqual(other);
    },
  );

  it('BLD-4 field K0: Plant 2 plants two bulbs', () => {
    const t = lay()
      .storage('red', 'red', 'red')
      .act(anywhere)
      .choose('build:C1', 'from:black', 'take:plant2');
    t.choose('plant:red>1', 'plant:red>3').asks('reward');
    expect(t.has).toMatchObject({ rows: [1, 0, 1, 0], storage: ['red'] });
  });
  it.each([
    ['M0', 'B1'],
    ['M3', 'B4'],
  ])('BLD-4 field %s: Plant 1 plants one bulb', (_, space) => {
    const t = lay().storage('red', 'red').act(anywhere).choose(`build:${space}`, 'from:black', 'take:plant1');
    t.choose('plant:red>1').asks('reward');
    expect(t.has.stored).toBe(1);
  });
  it('covers every field once', () => {
    expect(new Set(FIELDS.map(({ field }) => field)).size).toBe(24);
    expect(new Set(SPACES.flatMap(([, , fields]) => fields)).size).toBe(24);
  });
});
