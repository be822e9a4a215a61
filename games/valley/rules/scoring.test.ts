import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';
import { valley } from './game.js';

const many = (n: number, colour: Colour): Colour[] => new Array<Colour>(n).fill(colour);
/** Seven bulbs, not all of one colour. */
const MIXED: readonly Colour[] = [...many(6, 'red'), 'black'];

/** What the Contracts laid out are worth. */
const worth = (t: Table): number => t.score('contracts');

const BY_FIELD = [
  [1, 'Guilder', 4, ['A0', 'A1', 'B5', 'C5', 'C6', 'C10', 'C11']],
  [2, 'white', 4, ['A1', 'A2', 'B4', 'B5', 'C9', 'C10']],
  [3, 'Tool', 5, ['A2', 'A3', 'B3', 'C6', 'C7']],
  [4, 'yellow', 4, ['A0', 'A5', 'B1', 'B2', 'C3', 'C4']],
  [5, 'Plant', 3, ['B0', 'B1', 'B3', 'B4', 'C1', 'C2', 'C7', 'C8']],
  [6, 'Market', 5, ['B2', 'C4', 'C5', 'C9', 'C10']],
  [7, 'Farm', 5, ['B4', 'C3', 'C4', 'C8', 'C9']],
  [8, 'red', 4, ['A3', 'A4', 'B0', 'B5', 'C0', 'C11']],
  [9, 'Lower-water', 3, ['A4', 'A5', 'B1', 'B2', 'B3', 'C2', 'C3', 'C5', 'C6']],
  [10, 'Enhance', 5, ['B0', 'C0', 'C1', 'C7', 'C8']],
] as const;

describe('Contracts for Windmills by fields', () => {
  it.each(BY_FIELD)('CRD-1 SCO-1 Contract %i, by a %s field: %i for each', (card, _field, vp, spaces) => {
    const { edition } = table();
    for (const { id } of edition.spaces) {
      const expected = (spaces as readonly string[]).includes(id) ? vp : 0;
      expect([id, worth(table().contracts(card).windmills(id))]).toEqual([id, expected]);
    }
    expect(
      worth(
        table()
          .contracts(card)
          .windmills(...spaces.slice(0, 3)),
      ),
    ).toBe(3 * vp);
  });

  it('CRD-1 a Windmill that touches two such fields counts once', () => {
    // C1 and C2 touch M0 and K0 (Plant), C0 touches M5 and K5 (red).
    expect(worth(table().contracts(5).windmills('C1', 'C2'))).toBe(6);
    expect(worth(table().contracts(8).windmills('C0'))).toBe(4);
  });

  it('CRD-1 a Windmill may count for several Contracts', () => {
    // C1 touches Plant, Enhance and Plant.
    expect(worth(table().contracts(5, 10).windmills('C1'))).toBe(3 + 5);
  });

  it('CRD-1 other players’ Windmills don’t count', () => {
    const t = table().contracts(1).windmills('A0').seat(1).windmills('A1', 'B5').seat(0);
    expect(worth(t)).toBe(4);
    expect(t.seat(1).score('contracts')).toBe(0);
  });
});

describe('Contracts for the estate', () => {
  it('SCO-1 Contract 11: 3 for each tile on the large wheel, of any kind', () => {
    const t = table().contracts(11).tile('large2', 1).tile('large3', 13).tile('large6', 19).tile('small1', 2);
    expect(worth(t)).toBe(9);
  });

  it('SCO-1 Contract 12: 15 if every section of the small wheel has a tile, else nothing', () => {
    const t = table().contracts(12);
    for (const n of [1, 2, 3, 4]) t.tile(`small${n}`, n);
    expect(worth(t.tile('large1', 6))).toBe(0);
    expect(worth(t.tile('small5', 5))).toBe(15);
  });

  it('CRD-3 Contracts 13, 18, 14: 3 for each common, 3 for each uncommon, 4 for each unique, on both wheels', () => {
    const tiled = () =>
      table()
        .tile('large1', 1)
        .tile('large2', 2)
        .tile('small3', 3)
        .tile('small1', 13)
        .tile('large4', 14)
        .tile('small5', 19);
    expect(worth(tiled().contracts(13))).toBe(9);
    expect(worth(tiled().contracts(18))).toBe(6);
    expect(worth(tiled().contracts(14))).toBe(4);
    expect(worth(tiled().contracts(13, 18, 14))).toBe(19);
  });

  it('CRD-3 a tile that was covered by another counts no more', () => {
    const t = table().contracts(18).guilder(4).tile('large3', 13).tileOffer(1, 2, 14, 19);
    expect(worth(t)).toBe(3);
    t.act({ do: 'enhance' }).choose('tile:1', 'on:large3');
    expect(worth(t)).toBe(0);
    t.act({ do: 'enhance' }).choose('tile:3', 'on:small2');
    expect(worth(t)).toBe(3);
  });

  it('CRD-3 other players’ tiles and those on offer don’t count', () => {
    const t = table()
      .contracts(13, 14, 18)
      .seat(1)
      .tile('large1', 1)
      .tile('large2', 13)
      .tile('large3', 19)
      .seat(0);
    expect(worth(t)).toBe(0);
  });

  it('CRD-2 Contract 15: 2 for each Helper, each Contract (this one too) and the starting card', () => {
    expect(worth(table().contracts(15))).toBe(4);
    expect(worth(table().contracts(15).helpers(1, 2, 3))).toBe(10);
    expect(worth(table().contracts(15, 27, 29).helpers(1))).toBe(10);
    expect(worth(table().contracts(15).seat(1).helpers(1, 2).contracts(3).seat(0))).toBe(4);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 3],
    [3, 3],
    [6, 9],
    [7, 9],
  ])('SCO-1 Contract 16: %i Tools are worth %i', (tools, vp) => {
    expect(worth(table().contracts(16).tools(tools))).toBe(vp);
  });

  it('SCO-1 Contract 17: 2 for each Windmill on the main board', () => {
    const t = table().contracts(17).windmills('A0', 'B0', 'C0').seat(1).windmills('A1').seat(0);
    expect(worth(t)).toBe(6);
    t.groups(0, 0, 0, 0, 0);
    expect(worth(t)).toBe(6);
  });

  it('SCO-1 Contract 19: 4 for each full row', () => {
    const t = table()
      .contracts(19)
      .planted(1, ...MIXED)
      .planted(2, ...many(7, 'red'))
      .planted(3, ...many(6, 'red'));
    expect(worth(t)).toBe(8);
  });

  it('SCO-1 Contract 20: 3 for each full column, any colours', () => {
    const t = table()
      .contracts(20)
      .planted(1, ...many(7, 'red'))
      .planted(2, ...many(3, 'red'));
    t.planted(3, 'red', 'black', 'white').planted(4, 'red', 'yellow');
    expect(worth(t)).toBe(6);
    expect(worth(t.planted(4, 'red'))).toBe(9);
  });
});

describe('Contracts for tulips', () => {
  it.each([
    [21, 'red'],
    [24, 'white'],
    [26, 'black'],
    [28, 'violet'],
    [30, 'yellow'],
  ] as const)('SCO-1 Contract %i: 2 for each %s bulb planted', (card, colour) => {
    const t = table().contracts(card).storage(colour, colour);
    t.planted(1, ...COLOURS)
      .planted(2, colour)
      .planted(4, colour);
    t.seat(1).planted(1, colour, colour).seat(0);
    expect(worth(t)).toBe(6);
  });

  it.each([
    [22, 'violet', 12],
    [23, 'yellow', 10],
    [25, 'black', 14],
    [27, 'white', 10],
    [29, 'red', 10],
  ] as const)('SCO-1 Contract %i: each full %s row %i', (card, colour, vp) => {
    const other = colour === 'red' ? 'white' : 'red';
    const t = table()
      .contracts(card)
      .planted(1, ...many(6, colour))
      .planted(2, ...many(7, other));
    t.planted(3, ...many(6, colour), other);
    expect(worth(t)).toBe(0);
    expect(worth(t.planted(1, colour))).toBe(vp);
    expect(worth(t.planted(4, ...many(7, colour)))).toBe(2 * vp);
  });
});

describe('Scoring a Contract now', () => {
  it('SCO-1 counts as at the end, and the Contract scores again then', () => {
    const t = table()
      .vp(5)
      .contracts(21)
      .planted(1, 'red', 'red')
      .act({ do: 'scoreContract' })
      .asks('action');
    expect([t.has.vp, t.vpFrom('contractsNow'), worth(t)]).toEqual([9, 4, 4]);
    t.planted(1, 'red');
    expect([t.has.vp, worth(t)]).toEqual([9, 6]);
    expect(t.has.contracts).toEqual([21]);
  });

  it('SCO-1 of several you choose one', () => {
    const t = table()
      .vp(5)
      .contracts(21, 24)
      .planted(1, 'red', 'white', 'white')
      .act({ do: 'scoreContract' });
    t.asks('scoreContract').offers('score:21', 'score:24').choose('score:24').asks('action');
    expect([t.has.vp, worth(t)]).toEqual([9, 6]);
  });

  it('SCO-1 Contracts add up one by one; Helpers are no Contracts', () => {
    const t = table().contracts(21, 24, 17).helpers(30).planted(1, 'red', 'white', 'yellow').windmills('A0');
    expect(worth(t)).toBe(2 + 2 + 2);
  });
});

describe('Windmill groups', () => {
  it.each([
    ['white', 1],
    ['yellow', 1],
    ['red', 2],
    ['violet', 2],
    ['black', 3],
  ] as const)('SCO-2 the empty %s group: %i for each planted bulb of its colour', (colour, vp) => {
    const left = [1, 1, 2, 2, 3];
    const t = table()
      .storage(colour)
      .planted(1, ...COLOURS)
      .planted(2, colour)
      .planted(3, colour);
    expect(t.score('groups')).toBe(0);
    left[COLOURS.indexOf(colour)] = 1;
    expect(t.groups(...left).score('groups')).toBe(0);
    left[COLOURS.indexOf(colour)] = 0;
    expect(t.groups(...left).score('groups')).toBe(3 * vp);
    expect(t.seat(1).score('groups')).toBe(0);
  });

  it('SCO-2 all empty groups score; without bulbs they are worth nothing', () => {
    const t = table().groups(0, 0, 0, 0, 0);
    expect(t.score('groups')).toBe(0);
    expect(t.planted(1, ...COLOURS).score('groups')).toBe(9);
  });
});

describe('Rows and columns', () => {
  it.each([
    [1, 4, 10],
    [2, 5, 11],
    [3, 5, 12],
    [4, 6, 14],
  ])('SCO-3 row %i, complete: %i mixed, %i of one colour', (row, mixed, single) => {
    for (const colour of COLOURS) {
      expect(
        table()
          .planted(row, ...many(6, colour))
          .score('rows'),
      ).toBe(0);
      expect(
        table()
          .planted(row, ...many(7, colour))
          .score('rows'),
      ).toBe(single);
    }
    expect(
      table()
        .planted(row, ...MIXED)
        .score('rows'),
    ).toBe(mixed);
    expect(
      table()
        .planted(row, 'black', ...many(6, 'red'))
        .score('rows'),
    ).toBe(mixed);
    expect(
      table()
        .planted(row, ...many(3, 'red'), 'white', ...many(3, 'red'))
        .score('rows'),
    ).toBe(mixed);
  });

  it('SCO-3 all complete rows add up', () => {
    const t = table()
      .planted(1, ...MIXED)
      .planted(2, ...many(7, 'red'))
      .planted(3, ...MIXED)
      .planted(4, ...many(7, 'black'));
    expect(t.score('rows')).toBe(4 + 11 + 5 + 14);
  });

  /** The columns before `column` full of four different colours, and these bulbs in it, from row 1. */
  const columnOf = (column: number, ...bulbs: Colour[]): number => {
    const t = table();
    for (let row = 1; row <= 4; row++) {
      for (let c = 1; c < column; c++) t.planted(row, COLOURS[(row + c) % 5]);
      if (row <= bulbs.length) t.planted(row, bulbs[row - 1]);
    }
    const before = [0, 1, 3, 6, 10, 15, 21][column - 1];
    return t.score('columns') - before;
  };

  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [3, 3, 2],
    [4, 4, 2],
    [5, 5, 3],
    [6, 6, 3],
    [7, 8, 0],
  ])('SCO-4 column %i: +%i for four different colours, -%i if one repeats', (column, plus, minus) => {
    expect(columnOf(column, 'red', 'white', 'black', 'violet')).toBe(plus);
    expect(columnOf(column, 'yellow', 'violet', 'red', 'white')).toBe(plus);
    expect(columnOf(column, 'red', 'white', 'black', 'red') + minus).toBe(0);
    expect(columnOf(column, 'red', 'red', 'red', 'red') + minus).toBe(0);
    expect(columnOf(column, 'red', 'black', 'black') + minus).toBe(0);
    expect(columnOf(column, 'red', 'red') + minus).toBe(0);
    expect(columnOf(column, 'red', 'white', 'black')).toBe(0);
    expect(columnOf(column, 'red')).toBe(0);
    expect(columnOf(column)).toBe(0);
  });

  it('SCO-4 the minus counts once for two pairs, and lies in any two rows', () => {
    expect(columnOf(3, 'red', 'red', 'white', 'white')).toBe(-2);
    expect(table().planted(2, 'red').planted(4, 'red').score('columns')).toBe(-1);
    expect(table().planted(1, 'white', 'red').planted(3, 'black', 'red').score('columns')).toBe(-1);
  });

  it('SCO-4 other players’ Patches are not looked at', () => {
    const t = table().planted(1, 'red').seat(1).planted(1, 'red').planted(2, 'white');
    expect([t.seat(0).score('columns'), t.seat(1).score('columns')]).toEqual([0, 0]);
  });

  it('SCO-3 SCO-4 24 bulbs with columns 1 to 5 and two rows complete: 15 and 17', () => {
    const t = table();
    const others: readonly Colour[] = ['white', 'yellow', 'violet', 'black'];
    const shifted = (by: number, n: number) => Array.from({ length: n }, (_, c) => others[(by + c) % 4]);
    t.planted(1, ...shifted(0, 5))
      .planted(2, ...shifted(1, 7))
      .planted(4, ...shifted(2, 5));
    t.planted(3, ...many(7, 'red'));
    expect(t.has.rows.reduce((a, b) => a + b)).toBe(24);
    expect([t.score('columns'), t.score('rows')]).toEqual([15, 17]);
  });

  it('SCO-1 the sheet is the sum of its lines', () => {
    const t = table()
      .vp(5)
      .contracts(21)
      .groups(1, 1, 0, 2, 3)
      .planted(1, ...many(7, 'red'))
      .planted(2, 'red', 'black');
    const [sheet] = valley.scores(t.state);
    expect(sheet.lines.reduce((sum, line) => sum + line.vp, 0)).toBe(sheet.vp);
    expect(sheet.vp).toBe(5 + 16 + 16 + 10 - 1);
  });
});

describe('Ties', () => {
  /** The game is over; everybody has 20 VP, whatever else they have. */
  const over = (players: 2 | 3 | 4, layOut: (t: Table) => void): Table => {
    const t = table({ players });
    for (let seat = 0; seat < players; seat++) t.seat(seat).storage().vp(20);
    layOut(t);
    t.state.over = true;
    t.state.frames = [];
    return t;
  };
  const ranks = (t: Table): number[] => {
    const standings = valley.result(t.state)?.standings ?? [];
    return [...standings].sort((a, b) => a.seat - b.seat).map((standing) => standing.rank);
  };

  it('SCO-5 most VP wins, whatever the tie-breaks say', () => {
    const t = over(3, (o) => o.seat(0).planted(1, 'red', 'white').seat(2).vp(21).seat(1).storage('red'));
    expect(valley.result(t.state)?.winners).toEqual([2]);
    expect(ranks(t)).toEqual([2, 3, 1]);
    expect(valley.result(t.state)?.standings.map((s) => [s.seat, s.vp])).toEqual([
      [2, 21],
      [0, 20],
      [1, 20],
    ]);
  });

  it('SCO-5 first tie-break: most planted bulbs', () => {
    const t = over(2, (o) =>
      o.seat(0).planted(1, 'red').storage('red', 'red').windmills('A0').seat(1).planted(1, 'red', 'white'),
    );
    expect(ranks(t)).toEqual([2, 1]);
    expect(valley.result(t.state)?.winners).toEqual([1]);
  });

  it('SCO-5 second: most stored bulbs', () => {
    const t = over(2, (o) =>
      o.seat(0).planted(1, 'red').windmills('A0').seat(1).planted(2, 'white').storage('red'),
    );
    expect(ranks(t)).toEqual([2, 1]);
    const u = over(2, (o) => o.seat(0).storage('red', 'black').seat(1).storage('red').windmills('A0', 'A1'));
    expect(ranks(u)).toEqual([1, 2]);
  });

  it('SCO-5 the standings tell the values compared: planted, stored, Windmills on the board', () => {
    const t = over(2, (o) => o.seat(0).planted(1, 'red').storage('red', 'white').windmills('A0', 'A1', 'A2'));
    expect(valley.result(t.state)?.standings.map((s) => s.tieBreaks)).toEqual([
      [1, 2, 3],
      [0, 0, 0],
    ]);
  });

  it('SCO-5 third: most Windmills on the board', () => {
    const t = over(2, (o) => o.seat(0).windmills('A0').groups(0, 0, 0, 0, 0).seat(1).windmills('A1', 'A2'));
    expect(ranks(t)).toEqual([2, 1]);
    const u = over(2, (o) => o.seat(0).windmills('A0', 'C5').seat(1).windmills('A2'));
    expect(ranks(u)).toEqual([1, 2]);
  });

  it('SCO-5 else the victory is shared: neither Guilder, Tools nor seat part them', () => {
    const t = over(4, (o) =>
      o.seat(0).guilder(0).tools(0).seat(1).guilder(9).tools(5).seat(2).vp(19).seat(3).vp(18),
    );
    expect(valley.result(t.state)?.winners).toEqual([0, 1]);
    expect(ranks(t)).toEqual([1, 1, 3, 4]);
  });

  it('SCO-5 compares the final sum, not the VP on the track', () => {
    const t = over(2, (o) =>
      o
        .seat(0)
        .vp(10)
        .planted(1, ...many(7, 'red'))
        .seat(1)
        .vp(19),
    );
    expect(valley.result(t.state)?.winners).toEqual([0]);
    expect(valley.result(t.state)?.standings.map((s) => s.vp)).toEqual([20, 19]);
  });
});
