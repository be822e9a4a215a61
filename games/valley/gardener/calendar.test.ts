import { describe, expect, it } from 'vitest';
import { anyBulb, build, farm, guilder, plant, vp } from '../edition/default-effects.js';
import { COLOURS, type Colour } from '../edition/types.js';
import { valley } from '../rules/game.js';
import { calendarOf, lavishCalendar, type SoloTable, soloTable } from '../testing/index.js';

const many = (n: number, colour: Colour): Colour[] => new Array<Colour>(n).fill(colour);

/**
 * The Gardener is one step before a Calendar column; the speed is 1. On board B the sixth section is
 * Farm, which brings neither VP nor bulbs. Water on 0: these tests draw cards that don't lower it there.
 */
function before(column: number, options: Parameters<typeof soloTable>[0] = {}): SoloTable {
  const t = soloTable({ edition: lavishCalendar, ...options })
    .gate(1)
    .water(0);
  t.market(['N', 'SW'], ['N', 'SE', 'SW']);
  t.tileOffer(1, 2, 13, 19);
  return t
    .seat(1)
    .vp(5)
    .board('B')
    .calendar(column - 1)
    .steps(6 * column - 1)
    .draws('G5', 'G6');
}

/** Colours that it has planted, in order. */
const colours = (t: SoloTable): Colour[] =>
  t.eventsOf('gardenerPlanted').map(({ colour }) => COLOURS[colour]);
/** Rows covered in a column (1-3). */
const covered = (t: SoloTable, column: number): number[] =>
  [1, 2, 3, 4].filter((row) => (t.state.covered[column - 1] >> (row - 1)) & 1);

describe('G-CAL-1: a full turn of the large wheel', () => {
  it.each([
    // steps, column before, speed, column after
    [0, 0, 1, 0],
    [2, 0, 3, 0],
    [4, 0, 1, 0],
    [5, 0, 1, 1],
    [4, 0, 2, 1],
    [3, 0, 3, 1],
    [5, 0, 3, 1],
    [6, 1, 1, 1],
    [8, 1, 3, 1],
    [11, 1, 1, 2],
    [10, 1, 3, 2],
    [17, 2, 2, 3],
    [23, 3, 1, 4],
  ])('%i steps in column %i, speed %i: column %i', (steps, from, speed, to) => {
    const t = soloTable().gate(speed).water(0).seat(1).calendar(from).steps(steps);
    t.draws('G3', 'G2').takesTurn();
    expect(t.it.calendar).toBe(to);
    expect(t.eventsOf('calendar')).toHaveLength(to - from);
  });

  it('column I: a bulb of the card’s colour and the 3 Guilder, 1 VP each', () => {
    const t = before(1).takesTurn();
    expect([colours(t), t.it.vp, t.it.guilder]).toEqual([['black'], 8, 0]);
    expect([t.vpFrom('calendar'), covered(t, 1)]).toEqual([3, [1]]);
  });

  it('column II: the Tool is 1 VP, and it does Enhance by the back on top of the deck', () => {
    const t = before(2).takesTurn();
    expect([t.it.vp, t.it.tools, t.it.tiles]).toEqual([6, 0, [2, 13]]);
    expect([colours(t), covered(t, 2)]).toEqual([[], [1]]);
  });

  it('column II, row 1 taken: two bulbs of any colour are two of the card’s colour', () => {
    const t = before(2)
      .covered(2, 1)
      .planted(1, ...many(4, 'red'))
      .takesTurn();
    expect([colours(t), t.plantedRows, t.it.vp]).toEqual([['black', 'black'], [2, 2], 6]);
    expect([t.it.tiles, covered(t, 2)]).toEqual([[], [1, 2]]);
  });

  it('column III: it plants one bulb, then builds', () => {
    // The first Windmill, by area SW: A5, a yellow bulb and Lower water 1 (1 VP on level 0).
    const t = before(3).takesTurn();
    expect(t.it.windmills).toEqual(['A5']);
    expect([colours(t), t.it.vp, covered(t, 3)]).toEqual([['black', 'yellow'], 6, [1]]);
  });

  it('column III, row 1 taken: a Contract to score is nothing for it, but covered', () => {
    const t = before(3).covered(3, 1).takesTurn();
    expect([colours(t), t.it.vp, t.it.windmills]).toEqual([['black'], 5, []]);
    expect(covered(t, 3)).toEqual([1, 2]);
  });

  it('a Guilder for all is 1 VP', () => {
    const t = before(2, { edition: calendarOf({ II: { common: guilder(1) } }) }).takesTurn();
    expect([t.it.vp, t.it.guilder, t.it.tiles]).toEqual([6, 0, [2, 13]]);
    expect([colours(t), covered(t, 2)]).toEqual([[], [1]]);
  });

  it('a bulb of any colour is one of the card’s colour', () => {
    const t = before(2, { edition: calendarOf({ II: { unique: [build, anyBulb] } }) })
      .covered(2, 1)
      .planted(1, ...many(4, 'red'))
      .takesTurn();
    expect([colours(t), t.plantedRows, t.it.vp]).toEqual([['black'], [2], 6]);
    expect([t.it.tiles, covered(t, 2)]).toEqual([[], [1, 2]]);
  });

  /** Column III: 1 VP for all, then Farm and Plant 1. */
  const modest = calendarOf({ III: { common: vp(1), unique: [farm, plant(1)] } });

  it('1 VP for all, then Farm: it takes a card by the back on top of the deck', () => {
    const t = before(3, { edition: modest }).cardOffer(1, 2, 3).onTop('cards', 4).takesTurn();
    expect([t.it.vp, t.vpFrom('calendar'), covered(t, 3)]).toEqual([6, 1, [1]]);
    // One card for the Calendar, one for the Farm of its large wheel.
    expect([colours(t), t.it.cards]).toEqual([[], [3, 4]]);
  });

  it('Plant 1 alone: it plants one bulb', () => {
    const t = before(3, { edition: modest }).covered(3, 1).takesTurn();
    expect([colours(t), t.it.vp, t.it.cards.length]).toEqual([['black'], 6, 1]);
    expect(covered(t, 3)).toEqual([1, 2]);
  });

  it.each([
    // common reward, column, its bulbs, its VP
    ['any bulb', 1, 1, 0, lavishCalendar],
    ['1 Tool', 2, 0, 1, lavishCalendar],
    ['Plant 1', 3, 1, 0, lavishCalendar],
    ['1 Guilder', 2, 0, 1, calendarOf({ II: { common: guilder(1) } })],
    ['1 VP', 3, 0, 1, modest],
  ])(
    '%s in column %i, both rows taken: only the common reward; rows 3 and 4 are not in play',
    (_, column, bulbs, points, edition) => {
      const t = before(column, { edition }).covered(column, 1, 2).takesTurn();
      expect([colours(t), t.it.vp]).toEqual([many(bulbs, 'black'), 5 + points]);
      expect([t.it.tiles, t.it.windmills, covered(t, column)]).toEqual([[], [], [1, 2]]);
    },
  );

  it.each([1, 2, 3])('column %i, row 2 taken by you: row 1 is the topmost open one', (column) => {
    expect(covered(before(column).covered(column, 2).takesTurn(), column)).toEqual([1, 2]);
  });

  it('only the column that it reaches is touched', () => {
    const t = before(2).takesTurn();
    expect([covered(t, 1), covered(t, 3)]).toEqual([[], []]);
  });

  it('CAL-2 what it took is covered for you; the common reward is not', () => {
    const t = before(1).seat(0).guilder(4).tools(0).storage().calendar(0).steps(5);
    t.takesTurn().asks('gate', 0).choose('gate:1').asks('action', 0);
    t.offers('calendar:common', 'calendar:2').blocks('calendar:1', 'CAL-2');
  });

  it.each([
    [0, 8],
    [1, 5],
  ])('CAL-3 column IV: the highest VP that are left, %i taken: %i', (taken, vp) => {
    const t = before(4);
    t.state.endTaken = taken;
    t.takesTurn();
    expect([t.it.calendar, t.it.vp, t.vpFrom('calendar')]).toEqual([4, 5 + vp, vp]);
    expect([colours(t), t.it.tiles]).toEqual([[], []]);
  });

  it('CAL-3 a marker in column IV stays there and brings nothing more', () => {
    const t = before(5, { solo: 'easy' }).takesTurn();
    expect([t.it.calendar, t.it.vp]).toEqual([4, 5]);
    expect(colours(t)).toEqual([]);
  });
});

describe('G-CAL-1: a choice between two bulbs', () => {
  /** Column I with row 1 taken; rows as laid out, and the card drawn. */
  function choice(card: string, ...rows: readonly (readonly Colour[])[]): SoloTable {
    const t = before(1).covered(1, 1);
    for (const [i, row] of rows.entries()) t.planted(i + 1, ...row);
    return t.draws(card, 'G6').takesTurn();
  }
  const [white, yellow, red, violet] = (['white', 'yellow', 'red', 'violet'] as const).map(
    (colour) =>
      (n: number): Colour[] =>
        many(n, colour),
  );

  it.each([
    ['the row with most bulbs', 'G5', [red(2), yellow(4), white(3)], 4, 'yellow', 2],
    ['the last row', 'G5', [red(2), [], yellow(3), white(5)], 2, 'white', 4],
    ['one bulb short of full', 'G5', [red(5), yellow(6), white(5)], 4, 'yellow', 2],
    ['a tie: the topmost', 'G5', [red(1), yellow(4), white(4)], 4, 'yellow', 2],
    ['a tie of three', 'G5', [red(3), yellow(3), white(3)], 4, 'red', 1],
    ['a full row does not count', 'G5', [red(7), yellow(2), white(1)], 4, 'yellow', 2],
    ['two full rows', 'G5', [red(7), yellow(7), white(1), violet(3)], 3, 'violet', 4],
    ['the colour of the first bulb in a mixed row', 'G5', [['red', ...yellow(4)], yellow(2)], 3, 'red', 1],
    ['a full row of the same colour', 'G5', [red(7), red(3), white(2)], 4, 'red', 2],
    ['violet itself', 'G5', [red(2), violet(3)], 3, 'violet', 2],
  ] as const)('%s', (_what, card, rows, first, colour, row) => {
    const t = choice(card, ...rows);
    // The common bulb, black, opens a new row or fills one up; then the unique one.
    expect(colours(t)).toEqual(['black', colour]);
    expect(t.plantedRows).toEqual([first, row]);
    expect([t.it.vp, covered(t, 1)]).toEqual([5, [1, 2]]);
  });

  it('the common bulb comes first and may decide which row is nearest', () => {
    const t = choice('G12', red(3), yellow(3));
    expect([colours(t), t.it.rows]).toEqual([
      ['yellow', 'yellow'],
      [3, 5, 0, 0],
    ]);
  });

  it('the common bulb may fill the row that was nearest', () => {
    const t = choice('G3', white(2), red(6), yellow(4));
    expect([colours(t), t.it.rows]).toEqual([
      ['red', 'yellow'],
      [2, 7, 5, 0],
    ]);
  });

  it('with empty Patches the common bulb is the row nearest to completion', () => {
    const t = choice('G16');
    expect([colours(t), t.it.rows]).toEqual([
      ['white', 'white'],
      [2, 0, 0, 0],
    ]);
  });

  it.each([
    ['all rows full or empty', [white(6)], [7, 1, 0, 0], 5],
    ['three rows full, one empty', [white(6), red(7), yellow(7)], [7, 7, 7, 1], 5],
    ['the last Patch filled by the common bulb', [white(7), red(7), yellow(7), violet(6)], [7, 7, 7, 7], 6],
    ['all Patches full before', [white(7), red(7), yellow(7), violet(7)], [7, 7, 7, 7], 7],
  ] as const)('no such row: a bulb of the card’s colour (%s)', (_what, rows, after, vp) => {
    const t = choice('G16', ...rows);
    expect([t.it.rows, t.it.vp]).toEqual([after, vp]);
    expect(new Set(colours(t)).size).toBe(vp === 7 ? 0 : 1);
    expect(colours(t).every((colour) => colour === 'white')).toBe(true);
  });

  it('names both reasons', () => {
    const [common, unique] = choice('G5', red(2)).eventsOf('gardenerPlanted');
    expect([common.whyColour, unique.whyColour]).toEqual(['cardColour', 'nearestRow']);
  });
});

const TOOL = { do: 'gain', tools: 1 } as const;

/** The wish for 6 Tools: 10, 7, 4 VP. Full turn `n` comes with the Gardener's next step. */
const wishing = (n: number, options: Parameters<typeof soloTable>[0] = {}): SoloTable =>
  before(n, options).wish(1).seat(0).vp(5).tools(5);
/** The last of the six Tools, in your turn. */
const meet = (t: SoloTable): SoloTable => {
  t.seat(0).tools(5).act(TOOL);
  return t;
};

describe('G-WSH-1: the Gardener’s marker', () => {
  it.each([
    [0, 3],
    [3, 2],
    [2, 1],
    [1, 1],
  ])('on value %i, a full turn: value %i (1 is the highest)', (from, to) => {
    const t = wishing(1).wishes(from, 0).takesTurn();
    expect([t.it.wish, t.it.yourWish]).toEqual([to, 0]);
  });

  it('stays where it is in a turn without a full turn of the wheel', () => {
    const t = wishing(1).wishes(3, 0).seat(1).steps(3).takesTurn();
    expect(t.it.wish).toBe(3);
  });

  it('stands on the highest value after its third full turn, and stays there', () => {
    const t = wishing(1, { solo: 'easy' });
    const values = [1, 2, 3, 4].map((n) => {
      const u = t
        .seat(1)
        .gate(1)
        .water(0)
        .calendar(n - 1);
      return u
        .steps(6 * n - 1)
        .draws('G5', 'G6')
        .takesTurn().it.wish;
    });
    expect(values).toEqual([3, 2, 1, 1]);
  });

  it('stops on the second value if you hold the highest', () => {
    const t = wishing(3).wishes(2, 1).takesTurn();
    expect([t.it.wish, t.it.yourWish]).toEqual([2, 1]);
    expect(t.whys).not.toContain('wishClimbs');
  });

  it.each([
    [0, 3],
    [3, 2],
  ])('climbs from %i to %i as usual below it', (from, to) => {
    const t = wishing(1).wishes(from, 1).takesTurn();
    expect([t.it.wish, t.it.yourWish]).toEqual([to, 1]);
  });

  it('keeps the highest value if you hold the second', () => {
    const t = wishing(4, { solo: 'easy' }).wishes(1, 2).takesTurn();
    expect([t.it.wish, t.it.yourWish]).toEqual([1, 2]);
  });

  it('what the wish asks for is nothing to it: only full turns count', () => {
    const t = soloTable().wish(3).seat(1).drawn('G5', 'G2');
    t.planted(1, 'red', 'red')
      .planted(2, ...many(3, 'white'))
      .planted(3, ...many(4, 'yellow'));
    t.planted(4, ...many(4, 'black')).does({ do: 'plant', bulbs: 1 });
    expect([t.it.rows, t.it.wish, t.score('wish')]).toEqual([[2, 3, 4, 5], 0, 0]);
  });
});

describe('G-WSH-1: you and the wish', () => {
  it.each([
    [0, 1, 10],
    [3, 1, 10],
    [2, 1, 10],
    [1, 2, 7],
  ])('its marker on value %i: you take value %i, %i VP', (its, yours, vp) => {
    const t = meet(wishing(1).wishes(its, 0));
    expect([t.it.wish, t.it.yourWish]).toEqual([its, yours]);
    expect(t.seat(0).score('wish')).toBe(vp);
  });

  it('nothing comes on the track: it is on the score sheet', () => {
    const t = meet(wishing(1));
    expect([t.has.vp, t.vpFrom('wish'), t.score('wish')]).toEqual([5, 0, 10]);
    expect(t.eventsOf('wishMet')).toMatchObject([{ seat: 0, value: 0 }]);
    expect(t.eventsOf('wish')).toEqual([]);
    expect(t.has.tools).toBe(6);
  });

  it('the Gardener’s value is on the score sheet only, too', () => {
    // Column II with both rows taken: just the Tool, 1 VP.
    const t = wishing(2).wishes(3, 0).covered(2, 1, 2).takesTurn().seat(1);
    expect([t.it.vp, t.vpFrom('wish'), t.score('wish')]).toEqual([6, 0, 7]);
  });

  it('not met: nothing for you', () => {
    const t = wishing(1).seat(0).tools(4).act(TOOL);
    expect([t.has.tools, t.it.yourWish, t.score('wish')]).toEqual([5, 0, 0]);
  });

  it('once only: your value does not change afterwards', () => {
    const t = meet(meet(wishing(1).wishes(1, 0)));
    expect([t.it.yourWish, t.score('wish')]).toEqual([2, 7]);
    expect(t.eventsOf('wishMet')).toEqual([]);
  });

  it('before the third full turn: the highest for you, the second for it', () => {
    const t = meet(wishing(3).wishes(2, 0)).takesTurn();
    expect([t.it.wish, t.it.yourWish]).toEqual([2, 1]);
    expect([t.seat(0).score('wish'), t.seat(1).score('wish')]).toEqual([10, 7]);
  });

  it('after the third full turn: the highest for it, the second for you', () => {
    const t = meet(wishing(3).wishes(2, 0).seat(0).tools(0).takesTurn());
    expect([t.it.wish, t.it.yourWish]).toEqual([1, 2]);
    expect([t.seat(0).score('wish'), t.seat(1).score('wish')]).toEqual([7, 10]);
  });

  it.each([
    [1, [10, 7, 4]],
    [2, [12, 8, 5]],
    [3, [10, 7, 4]],
    [4, [12, 8, 4]],
    [5, [14, 10, 6]],
    [6, [10, 7, 4]],
  ] as const)('the wish of card %i: %j', (card, values) => {
    const t = soloTable().wish(card);
    for (const [i, vp] of values.entries()) {
      expect(
        t
          .wishes(i + 1, 0)
          .seat(1)
          .score('wish'),
      ).toBe(vp);
    }
    expect(t.wishes(0, 1).seat(0).score('wish')).toBe(values[0]);
    expect(t.wishes(1, 2).seat(0).score('wish')).toBe(values[1]);
    expect(t.wishes(0, 0).seat(1).score('wish')).toBe(0);
    expect(t.seat(0).score('wish')).toBe(0);
  });

  it('both values count in the totals of the sheets', () => {
    const t = soloTable().wish(1).seat(0).vp(20).storage().seat(1).vp(30).wishes(2, 1);
    expect(valley.scores(t.state).map((sheet) => sheet.vp)).toEqual([30, 37]);
  });
});
