import { describe, expect, it } from 'vitest';
import { clone } from '../../rules/state.js';
import { Table, table } from '../../testing/index.js';
import type { Colour } from '../types.js';

/** The first question of each action, as it is asked when all of them are possible. */
const ASKS = {
  Plant: 'plant',
  Market: 'move',
  Build: 'build',
  Farm: 'card',
  Trade: 'trade',
  Enhance: 'tile',
} as const;
type Action = keyof typeof ASKS;

const BOARDS: readonly (readonly ['A' | 'B' | 'C' | 'D', readonly Action[]])[] = [
  ['A', ['Plant', 'Market', 'Build', 'Farm', 'Trade', 'Enhance']],
  ['B', ['Market', 'Enhance', 'Plant', 'Trade', 'Build', 'Farm']],
  ['C', ['Trade', 'Build', 'Enhance', 'Market', 'Farm', 'Plant']],
  ['D', ['Farm', 'Trade', 'Market', 'Plant', 'Enhance', 'Build']],
];

/** A board before its first step. */
const fresh = (board: 'A' | 'B' | 'C' | 'D'): Table =>
  table().board(board).guilder(5).tools(0).storage('red', 'white').gate(1).water(0).steps(0).atGate();

const STEPS = BOARDS.flatMap(([board, actions]) =>
  [...actions, ...actions].map((action, i) => [board, i + 1, action] as const),
);

describe('WHL-1 the windmill boards', () => {
  it.each(BOARDS)('board %s: %s, turned step by step', (board, actions) => {
    const t = fresh(board);
    t.seat(1).tools(0).guilder(5).seat(0);
    const seen: string[] = [];
    for (let step = 1; step <= 6; step++) {
      t.tools(0).guilder(5).choose('gate:1').asks('action', 0);
      expect(t.player.steps).toBe(step);
      // The action is begun on a copy, so that the turn can end without it.
      seen.push(new Table(clone(t.state)).guilder(5).storage('red', 'white').choose('do:large').ask ?? '');
      t.choose('end', 'gate:1', 'end').asks('gate', 0);
    }
    expect(seen).toEqual(actions.map((action) => ASKS[action]));
  });

  it.each(STEPS)('board %s, after %i steps: %s', (board, steps, action) => {
    const t = fresh(board)
      .steps(steps - 1)
      .atGate()
      .choose('gate:1', 'do:large');
    t.asks(ASKS[action]);
  });

  it.each(BOARDS)('board %s: Plant 2', (board, actions) => {
    const t = fresh(board).storage('red', 'red', 'red').steps(actions.indexOf('Plant')).atGate();
    t.choose('gate:1', 'do:large', 'plant:red>1', 'plant:red>2').asks('action');
    expect(t.has).toMatchObject({ rows: [1, 1, 0, 0], storage: ['red'] });
  });

  it.each(BOARDS)('board %s: Market, 2 moves for 2 Guilder', (board, actions) => {
    const at = actions.indexOf('Market');
    const t = fresh(board).guilder(2).market(['SW', 'N'], ['N', 'SE', 'SW']).steps(at).atGate();
    t.choose('gate:1', 'do:large', 'pass', 'pass').asks('action');
    expect(t.has).toMatchObject({ guilder: 0, area: 'SE' });
    fresh(board).guilder(1).steps(at).atGate().choose('gate:1').offersNot('do:large');
  });

  it.each(BOARDS)('board %s: Build needs the connection and brings no Guilder', (board, actions) => {
    const t = fresh(board).steps(actions.indexOf('Build')).atGate().choose('gate:1', 'do:large');
    const spaces = ['build:A0', 'build:A1', 'build:A2', 'build:A3', 'build:A4', 'build:A5'];
    expect(t.offered.filter((key) => !key.startsWith('calendar:'))).toEqual(spaces);
    t.choose('build:A2', 'from:black').asks('action');
    expect(t.has.guilder).toBe(5);
  });

  it.each(BOARDS)('board %s: Farm, Trade and Enhance bring no Guilder', (board, actions) => {
    const keys = {
      Farm: ['pass'],
      Trade: ['trade:red>4', 'pass'],
      Enhance: ['tile:1', 'on:small4'],
    } as const;
    for (const action of ['Farm', 'Trade', 'Enhance'] as const) {
      const t = fresh(board).trade(1).vp(5).steps(actions.indexOf(action)).atGate();
      t.choose('gate:1', 'do:large', ...keys[action])
        .asks('action')
        .offersNot('do:large', 'do:small');
      expect(t.has.guilder).toBe(5);
    }
  });

  it.each([1, 2, 3, 4, 5])('WHL-1 small wheel, section %i: Lower water 2', (section) => {
    const t = fresh('A')
      .vp(0)
      .water(4)
      .steps(section - 1)
      .atGate()
      .choose('gate:1', 'do:small');
    t.asks('lower').offersOnly('split:2g0v', 'split:1g1v', 'split:0g2v').choose('split:1g1v');
    expect(t.has).toMatchObject({ guilder: 6, vp: 1 });
    expect(t.state.water).toBe(2);
    t.offersOnly('end');
  });

  it.each([
    [5, 5, 5],
    [6, 6, 1],
    [7, 1, 2],
    [11, 5, 1],
    [12, 6, 2],
    [30, 6, 5],
    [31, 1, 1],
  ])('WHL-1 after %i steps: section %i of the large wheel, %i of the small one', (steps, large, small) => {
    const t = fresh('A')
      .steps(steps - 1)
      .atGate()
      .tile(`large${large}`, 14)
      .tile(`small${small}`, 21);
    t.guilder(1).choose('gate:1', 'do:large');
    expect(t.has.guilder).toBe(3);
    t.choose('do:small');
    expect(t.has.guilder).toBe(7);
  });
});

const seven = (colour: Colour): Colour[] => new Array<Colour>(7).fill(colour);
const COLOURS: readonly Colour[] = ['white', 'yellow', 'red', 'violet', 'black'];

describe('the farm board', () => {
  it.each([
    [1, 4, 10],
    [2, 5, 11],
    [3, 5, 12],
    [4, 6, 14],
  ])('SCO-3 row %i: %i mixed, %i in one colour', (row, mixed, single) => {
    expect(
      table()
        .planted(row, ...seven('red').slice(1))
        .score('rows'),
    ).toBe(0);
    expect(
      table()
        .planted(row, ...seven('red').slice(1), 'black')
        .score('rows'),
    ).toBe(mixed);
    expect(
      table()
        .planted(row, 'black', ...seven('red').slice(1))
        .score('rows'),
    ).toBe(mixed);
    for (const colour of COLOURS)
      expect(
        table()
          .planted(row, ...seven(colour))
          .score('rows'),
      ).toBe(single);
  });

  /** Columns before this one hold a different colour in each row (they score their plus). */
  const PLUS = [1, 2, 3, 4, 5, 6, 8];
  const MINUS = [1, 1, 2, 2, 3, 3, 0];
  const IN_ROWS: readonly Colour[] = ['white', 'yellow', 'red', 'violet'];
  const before = [0, 1, 3, 6, 10, 15, 21];
  const columns = PLUS.map((plus, i) => [i + 1, plus, MINUS[i]] as const);
  /** Four different colours in each column before this one, and these in it. */
  const until = (column: number, ...last: Colour[]): Table => {
    const t = table();
    IN_ROWS.forEach((colour, i) => {
      t.planted(i + 1, ...new Array<Colour>(column - 1).fill(colour), ...last.slice(i, i + 1));
    });
    return t;
  };

  it.each(columns)('SCO-4 column %i: +%i for four different colours', (column, plus) => {
    expect(until(column).score('columns')).toBe(before[column - 1]);
    expect(until(column, 'red', 'black', 'white', 'yellow').score('columns')).toBe(before[column - 1] + plus);
    expect(until(column, 'red', 'black', 'white').score('columns')).toBe(before[column - 1]);
  });

  it.each(columns)('SCO-4 column %i (+%i): -%i as soon as a colour repeats', (column, _, minus) => {
    const score = before[column - 1] - minus;
    expect(until(column, 'red', 'red').score('columns')).toBe(score);
    expect(until(column, 'red', 'black', 'white', 'red').score('columns')).toBe(score);
    expect(until(column, 'red', 'red', 'red', 'red').score('columns')).toBe(score);
  });

  it.each([
    ['white', 1, 1],
    ['yellow', 1, 1],
    ['red', 2, 2],
    ['violet', 2, 2],
    ['black', 3, 3],
  ] as const)(
    'SCO-2 %s group: %i Windmill(s), %i VP for each planted bulb once it is empty',
    (colour, count, vp) => {
      const index = COLOURS.indexOf(colour);
      const other = COLOURS[(index + 1) % 5];
      const start = [1, 1, 2, 2, 3];
      expect(table().has.groups[index]).toBe(count);
      const planted = (left: number): Table => {
        const groups = start.map((n, i) => (i === index ? left : n));
        return table()
          .groups(...groups)
          .planted(1, colour, other, colour)
          .planted(2, other)
          .planted(4, colour);
      };
      expect(planted(count).score('groups')).toBe(0);
      expect(planted(1).score('groups')).toBe(0);
      expect(planted(0).score('groups')).toBe(3 * vp);
    },
  );

  it.each([
    [1, [], 1],
    [2, [1], 3],
    [3, [1, 2], 6],
    // All three taken: one is replaced, without VP.
    [4, [1, 2, 3], 0],
  ])('FRM-2 Helper place %i', (_, before, vp) => {
    const t = table()
      .vp(0)
      .helpers(...before)
      .cardOffer(28, 29, 30)
      .act({ do: 'farm' })
      .choose('hire:1');
    if (before.length === 3) t.choose('replace:1');
    expect(t.vpFrom('helperPlaces')).toBe(vp);
    expect(t.has.vp).toBe(vp);
  });

  it('SCO-2 SCO-3 SCO-4 all lines of an empty farm board are 0', () => {
    const t = table();
    expect([t.score('rows'), t.score('columns'), t.score('groups'), t.score('contracts')]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
