import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../testing/index.js';
import { defaultEdition as edition } from '../default.js';

type Has = Table['has'];
interface PatchCase {
  readonly row: number;
  readonly column: number;
  readonly name: string;
  readonly keys?: readonly string[];
  /** What the covered reward changes. */
  readonly now?: Partial<Has>;
  readonly water?: number;
}

/** Contract 17: 2 for each Windmill on the main board. With three of them a Contract now is 6 VP. */
const CONTRACT_NOW = 6;

const CASES: readonly PatchCase[] = [
  { row: 1, column: 1, name: '1 Guilder', now: { guilder: 6 } },
  { row: 1, column: 2, name: '1 VP', now: { vp: 11 } },
  { row: 1, column: 3, name: 'any bulb', keys: ['bulb:black'], now: { storage: ['black'], stored: 1 } },
  { row: 1, column: 4, name: '-' },
  { row: 1, column: 5, name: '2 Guilder', now: { guilder: 7 } },
  {
    row: 1,
    column: 6,
    name: 'Enhance',
    keys: ['take:enhance', 'tile:3', 'on:small5'],
    now: { guilder: 4, small: [0, 0, 0, 0, 13] },
  },
  { row: 1, column: 7, name: '4 VP', now: { vp: 14 } },
  { row: 2, column: 1, name: '-' },
  { row: 2, column: 2, name: 'Tool', now: { tools: 1 } },
  { row: 2, column: 3, name: '2 VP', now: { vp: 12 } },
  { row: 2, column: 4, name: '-' },
  {
    row: 2,
    column: 5,
    name: 'Lower water 2',
    keys: ['take:lower2', 'split:0g2v'],
    now: { vp: 12 },
    water: 1,
  },
  { row: 2, column: 6, name: 'Farm', keys: ['take:farm', 'sign:2'], now: { contracts: [17, 2] } },
  { row: 2, column: 7, name: '4 VP', now: { vp: 14 } },
  { row: 3, column: 1, name: '-' },
  { row: 3, column: 2, name: '1 Guilder', now: { guilder: 6 } },
  { row: 3, column: 3, name: '-' },
  { row: 3, column: 4, name: '1 VP', now: { vp: 11 } },
  {
    row: 3,
    column: 5,
    name: 'Market 0/1',
    keys: ['take:market0/1', 'move', 'take:bulb-black'],
    now: { area: 'N', storage: ['black', 'black'], stored: 2 },
  },
  { row: 3, column: 6, name: '3 VP', now: { vp: 13 } },
  { row: 3, column: 7, name: 'score a Contract now', keys: ['take:score'], now: { vp: 10 + CONTRACT_NOW } },
  { row: 4, column: 1, name: '1 Guilder', now: { guilder: 6 } },
  { row: 4, column: 2, name: '2 VP', now: { vp: 12 } },
  { row: 4, column: 3, name: '1 Guilder', now: { guilder: 6 } },
  { row: 4, column: 4, name: '-' },
  { row: 4, column: 5, name: 'any bulb', keys: ['bulb:violet'], now: { storage: ['violet'], stored: 1 } },
  {
    row: 4,
    column: 6,
    name: 'Build',
    keys: ['take:build', 'build:A2', 'from:white'],
    now: {
      windmills: ['A0', 'A2', 'B0', 'C0'],
      groups: [0, 1, 2, 1, 1],
      tools: 1,
      storage: ['white'],
      stored: 1,
    },
  },
  { row: 4, column: 7, name: 'score a Contract now', keys: ['take:score'], now: { vp: 10 + CONTRACT_NOW } },
];

function lay(row: number, planted: number): Table {
  return table({ edition })
    .guilder(5)
    .tools(0)
    .vp(10)
    .storage('red')
    .water(3)
    .planted(row, ...new Array<'white'>(planted).fill('white'))
    .windmills('A0', 'B0', 'C0')
    .groups(1, 1, 2, 1, 1)
    .contracts(17)
    .market(['SW', 'SE'], ['N', 'SE', 'SW'])
    .cardOffer(1, 2, 3)
    .tileOffer(1, 2, 13, 19);
}

describe('PLT-2 the 28 Patches', () => {
  it.each(CASES.map((item) => [`row ${item.row} column ${item.column}: ${item.name}`, item] as const))(
    '%s',
    (_, { row, column, keys = [], now = {}, water = 3 }) => {
      const t = lay(row, column - 1);
      const [before, other] = [t.has, t.seat(1).has];
      t.seat(0)
        .act({ do: 'plant', bulbs: 1 })
        .choose(`plant:red>${row}`, ...keys);
      t.asks('action');
      const rows = [0, 0, 0, 0];
      rows[row - 1] = column;
      expect(t.has).toEqual({ ...before, storage: [], stored: 0, rows, ...now });
      expect(t.state.water).toBe(water);
      expect(t.seat(1).has).toEqual(other);
    },
  );

  it('each of the 28 once', () => {
    expect(new Set(CASES.map(({ row, column }) => `${row}.${column}`)).size).toBe(28);
  });

  it('PLT-2 only the Patch covered rewards: the same column of another row does not', () => {
    const t = lay(2, 1).planted(1, 'white').act({ do: 'plant', bulbs: 1 }).choose('plant:red>2');
    expect(t.has).toMatchObject({ tools: 1, vp: 10 });
  });
});
