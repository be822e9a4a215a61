import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour, type Difficulty } from '../edition/types.js';
import type { Event } from '../rules/events.js';
import { valley } from '../rules/game.js';
import { type SoloTable, soloTable } from '../testing/index.js';

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const many = (n: number, colour: Colour): Colour[] => new Array<Colour>(n).fill(colour);
/** Seven bulbs, not all of one colour. */
const MIXED: readonly Colour[] = [...many(6, 'red'), 'black'];

/** The Gardener with nothing but 5 VP; the following lines are about it. */
const bare = (solo: Difficulty): SoloTable => soloTable({ solo }).seat(1).vp(5);
/** Lines of a score sheet that are not 0. */
const sheet = (t: SoloTable, seat: number): Record<string, number> =>
  Object.fromEntries(
    valley.scores(t.state)[seat].lines.flatMap(({ source, vp }) => (vp === 0 ? [] : [[source, vp]])),
  );
const total = (t: SoloTable, seat: number): number => valley.scores(t.state)[seat].vp;

type Turn = readonly [seat: number, round: number];

/** Round 9 begins; those who trigger are one step before the last column, the others far. */
function nearTheEnd(solo: Difficulty, ...triggers: number[]): SoloTable {
  const t = soloTable({ solo }).round(9).gate(1).water(0);
  for (const seat of [0, 1]) {
    t.seat(seat).vp(5).tools(0).guilder(0).storage().calendar(2).steps(13);
    if (triggers.includes(seat)) t.calendar(3).steps(23);
  }
  t.seat(0).atGate();
  return t;
}

/** Play on to the end, doing nothing in your turns: all turns by seat and round, and what happened. */
function playOut(t: SoloTable): { turns: Turn[]; events: Event[] } {
  const events: Event[] = [];
  while (t.ask !== undefined) {
    t.choose(t.ask === 'action' ? 'end' : t.offered[0]);
    events.push(...t.events);
    if (events.length > 2000) throw new Error('The game does not end.');
  }
  const later = events.flatMap((event): Turn[] => (event.type === 'turn' ? [[event.seat, event.round]] : []));
  return { turns: [[0, 9], ...later], events };
}

const THIS_ROUND: readonly Turn[] = [
  [0, 9],
  [1, 9],
];
const EXTRA_ROUND: readonly Turn[] = [...THIS_ROUND, [0, 10], [1, 10]];

describe('G-END-1: the end of the game', () => {
  it.each([
    ['easy', 0, EXTRA_ROUND],
    ['easy', 1, EXTRA_ROUND],
    ['medium', 0, THIS_ROUND],
    ['medium', 1, THIS_ROUND],
    ['hard', 0, THIS_ROUND],
    ['hard', 1, THIS_ROUND],
  ] as const)('%s, seat %i triggers: turns %j', (solo, seat, expected) => {
    const t = nearTheEnd(solo, seat);
    const { turns, events } = playOut(t);
    expect(turns).toEqual(expected);
    const lastRound = solo === 'easy' ? 10 : 9;
    expect(events.filter(({ type }) => type === 'endTriggered')).toMatchObject([{ seat, lastRound }]);
    expect([t.state.over, t.state.lastRound]).toEqual([true, lastRound]);
    expect([t.seat(seat).has.calendar, t.vpFrom('calendar')]).toEqual([4, 8]);
  });

  it.each(['medium', 'hard'] as const)('%s: you trigger it, the Gardener has one final turn', (solo) => {
    const t = nearTheEnd(solo, 0).choose('gate:1').asks('action', 0);
    expect([t.state.lastRound, t.state.over]).toEqual([9, false]);
    t.choose('end');
    expect(t.eventsOf('gardenerCard')).toHaveLength(1);
    expect([t.eventsOf('over').length, t.state.over, t.ask]).toEqual([1, true, undefined]);
  });

  it.each(['medium', 'hard'] as const)('%s: it triggers the end: you have no turn more', (solo) => {
    const t = nearTheEnd(solo, 1).choose('gate:1', 'end');
    expect([t.state.over, t.ask, t.it.calendar]).toEqual([true, undefined, 4]);
  });

  it('easy: it triggers the end, and you both have another turn', () => {
    const t = nearTheEnd('easy', 1).choose('gate:1', 'end');
    expect([t.state.over, t.asked, t.state.turn.round, t.state.lastRound]).toEqual([false, 0, 10, 10]);
  });

  it.each([
    ['easy', EXTRA_ROUND],
    ['medium', THIS_ROUND],
    ['hard', THIS_ROUND],
  ] as const)('%s: both arrive in one round, which prolongs nothing', (solo, expected) => {
    const t = nearTheEnd(solo, 0, 1);
    expect(playOut(t).turns).toEqual(expected);
    expect([0, 1].map((seat) => t.seat(seat).vpFrom('calendar'))).toEqual([8, 5]);
  });

  it('easy: one who arrives in the extra round does not prolong it', () => {
    const t = nearTheEnd('easy', 1);
    t.seat(0).calendar(3).steps(22);
    t.seat(0).atGate();
    expect(playOut(t).turns).toEqual(EXTRA_ROUND);
    expect([0, 1].map((seat) => t.seat(seat).vpFrom('calendar'))).toEqual([5, 8]);
  });

  it.each(DIFFICULTIES)('%s: nobody in column IV: the game goes on', (solo) => {
    const t = nearTheEnd(solo).choose('gate:1', 'end');
    expect([t.state.over, t.asked, t.state.turn.round]).toEqual([false, 0, 10]);
    expect(valley.result(t.state)).toBeUndefined();
  });
});

describe('G-SCO-1: tiles, cards and the wish', () => {
  it.each([
    ['easy', 2],
    ['medium', 3],
    ['hard', 4],
  ] as const)('%s: %i for each wheel tile, whatever its kind, and for each farm card', (solo, each) => {
    const t = bare(solo);
    expect(sheet(t, 1)).toEqual({ start: 5 });
    // One common, one uncommon and one unique tile, then eight common ones.
    t.gardener.tiles = [0, 12, 18];
    expect(sheet(t, 1)).toEqual({ start: 5, tiles: 3 * each });
    t.gardener.tiles = [0, 1, 2, 3, 4, 5, 6, 7];
    t.gardener.cards = [4];
    expect(sheet(t, 1)).toEqual({ start: 5, tiles: 8 * each, cards: each });
    t.gardener.cards = [0, 10, 20, 29, 1];
    expect(sheet(t, 1)).toEqual({ start: 5, tiles: 8 * each, cards: 5 * each });
    expect(total(t, 1)).toBe(5 + 13 * each);
  });

  it.each([
    ['easy', 4, 2],
    ['medium', 6, 3],
    ['hard', 8, 4],
  ] as const)('%s: what it takes in play counts: Enhance %i, Farm %i', (solo, tiles, cards) => {
    const t = bare(solo).drawn('G5', 'G2').does({ do: 'enhance' }).does({ do: 'farm' });
    expect(sheet(t, 1)).toEqual({ start: 5, tiles, cards });
  });

  it.each(DIFFICULTIES)('%s: the value of the wish on which its marker stands', (solo) => {
    const t = bare(solo).wish(5);
    const values = [0, 3, 2, 1].map((value) => t.wishes(value, 0).score('wish'));
    expect(values).toEqual([0, 6, 10, 14]);
    expect(sheet(t, 1)).toEqual({ start: 5, wish: 14 });
  });

  it('its tiles and cards are nothing to you', () => {
    const t = bare('hard').seat(0).vp(5).storage();
    t.gardener.tiles = [0, 1, 2];
    t.gardener.cards = [0, 1];
    expect(sheet(t, 0)).toEqual({ start: 5 });
  });
});

describe('G-SCO-1: bulbs', () => {
  /** So many bulbs in its Patches, row by row. */
  function bulbs(solo: Difficulty, n: number): SoloTable {
    const t = bare(solo);
    for (let i = 0; i < n; i++) t.planted(Math.floor(i / 7) + 1, 'red');
    return t;
  }

  it.each([
    // bulbs; easy, medium, hard
    [0, 0, 0, 0],
    [1, 1, 1, 0],
    [2, 2, 2, 3],
    [3, 3, 3, 3],
    [4, 4, 4, 6],
    [5, 5, 5, 6],
    [13, 13, 13, 18],
    [14, 14, 14, 21],
    [27, 27, 27, 39],
    [28, 28, 28, 42],
  ])('%i bulbs: %i on Easy, %i on Medium, %i on Hard', (n, ...expected) => {
    expect(DIFFICULTIES.map((solo) => bulbs(solo, n).score('bulbs'))).toEqual(expected);
  });

  it('on Hard the bulbs of all rows are counted together', () => {
    const t = bare('hard').planted(1, 'red').planted(2, 'white').planted(3, 'black');
    expect(t.score('bulbs')).toBe(3);
    expect(t.planted(4, 'yellow').score('bulbs')).toBe(6);
  });
});

describe('G-SCO-1: rows', () => {
  it.each([
    // row, mixed, of one colour
    [1, 4, 10],
    [2, 5, 11],
    [3, 5, 12],
    [4, 6, 14],
  ])('row %i: %i mixed or %i of one colour; on Hard the highest for every full one', (row, mixed, single) => {
    const rows = (solo: Difficulty, ...bulbs: readonly Colour[]): number =>
      bare(solo)
        .planted(row, ...bulbs)
        .score('rows');
    for (const solo of DIFFICULTIES) {
      expect(rows(solo, ...many(6, 'red'))).toBe(0);
      expect(rows(solo, ...MIXED.slice(1))).toBe(0);
      expect(rows(solo, ...many(7, 'white'))).toBe(single);
    }
    expect(DIFFICULTIES.map((solo) => rows(solo, ...MIXED))).toEqual([mixed, mixed, single]);
    expect(DIFFICULTIES.map((solo) => rows(solo, 'black', ...many(6, 'white')))).toEqual([
      mixed,
      mixed,
      single,
    ]);
  });

  it.each([
    ['easy', 4 + 11 + 5],
    ['medium', 4 + 11 + 5],
    ['hard', 10 + 11 + 12],
  ] as const)('%s: full rows add up to %i, one that is not full adds nothing', (solo, vp) => {
    const t = bare(solo)
      .planted(1, ...MIXED)
      .planted(2, ...many(7, 'white'));
    t.planted(3, ...MIXED).planted(4, ...many(6, 'black'));
    expect(t.score('rows')).toBe(vp);
  });
});

describe('G-SCO-1: columns', () => {
  /** The columns before it full of four different colours, and these bulbs in it, from row 1. */
  function columnOf(solo: Difficulty, column: number, ...bulbs: Colour[]): number {
    const t = bare(solo);
    for (let row = 1; row <= 4; row++) {
      for (let c = 1; c < column; c++) t.planted(row, COLOURS[(row + c) % 5]);
      if (row <= bulbs.length) t.planted(row, bulbs[row - 1]);
    }
    return t.score('columns') - [0, 1, 3, 6, 10, 15, 21][column - 1];
  }

  const COLUMNS: readonly (readonly [column: number, plus: number, minus: number])[] = [
    [1, 1, -1],
    [2, 2, -1],
    [3, 3, -2],
    [4, 4, -2],
    [5, 5, -3],
    [6, 6, -3],
    [7, 8, 0],
  ];

  it.each(COLUMNS)(
    'Easy, column %i: %i for four different colours, %i if one repeats',
    (column, plus, minus) => {
      expect(columnOf('easy', column, 'red', 'white', 'black', 'violet')).toBe(plus);
      expect(columnOf('easy', column, 'red', 'white', 'black', 'red')).toBe(minus);
      expect(columnOf('easy', column, ...many(4, 'red'))).toBe(minus);
      expect(columnOf('easy', column, 'red', 'red')).toBe(minus);
      expect(columnOf('easy', column, 'red', 'white', 'black')).toBe(0);
      expect(columnOf('easy', column)).toBe(0);
    },
  );

  describe.each(['medium', 'hard'] as const)('%s', (solo) => {
    it.each(COLUMNS)('column %i: %i when full, whatever the colours, and never %i', (column, plus) => {
      expect(columnOf(solo, column, 'red', 'white', 'black', 'violet')).toBe(plus);
      expect(columnOf(solo, column, 'red', 'white', 'black', 'red')).toBe(plus);
      expect(columnOf(solo, column, ...many(4, 'red'))).toBe(plus);
      expect(columnOf(solo, column, 'red', 'red', 'red')).toBe(0);
      expect(columnOf(solo, column, 'red', 'red')).toBe(0);
      expect(columnOf(solo, column, 'red', 'white', 'black')).toBe(0);
      expect(columnOf(solo, column)).toBe(0);
    });
  });

  it('Easy: minus columns may lead below what it had in play', () => {
    const t = bare('easy').vp(0);
    for (const row of [1, 2]) t.planted(row, ...many(6, 'red'));
    // -1 -1 -2 -2 -3 -3 and 12 bulbs.
    expect(sheet(t, 1)).toEqual({ columns: -12, bulbs: 12 });
    expect(total(t, 1)).toBe(0);
  });
});

describe('G-SCO-1: the whole sheet', () => {
  it.each([
    ['easy', { rows: 10 + 11 + 12 + 14, columns: -12, bulbs: 28 }],
    ['medium', { rows: 10 + 11 + 12 + 14, columns: 29, bulbs: 28 }],
    ['hard', { rows: 10 + 11 + 12 + 14, columns: 29, bulbs: 42 }],
  ] as const)('%s: all Patches full of one colour', (solo, lines) => {
    const t = bare(solo);
    for (const row of [1, 2, 3, 4]) t.planted(row, ...many(7, 'red'));
    expect(sheet(t, 1)).toEqual({ start: 5, ...lines });
  });

  it.each(DIFFICULTIES)('%s: no Windmill groups for it, and no Windmills on the board', (solo) => {
    const t = bare(solo)
      .windmills('A0', 'A1', 'B0')
      .groups(0, 0, 0, 0, 0)
      .planted(1, ...COLOURS);
    expect(sheet(t, 1)).toEqual({ start: 5, bulbs: solo === 'hard' ? 6 : 5 });
  });

  it.each(DIFFICULTIES)('%s: no Contracts for it: a card counts as a card', (solo) => {
    const t = bare(solo).planted(1, 'red', 'white');
    // Contract 21 would be 2 for each red bulb.
    t.gardener.cards = [20];
    const each = { easy: 2, medium: 3, hard: 4 }[solo];
    expect(sheet(t, 1)).toEqual({ start: 5, cards: each, bulbs: solo === 'hard' ? 3 : 2 });
  });

  it.each(DIFFICULTIES)('%s: you score as usual, minus columns and mixed rows too', (solo) => {
    const t = soloTable({ solo }).seat(0).vp(20).storage().groups(1, 1, 0, 2, 3).contracts(21);
    t.planted(1, ...MIXED).planted(2, 'red', 'red');
    // Contract 21: 8 red bulbs; red group empty: 2 each; row 1 mixed; columns 1 and 2 repeat red.
    expect(sheet(t, 0)).toEqual({ start: 20, contracts: 16, groups: 16, rows: 4, columns: -2 });
    expect(total(t, 0)).toBe(54);
  });
});

describe('G-EX-1: the published example', () => {
  /** 24 bulbs: rows 2 (mixed) and 3 (of one colour) full, five in the others; so columns 1 to 5 are full. */
  function example(solo: Difficulty): SoloTable {
    const t = soloTable({ solo }).wish(1).wishes(1, 0).seat(1).vp(55);
    t.planted(1, ...many(5, 'white')).planted(2, ...many(6, 'yellow'), 'red');
    t.planted(3, ...many(7, 'violet')).planted(4, ...many(4, 'black'), 'white');
    t.gardener.cards = [0, 7, 14, 21];
    t.gardener.tiles = [0, 1, 2, 3, 12, 13, 18, 19];
    return t;
  }

  it('Medium: 55 + 10 + 12 + 24 + 15 + 17 + 24 = 157', () => {
    const t = example('medium');
    expect(t.it.rows).toEqual([5, 7, 7, 5]);
    const lines = { start: 55, wish: 10, cards: 12, tiles: 24, columns: 15, rows: 17, bulbs: 24 };
    expect(sheet(t, 1)).toEqual(lines);
    expect(total(t, 1)).toBe(157);
  });

  it.each([
    // Column 5 repeats white: on Easy 1+2+3+4 and 3 less.
    ['easy', { wish: 10, cards: 8, tiles: 16, columns: 7, rows: 17, bulbs: 24 }, 137],
    ['hard', { wish: 10, cards: 16, tiles: 32, columns: 15, rows: 23, bulbs: 36 }, 187],
  ] as const)('the same position on %s', (solo, lines, vp) => {
    const t = example(solo);
    expect(sheet(t, 1)).toEqual({ start: 55, ...lines });
    expect(total(t, 1)).toBe(vp);
  });
});

describe('G-SCO-2: who wins', () => {
  /** The game is over with these VP in play. */
  function over(yours: number, its: number): SoloTable {
    const t = soloTable().seat(1).vp(its).seat(0).vp(yours).storage();
    t.state.over = true;
    return t;
  }

  it.each([
    [31, 30, 0],
    [30, 30, 1],
    [29, 30, 1],
    [0, 0, 1],
  ])('you %i, the Gardener %i: seat %i wins', (yours, its, winner) => {
    const result = valley.result(over(yours, its).state);
    expect(result?.winners).toEqual([winner]);
    expect(result?.standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [winner, 1],
      [1 - winner, 2],
    ]);
  });

  it('a tie is lost even with more bulbs and Windmills: SCO-5 does not part you', () => {
    const t = over(30, 30).planted(1, 'red', 'white', 'black').storage('red', 'red').windmills('A0', 'A1');
    expect([total(t, 0), total(t, 1)]).toEqual([30, 30]);
    expect(valley.result(t.state)?.winners).toEqual([1]);
  });

  it.each([
    [30, 1],
    [31, 0],
  ])('the final score decides, with the wish: you %i, it 20 and 10: seat %i wins', (yours, winner) => {
    const t = over(yours, 20).wish(1).wishes(1, 0);
    expect(valley.result(t.state)?.winners).toEqual([winner]);
  });
});
