import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../testing/index.js';
import type { Colour } from '../types.js';

/** A player with this Contract and nothing that counts for it; the other one has all that counts. */
const withContract = (card: number): Table => table().tools(0).storage().contracts(card);

const SPACES = ['A', 'B']
  .flatMap((ring) => [0, 1, 2, 3, 4, 5].map((i) => `${ring}${i}`))
  .concat([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => `C${i}`));

/** Contracts for Windmills by fields: VP for each, and every space that touches such a field. */
const BY_FIELDS: readonly (readonly [number, string, number, readonly string[]])[] = [
  [1, '4 for each Windmill by a Guilder field', 4, ['A0', 'A1', 'B5', 'C10', 'C11', 'C5', 'C6']],
  [2, '4 for each by a white-bulb field', 4, ['A1', 'A2', 'B4', 'B5', 'C9', 'C10']],
  [3, '5 for each by a Tool field', 5, ['A2', 'A3', 'B3', 'C6', 'C7']],
  [4, '4 for each by a yellow-bulb field', 4, ['A5', 'A0', 'B1', 'B2', 'C3', 'C4']],
  [5, '3 for each by a Plant field', 3, ['B0', 'B1', 'C1', 'C2', 'B3', 'B4', 'C7', 'C8']],
  [6, '5 for each by a Market field', 5, ['B2', 'C4', 'C5', 'C9', 'C10']],
  [7, '5 for each by a Farm field', 5, ['B4', 'C8', 'C9', 'C3', 'C4']],
  [8, '4 for each by a red-bulb field', 4, ['A3', 'A4', 'B5', 'B0', 'C11', 'C0']],
  [9, '3 for each by a Lower-water field', 3, ['A4', 'A5', 'B2', 'B3', 'C5', 'C6', 'B1', 'C2', 'C3']],
  [10, '5 for each by an Enhance field', 5, ['B0', 'C0', 'C1', 'C7', 'C8']],
];

describe('CRD-1 Contracts for Windmills by fields', () => {
  it.each(BY_FIELDS)('Contract %i: %s', (card, _, vp, by) => {
    expect(withContract(card).score('contracts')).toBe(0);
    expect(
      withContract(card)
        .windmills(...by)
        .score('contracts'),
    ).toBe(vp * by.length);
    expect(
      withContract(card)
        .seat(1)
        .windmills(...by)
        .seat(0)
        .score('contracts'),
    ).toBe(0);
  });

  it.each(BY_FIELDS)('Contract %i: %s (every space on its own)', (card, _, vp, by) => {
    for (const space of SPACES) {
      const expected = by.includes(space) ? vp : 0;
      expect([space, withContract(card).windmills(space).score('contracts')]).toEqual([space, expected]);
    }
  });

  it('CRD-1 Contract 5: a Windmill by two Plant fields counts once', () => {
    expect(withContract(5).windmills('C1', 'C2').score('contracts')).toBe(6);
  });
  it('CRD-1 Contract 8: a Windmill by two red-bulb fields counts once', () => {
    expect(withContract(8).windmills('C11', 'C0').score('contracts')).toBe(8);
  });
});

type Position = readonly [what: string, lay: (t: Table) => Table, vp: number];
const sevenOf = (colour: Colour): Colour[] => new Array<Colour>(7).fill(colour);
const sixOf = (colour: Colour): Colour[] => new Array<Colour>(6).fill(colour);
const MIXED: readonly Colour[] = ['white', 'yellow', 'red', 'violet', 'black', 'white', 'yellow'];

/** Two Contracts that score nothing. */
function twoMore(t: Table): Table {
  const first = t.player.contracts;
  t.contracts(22, 23);
  t.player.contracts = [...first, ...t.player.contracts];
  return t;
}

const ESTATE: readonly (readonly [number, string, readonly Position[]])[] = [
  [
    11,
    '3 for each tile on your large wheel',
    [
      ['nothing', (t) => t, 0],
      ['every kind', (t) => t.tile('large2', 1).tile('large3', 13).tile('large6', 19), 9],
      ['the active section too', (t) => t.tile('large1', 1), 3],
      ['not the small wheel', (t) => t.tile('small2', 1).tile('large2', 2), 3],
      ['not those on offer', (t) => t.tileOffer(1, 2, 13, 19), 0],
    ],
  ],
  [
    12,
    '15 if every section of your small wheel has a tile',
    [
      ['four of five', (t) => t.tile('small1', 1).tile('small2', 2).tile('small3', 3).tile('small4', 4), 0],
      [
        'the other four of five',
        (t) => t.tile('small5', 1).tile('small2', 2).tile('small3', 3).tile('small4', 4),
        0,
      ],
      [
        'four of five, and all of the large one',
        (t) =>
          [1, 2, 3, 4, 5, 6]
            .reduce((on, i) => on.tile(`large${i}`, i), t)
            .tile('small1', 7)
            .tile('small2', 8)
            .tile('small3', 9)
            .tile('small4', 10),
        0,
      ],
      [
        'all five',
        (t) => t.tile('small1', 1).tile('small2', 13).tile('small3', 19).tile('small4', 4).tile('small5', 5),
        15,
      ],
    ],
  ],
  [
    13,
    '3 for each common tile',
    [
      ['both wheels, the last common face', (t) => t.tile('large2', 1).tile('small2', 12), 6],
      ['not the first uncommon face, nor a unique one', (t) => t.tile('large2', 13).tile('small2', 19), 0],
    ],
  ],
  [
    14,
    '4 for each unique tile',
    [
      ['both wheels', (t) => t.tile('large2', 19).tile('small2', 30), 8],
      ['not the last uncommon face, nor a common one', (t) => t.tile('large2', 18).tile('small2', 12), 0],
    ],
  ],
  [
    15,
    '2 for each Farm Enhancement card',
    [
      // CRD-2: with the starting card.
      ['itself and the starting card', (t) => t, 4],
      ['Helpers', (t) => t.helpers(1, 2, 3), 10],
      ['Contracts', (t) => twoMore(t), 8],
      ['all places', (t) => twoMore(t.helpers(1, 2, 3)), 14],
      ["not the other player's", (t) => t.seat(1).helpers(1, 2).seat(0), 4],
    ],
  ],
  [
    16,
    '3 for every 2 Tools, rounded down',
    [
      ['none', (t) => t.tools(0), 0],
      ['1', (t) => t.tools(1), 0],
      ['2', (t) => t.tools(2), 3],
      ['3', (t) => t.tools(3), 3],
      ['4', (t) => t.tools(4), 6],
      ['7', (t) => t.tools(7), 9],
    ],
  ],
  [
    17,
    '2 for each Windmill on the main board',
    [
      ['none', (t) => t, 0],
      ['three, in all rings', (t) => t.windmills('A0', 'B3', 'C7'), 6],
      ['nine', (t) => t.windmills('A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'B0', 'B1', 'C0'), 18],
      ['not those removed from the farm board', (t) => t.groups(0, 0, 0, 0, 0), 0],
      ["not the other player's", (t) => t.windmills('A0').seat(1).windmills('A1').seat(0), 2],
    ],
  ],
  [
    18,
    '3 for each uncommon tile',
    [
      ['both wheels', (t) => t.tile('large2', 13).tile('small2', 18).tile('small3', 14), 9],
      ['no common and no unique one', (t) => t.tile('large2', 12).tile('small2', 19), 0],
    ],
  ],
  [
    19,
    '4 for each full row',
    [
      ['six of seven', (t) => t.planted(1, ...sixOf('red')).planted(2, ...sixOf('red')), 0],
      ['any colours', (t) => t.planted(2, ...MIXED), 4],
      ['two', (t) => t.planted(1, ...sevenOf('red')).planted(4, ...MIXED), 8],
    ],
  ],
  [
    20,
    '3 for each full column, any colours',
    [
      ['three of four', (t) => t.planted(1, 'red').planted(2, 'white').planted(3, 'black'), 0],
      ['one colour', (t) => t.planted(1, 'red').planted(2, 'red').planted(3, 'red').planted(4, 'red'), 3],
      [
        'two columns and three of the third',
        (t) =>
          t
            .planted(1, 'red', 'white', 'red')
            .planted(2, 'white', 'red', 'red')
            .planted(3, 'black', 'white', 'red')
            .planted(4, 'violet', 'violet'),
        6,
      ],
      ['a full row is none', (t) => t.planted(1, ...MIXED), 0],
      ['all seven', (t) => [1, 2, 3, 4].reduce((on, row) => on.planted(row, ...MIXED), t), 21],
    ],
  ],
];

/** For each bulb of a colour. */
const BULBS: readonly (readonly [number, string, Colour, Colour])[] = [
  [21, '2 for each red bulb planted', 'red', 'violet'],
  [24, '2 for each white bulb', 'white', 'yellow'],
  [26, '2 for each black bulb', 'black', 'violet'],
  [28, '2 for each violet bulb', 'violet', 'red'],
  [30, '2 for each yellow bulb', 'yellow', 'white'],
];
const bulbs = BULBS.map(
  ([card, name, colour, other]) =>
    [
      card,
      name,
      [
        ['none', (t) => t.planted(1, other, other), 0],
        ['in every row', (t) => t.planted(1, other, colour).planted(2, colour).planted(4, colour, other), 6],
        ['not those stored', (t) => t.storage(colour, colour).planted(3, colour), 2],
        ["not the other player's", (t) => t.seat(1).planted(1, colour).seat(0), 0],
        ['a full row', (t) => t.planted(1, ...sevenOf(colour)), 14],
      ],
    ] as readonly [number, string, readonly Position[]],
);

/** For each full row of a colour. */
const ROWS: readonly (readonly [number, string, Colour, Colour, number])[] = [
  [22, '12 for each full violet row', 'violet', 'red', 12],
  [23, '10 for each full yellow row', 'yellow', 'white', 10],
  [25, '14 for each full black row', 'black', 'violet', 14],
  [27, '10 for each full white row', 'white', 'yellow', 10],
  [29, '10 for each full red row', 'red', 'violet', 10],
];
const rows = ROWS.map(
  ([card, name, colour, other, vp]) =>
    [
      card,
      name,
      [
        ['six of seven', (t) => t.planted(1, ...sixOf(colour)), 0],
        ['the last one of another colour', (t) => t.planted(1, ...sixOf(colour), other), 0],
        ['the first one of another colour', (t) => t.planted(1, other, ...sixOf(colour)), 0],
        ['a row of another colour', (t) => t.planted(1, ...sevenOf(other)), 0],
        ['one', (t) => t.planted(3, ...sevenOf(colour)), vp],
        [
          'two, beside one of another colour',
          (t) =>
            t
              .planted(1, ...sevenOf(colour))
              .planted(2, ...sevenOf(other))
              .planted(4, ...sevenOf(colour)),
          2 * vp,
        ],
        [
          "not the other player's",
          (t) =>
            t
              .seat(1)
              .planted(1, ...sevenOf(colour))
              .seat(0),
          0,
        ],
      ],
    ] as readonly [number, string, readonly Position[]],
);

const cases = [...ESTATE, ...bulbs, ...rows].sort((a, b) => a[0] - b[0]);

describe('SCO-1 the other Contracts', () => {
  it.each(cases)('Contract %i: %s', (card, _, positions) => {
    for (const [what, lay, vp] of positions) {
      expect([what, lay(withContract(card)).score('contracts')]).toEqual([what, vp]);
    }
  });

  it('covers all 30 with those by fields', () => {
    const cards = [...BY_FIELDS.map(([card]) => card), ...cases.map(([card]) => card)];
    expect(cards).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });
});

/** One position for each Contract in which it scores. */
type Scoring = readonly [card: number, name: string, lay: (t: Table) => Table, vp: number];
const scoring: readonly Scoring[] = [
  ...BY_FIELDS.map(([card, name, vp, by]): Scoring => [card, name, (t) => t.windmills(by[0], by[1]), 2 * vp]),
  ...cases.flatMap(([card, name, positions]): Scoring[] =>
    positions
      .filter(([, , vp]) => vp > 0)
      .slice(0, 1)
      .map(([, lay, vp]) => [card, name, lay, vp]),
  ),
];

describe('Contracts that score now', () => {
  it.each(scoring)('SCO-1 Contract %i: %s (now, and again at the end)', (card, _, lay, vp) => {
    const t = lay(withContract(card)).vp(0).act({ do: 'scoreContract' });
    expect(t.vpFrom('contractsNow')).toBe(vp);
    expect(t.has.vp).toBe(vp);
    expect(t.score('contracts')).toBe(vp);
    expect(t.has.contracts).toEqual([card]);
  });
});
