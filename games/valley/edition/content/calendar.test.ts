import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../testing/index.js';
import { defaultEdition as edition } from '../default.js';

/** Four players; this one has just arrived: 4 Guilder, 10 VP, three violet bulbs, water 3 (middle section). */
function arrived(column: number): Table {
  return table({ players: 4, edition })
    .board('A')
    .guilder(4)
    .tools(0)
    .vp(10)
    .storage('violet', 'violet', 'violet')
    .water(3)
    .cardOffer(1, 2, 3)
    .tileOffer(1, 2, 13, 19)
    .windmills('A0', 'A1', 'A4')
    .groups(1, 1, 2, 1, 1)
    .contracts(17)
    .arrived(column);
}

type Has = Table['has'];
interface Cell {
  readonly column: number;
  readonly row: 'common' | 1 | 2 | 3 | 4;
  readonly name: string;
  readonly keys: readonly string[];
  readonly now: Partial<Has>;
  readonly water?: number;
}
const bulbs = (...storage: Has['storage']): Partial<Has> => ({ storage, stored: storage.length });

const CELLS: readonly Cell[] = [
  {
    column: 1,
    row: 'common',
    name: 'any bulb',
    keys: ['bulb:red'],
    now: bulbs('red', 'violet', 'violet', 'violet'),
  },
  {
    column: 1,
    row: 1,
    name: 'violet or black bulb',
    keys: ['bulb:black'],
    now: bulbs('violet', 'violet', 'violet', 'black'),
  },
  { column: 1, row: 2, name: 'Lower water 2', keys: ['split:0g2v'], now: { vp: 12 }, water: 1 },
  { column: 1, row: 3, name: '3 Guilder', keys: [], now: { guilder: 7 } },
  { column: 1, row: 4, name: '2 VP', keys: [], now: { vp: 12 } },
  { column: 2, row: 'common', name: '1 Guilder', keys: [], now: { guilder: 5 } },
  {
    column: 2,
    row: 1,
    name: 'Enhance',
    keys: ['tile:3', 'on:small2'],
    now: { guilder: 3, small: [0, 13, 0, 0, 0] },
  },
  { column: 2, row: 2, name: 'Farm', keys: ['sign:2'], now: { contracts: [17, 2] } },
  {
    column: 2,
    row: 3,
    name: '2 any bulbs and 3 VP',
    keys: ['bulb:white', 'bulb:black'],
    now: { vp: 13, ...bulbs('white', 'violet', 'violet', 'violet', 'black') },
  },
  { column: 2, row: 4, name: '4 Guilder', keys: [], now: { guilder: 8 } },
  {
    column: 3,
    row: 'common',
    name: 'Plant 1',
    keys: ['plant:violet>2'],
    now: { rows: [0, 1, 0, 0], ...bulbs('violet', 'violet') },
  },
  { column: 3, row: 1, name: '4 VP', keys: [], now: { vp: 14 } },
  { column: 3, row: 2, name: '3 Guilder', keys: [], now: { guilder: 7 } },
  { column: 3, row: 3, name: '7 VP', keys: [], now: { vp: 17 } },
  {
    column: 3,
    row: 4,
    name: 'Plant 2',
    keys: ['plant:violet>2', 'plant:violet>3'],
    now: { rows: [0, 1, 1, 0], ...bulbs('violet') },
  },
];
const NAMES = ['', 'I', 'II', 'III'];
const named = CELLS.map(
  (cell) =>
    [
      `column ${NAMES[cell.column]}, ${cell.row === 'common' ? 'common' : `row ${cell.row}`}: ${cell.name}`,
      cell,
    ] as const,
);

describe('CAL-2 the rewards of columns I to III', () => {
  it.each(named)('%s', (_, { column, row, keys, now, water = 3 }) => {
    const t = arrived(column);
    const [before, other] = [t.has, t.seat(1).has];
    t.seat(0)
      .choose(`calendar:${row}`, ...keys)
      .asks('action');
    expect(t.has).toEqual({ ...before, ...now });
    expect(t.state.water).toBe(water);
    expect(t.seat(1).has).toEqual(other);
    if (row === 'common') {
      t.offers('calendar:1', 'calendar:2', 'calendar:3', 'calendar:4').offersNot('calendar:common');
    } else {
      t.offers('calendar:common').offersNot('calendar:1', 'calendar:2', 'calendar:3', 'calendar:4');
    }
  });

  it.each(named.filter(([, { row }]) => row !== 'common'))('%s is then covered for everybody', (_, cell) => {
    const t = arrived(cell.column).choose(`calendar:${cell.row}`, ...cell.keys);
    t.turnOf(1).storage('red').tools(0).guilder(4).arrived(cell.column);
    t.offersNot(`calendar:${cell.row}`);
    const rest = [1, 2, 3, 4].filter((row) => row !== cell.row);
    t.offers(...rest.map((row) => `calendar:${row}`), 'calendar:common');
  });

  it('column I, row 1: no other colour', () => {
    arrived(1).choose('calendar:1').offersOnly('bulb:violet', 'bulb:black');
  });
  it.each([1, 2])('column %i: every colour where any bulb is given', (column) => {
    const t = arrived(column).choose(column === 1 ? 'calendar:common' : 'calendar:3');
    t.offersOnly('bulb:white', 'bulb:yellow', 'bulb:red', 'bulb:violet', 'bulb:black');
  });

  it.each([
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 1],
    [3, 2],
    [3, 3],
    [4, 1],
    [4, 2],
    [4, 3],
  ] as const)('SET-11 %i players, column %i: as many unique rewards as players', (players, column) => {
    const t = table({ players, edition }).storage('red').arrived(column);
    const unique = t.offered.filter((key) => /^calendar:\d$/.test(key));
    expect(unique.sort()).toEqual([1, 2, 3, 4].slice(0, players).map((row) => `calendar:${row}`));
  });
});

describe('CAL-1 arriving by the wheels', () => {
  /** One step before the red spoke comes to the arrow for the first, second or third time. */
  const before = (column: number): Table =>
    table({ edition })
      .board('A')
      .gate(1)
      .water(0)
      .guilder(4)
      .tools(0)
      .storage('red')
      .steps(6 * column - 1)
      .calendar(column - 1)
      .atGate();

  it.each([
    [1, ['calendar:common', 'calendar:1', 'calendar:2']],
    [2, ['calendar:common', 'calendar:1', 'calendar:2']],
    [3, ['calendar:common', 'calendar:1', 'calendar:2']],
  ] as const)('CAL-2 column %i: open are %s', (column, open) => {
    const t = before(column).choose('gate:1').asks('action');
    expect(t.has.calendar).toBe(column);
    expect(t.offered.filter((key) => key.startsWith('calendar:')).sort()).toEqual([...open].sort());
    expect([t.has.guilder, t.has.tools, t.vpFrom('calendar')]).toEqual([4, 0, 0]);
  });

  it.each([1, 2, 3])('CAL-1 column %i: not a step earlier', (column) => {
    const t = before(column)
      .steps(6 * column - 2)
      .atGate()
      .choose('gate:1')
      .asks('action');
    expect(t.has.calendar).toBe(column - 1);
    expect(t.offered.filter((key) => key.startsWith('calendar:'))).toEqual([]);
  });
});

describe('CAL-3 the last column', () => {
  /** A player who is one step before the red spoke, in column III. */
  const oneStepBefore = (t: Table, seat: number): Table =>
    t.seat(seat).tools(0).guilder(1).vp(0).steps(17).calendar(3);

  it.each([2, 3, 4] as const)(
    'CAL-3 with %i players: 8, 5, 3 and 2 VP in the order of arrival',
    (players) => {
      const t = table({ players, edition }).gate(1).water(0);
      for (let seat = 0; seat < players; seat++) oneStepBefore(t, seat);
      t.seat(0).atGate();
      const vp = [8, 5, 3, 2];
      for (let seat = 0; seat < players; seat++) {
        t.seat(seat).choose('gate:1').asks('action', seat);
        expect(t.has.calendar).toBe(4);
        expect(t.vpFrom('calendar')).toBe(vp[seat]);
        expect(t.has.vp).toBe(vp[seat]);
        t.choose('end');
      }
    },
  );

  it.each([
    [0, 8],
    [1, 5],
    [2, 3],
    [3, 2],
  ])('CAL-3 two players, %i values gone: %i VP', (gone, vp) => {
    const t = oneStepBefore(table({ players: 2, edition }).gate(1).water(0), 0);
    t.state.endTaken = gone;
    t.atGate().choose('gate:1');
    expect(t.vpFrom('calendar')).toBe(vp);
  });
});
