import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import type { Colour, Difficulty, Edition } from '../edition/types.js';
import { soloTable } from '../testing/index.js';
import { checkTable } from './check-table.js';
import { type GardenerTable, tableOf } from './table.js';

/** Round 3 on Medium, read off a game. */
const t = soloTable().round(3).gate(2).water(4).windmills('A0', 'B0').trade(1, 'red');
t.market(['N', 'SW'], ['N', 'SE', 'SW']).seat(1).board('A').steps(3).windmills('A1');
t.planted(1, 'red', 'red').planted(2, 'yellow');
const TABLE = tableOf(t.state);
const LEFT = { common: 22, uncommon: 11, unique: 11, cards: 27 };

const lines = (change: object, edition: Edition = defaultEdition): string[] =>
  checkTable({ ...TABLE, ...change }, edition).map(
    ({ path, expected, found }) => `${path}: ${expected}, found ${found}`,
  );
const paths = (change: object, edition: Edition = defaultEdition): string[] =>
  checkTable({ ...TABLE, ...change }, edition).map(({ path }) => path);

const you = (change: object): object => ({ you: { ...TABLE.you, ...change } });
const gardener = (change: object): object => ({ gardener: { ...TABLE.gardener, ...change } });
const market = (change: object): object => ({ market: { ...TABLE.market, ...change } });
const trade = (change: object): object => ({ trade: { ...TABLE.trade, ...change } });
const many = (n: number, colour: Colour): Colour[] => new Array<Colour>(n).fill(colour);
const patches = (...rows: readonly (readonly Colour[])[]): object => gardener({ patches: rows });

const NINE = ['B1', 'B2', 'B3', 'B4', 'B5', 'C1', 'C2', 'C3', 'C4'];

describe('a table that can be is taken', () => {
  it('as it was read off a game', () => {
    expect(TABLE.left).toEqual(LEFT);
    expect(checkTable(TABLE)).toEqual([]);
  });

  it.each<[string, object]>([
    ['the ends of the tracks', { gate: 1, water: 0 }],
    ['the other ends', { gate: 3, water: 8 }],
    ['empty places', { tiles: [false, false, false, false], cards: [false, false, false] }],
    ['nothing left', { left: { common: 0, uncommon: 0, unique: 0, cards: 0 } }],
    ['all of the box left', { left: { common: 24, uncommon: 12, unique: 12, cards: 30 } }],
    ['a trade card that is not known', trade({ card: null })],
    ['the last trade card, and the one beneath it', trade({ card: 4, next: 1 })],
    ['three bulbs', trade({ bulbs: ['red', null, 'red', 'black'] })],
    ['MKT-1: three markers in an area', market({ you: 'N', gardener: 'N', neutral: ['N', 'SE', 'SE'] })],
    [
      'MKT-4: your marker on the Gardener’s',
      market({ you: 'N', gardener: 'N', neutral: ['N', 'N', 'SE'], stacked: true }),
    ],
    ['both rows covered', { covered: [[1, 2], [2], [1]] }],
    ['nine Windmills of yours', you({ windmills: NINE })],
    ['nine Windmills of its own', gardener({ windmills: NINE })],
    ['WHL-1: no section before the first turn', gardener({ section: 0 })],
    ['WHL-1: the last section after a full turn', gardener({ section: 6, calendar: 1, wish: 3 })],
    ['all tiles and cards collected', gardener({ tiles: 48, cards: 30 })],
  ])('%s', (_, change) => {
    expect(lines(change)).toEqual([]);
  });
});

describe('a table that can not be is refused, and everything wrong with it is named', () => {
  it.each<[string, object, string[]]>([
    ['an unknown difficulty', { difficulty: 'silly' }, ['difficulty']],
    ['no round', { round: 0 }, ['round']],
    ['a speed beyond the track', { gate: 4 }, ['gate']],
    ['water over its track', { water: 9 }, ['water']],
    ['half a level', { water: 1.5 }, ['water']],
    ['three places of tiles', { tiles: [true, true, true] }, ['tiles']],
    ['an unknown trade card', trade({ card: 5 }), ['trade.card']],
    ['a pink bulb', trade({ bulbs: ['pink', null, null, null] }), ['trade.bulbs[0]']],
    ['three spaces for bulbs', trade({ bulbs: ['red', 'red', 'red'] }), ['trade.bulbs']],
    ['an unknown area', market({ you: 'W' }), ['market.you']],
    ['two neutral markers', market({ neutral: ['N', 'SE'] }), ['market.neutral']],
    ['row 3 of the Calendar covered', { covered: [[3], [], []] }, ['covered[0][0]']],
    ['a row covered twice', { covered: [[1, 1], [], []] }, ['covered[0][1]']],
    ['an unknown space', you({ windmills: ['Z9'] }), ['you.windmills[0]']],
    ['a space twice', you({ windmills: ['A2', 'A2'] }), ['you.windmills[1]']],
    ['a column beyond the last', you({ calendar: 5 }), ['you.calendar']],
    ['a row of eight', patches(many(8, 'red'), [], [], []), ['gardener.patches[0]']],
    ['an unknown board', gardener({ board: 'E' }), ['gardener.board']],
    ['two wrong things', { gate: 0, water: -1 }, ['gate', 'water']],
    ['a key too many', { weather: 'rain' }, ['weather']],
    ['a key too few', { you: { windmills: [], calendar: 0 } }, ['you.wish']],
    ['no Gardener', { gardener: null }, ['gardener']],
    ['no trade card', { trade: { bulbs: [null, null, null, null] } }, ['trade.card']],
    ['a column that is no number', gardener({ section: 0, calendar: 'I' }), ['gardener.calendar']],
  ])('%s', (_, change, expected) => {
    expect(paths(change)).toEqual(expected);
  });

  it.each<[string, object, string]>([
    ['a number for a place', { cards: [1, true, true] }, 'cards[0]: true or false, found 1'],
    ['an unknown wish', { wish: 9 }, 'wish: one of 1, 2, 3, 4, 5, 6, found 9'],
    ['a wish as a text', { wish: '2' }, 'wish: one of 1, 2, 3, 4, 5, 6, found "2"'],
    [
      'TRD-2: a full trade card',
      trade({ bulbs: many(4, 'red') }),
      'trade.bulbs: a free space, found a list of 4',
    ],
    [
      'the same trade card twice',
      trade({ card: 2, next: 2 }),
      'trade.next: another card than the one on top, found 2',
    ],
    [
      'MKT-1: four markers in an area',
      market({ gardener: 'SE', neutral: ['N', 'N', 'N'] }),
      'market: at most 3 markers in "N", found 4',
    ],
    [
      'MKT-4: markers stacked across areas',
      market({ stacked: true }),
      'market.you: the area of the marker that it stands on, found "N"',
    ],
    [
      'two Windmills on a space',
      you({ windmills: ['A1'] }),
      'gardener.windmills: no space with one of your Windmills, found "A1"',
    ],
    [
      'ten Windmills of yours',
      you({ windmills: ['A2', ...NINE] }),
      'you.windmills: at most 9 Windmills, found a list of 10',
    ],
    [
      'ten Windmills of its own',
      gardener({ windmills: ['A2', ...NINE] }),
      'gardener.windmills: at most 9 Windmills, found a list of 10',
    ],
    [
      'WHL-1: the last section without a full turn',
      gardener({ section: 6 }),
      'gardener.calendar: at least 1: the last section ends a full turn, found 0',
    ],
    [
      'WHL-1: a full turn without a section',
      gardener({ section: 0, calendar: 1, wish: 3 }),
      'gardener.section: a section under the arrow after a full turn, found 0',
    ],
  ])('%s', (_, change, line) => {
    expect(lines(change)).toEqual([line]);
  });

  it.each([
    ['common', 24],
    ['uncommon', 12],
    ['unique', 12],
    ['cards', 30],
  ] as const)('more %s left than the %i in the box', (kind, most) => {
    expect(lines({ left: { ...LEFT, [kind]: most + 1 } })).toEqual([
      `left.${kind}: a whole number from 0 to ${most}, found ${most + 1}`,
    ]);
  });

  it('more tiles and cards collected than there are in the box', () => {
    expect(lines(gardener({ tiles: 49, cards: 31 }))).toEqual([
      'gardener.tiles: a whole number from 0 to 48, found 49',
      'gardener.cards: a whole number from 0 to 30, found 31',
    ]);
  });

  it('the box of an own edition counts', () => {
    const tiles = defaultEdition.tiles.map((tile) => ({ ...tile, copies: 1 }));
    const edition = { ...defaultEdition, tiles, cards: defaultEdition.cards.slice(0, 6) };
    const left = { common: 12, uncommon: 6, unique: 12, cards: 6 };
    expect(lines({ left, ...gardener({ tiles: 30, cards: 6 }) }, edition)).toEqual([]);
    const more = { common: 13, uncommon: 7, unique: 13, cards: 7 };
    expect(paths({ left: more, ...gardener({ tiles: 31, cards: 7 }) }, edition)).toEqual([
      'left.common',
      'left.uncommon',
      'left.unique',
      'left.cards',
      'gardener.tiles',
      'gardener.cards',
    ]);
  });

  it('the only trade card of an own edition lies beneath itself', () => {
    const edition = { ...defaultEdition, trade: defaultEdition.trade.slice(0, 1) };
    expect(lines(trade({ card: 1, next: 1 }), edition)).toEqual([]);
    expect(paths(trade({ card: 1, next: 2 }), edition)).toEqual(['trade.next']);
  });

  it('areas that are not even texts', () => {
    const nowhere: unknown = Object.create(null);
    const change = market({ you: nowhere, gardener: nowhere, neutral: [nowhere, nowhere, nowhere] });
    expect(paths(change)).toContain('market');
  });
});

describe('G-WSH-1: the values of the wish follow from its full turns', () => {
  /** Column of the Gardener, its value and yours. */
  const wishes = (calendar: number, its: number, yours: number): object => {
    const end = calendar === 4 ? { lastRound: 3 } : {};
    return { ...end, ...gardener({ calendar, wish: its }), ...you({ wish: yours }) };
  };

  it.each([
    [0, 0, 0],
    [0, 0, 1],
    [1, 3, 0],
    [1, 3, 1],
    [2, 2, 0],
    [2, 2, 1],
    [3, 1, 0],
    [3, 2, 1],
    [3, 1, 2],
    [4, 1, 0],
    [4, 2, 1],
    [4, 1, 2],
  ])('column %i, its marker on %i, you hold %i', (column, its, yours) => {
    expect(lines(wishes(column, its, yours))).toEqual([]);
  });

  it.each([
    [0, 3, 0, '0 with its Calendar marker on 0, found 3'],
    [1, 0, 0, '3 with its Calendar marker on 1, found 0'],
    [1, 2, 0, '3 with its Calendar marker on 1, found 2'],
    [2, 1, 0, '2 with its Calendar marker on 2, found 1'],
    [2, 3, 1, '2 with its Calendar marker on 2, found 3'],
    [3, 2, 0, '1 with its Calendar marker on 3, found 2'],
    [3, 1, 1, '2 with its Calendar marker on 3, found 1'],
    [3, 2, 2, '1 with its Calendar marker on 3, found 2'],
    [4, 3, 1, '2 with its Calendar marker on 4, found 3'],
  ])('not column %i with its marker on %i while you hold %i', (column, its, yours, words) => {
    expect(lines(wishes(column, its, yours))).toEqual([`gardener.wish: ${words}`]);
  });

  it.each([
    [0, 0],
    [1, 3],
    [2, 2],
  ])('column %i: the second value is not yet left for you', (column, its) => {
    expect(lines(wishes(column, its, 2))).toEqual([
      'you.wish: 0 or 1 before the Gardener is on the highest value, found 2',
    ]);
  });

  it('the third is never left for you', () => {
    expect(lines(wishes(3, 1, 3))).toEqual(['you.wish: a whole number from 0 to 2, found 3']);
  });

  it('what is no value or column at all is named once', () => {
    expect(paths(wishes(1, 4, 0))).toEqual(['gardener.wish']);
    expect(paths(wishes(5, 1, 0))).toEqual(['gardener.calendar']);
  });
});

describe('G-END-1: the last round follows from the Calendar', () => {
  const ends = (
    difficulty: Difficulty,
    [yours, its]: readonly [number, number],
    lastRound: number | undefined,
  ): object => ({
    difficulty,
    ...(lastRound === undefined ? {} : { lastRound }),
    ...you({ calendar: yours }),
    ...gardener({ calendar: its, wish: its === 0 ? 0 : 1 }),
  });

  // A table is read in round 3, after your turn and before the Gardener's.
  it.each<[Difficulty, readonly [number, number], number | undefined]>([
    ['easy', [3, 3], undefined],
    ['medium', [3, 3], undefined],
    ['easy', [4, 3], 3],
    ['easy', [4, 3], 4],
    ['easy', [3, 4], 3],
    ['easy', [4, 4], 3],
    ['medium', [4, 3], 3],
    ['hard', [4, 0], 3],
    ['medium', [4, 4], 3],
  ])('%s, columns %j: the last round is %s', (difficulty, columns, lastRound) => {
    expect(lines(ends(difficulty, columns, lastRound))).toEqual([]);
  });

  it.each<[Difficulty, readonly [number, number], number | undefined, string]>([
    ['easy', [3, 3], 4, 'no such key before somebody is in the last column, found 4'],
    ['hard', [0, 3], 3, 'no such key before somebody is in the last column, found 3'],
    ['easy', [4, 3], undefined, 'a whole number from 3 to 4, found nothing'],
    ['medium', [4, 3], undefined, '3, found nothing'],
    ['hard', [3, 4], undefined, '3, found nothing'],
    ['easy', [4, 3], 2, 'a whole number from 3 to 4, found 2'],
    ['easy', [4, 3], 5, 'a whole number from 3 to 4, found 5'],
    // Had it come there in this round, the round would be over.
    ['easy', [4, 4], 4, '3, found 4'],
    ['easy', [3, 4], 4, '3, found 4'],
    ['medium', [4, 3], 4, '3, found 4'],
    ['hard', [4, 3], 2, '3, found 2'],
  ])('not %s, columns %j and last round %s', (difficulty, columns, lastRound, words) => {
    expect(lines(ends(difficulty, columns, lastRound))).toEqual([`lastRound: ${words}`]);
  });

  it('what is no round or column at all is named once', () => {
    expect(paths(ends('easy', [4, 3], 0))).toEqual(['lastRound']);
    expect(paths({ ...ends('easy', [4, 3], 3), round: 'three' })).toEqual(['round']);
    expect(paths(ends('easy', [5, 3], 3))).toEqual(['you.calendar']);
  });
});

describe('G-PLANT-1: a second row with a colour is begun only when the first is full', () => {
  it.each<readonly (readonly Colour[])[]>([
    [['red'], ['white', 'red'], [], []],
    [many(7, 'red'), ['red'], [], []],
    [many(7, 'red'), many(7, 'red'), ['red'], ['white']],
    [[], [], [], []],
  ])('rows %j, %j, %j, %j', (...rows) => {
    expect(lines(patches(...rows))).toEqual([]);
  });

  it.each<readonly [Colour, readonly (readonly Colour[])[]]>([
    ['red', [['red', 'white'], ['red'], [], []]],
    ['black', [['white'], ['black', 'red'], ['yellow'], many(6, 'black')]],
    ['white', [many(7, 'white'), ['white'], ['white'], ['white']]],
  ])('not two of %s with room: %j', (colour, rows) => {
    expect(lines(patches(...rows))).toEqual([
      `gardener.patches: one row with room for each colour that rows begin with, found "${colour}"`,
    ]);
  });
});

describe('tables that come from anywhere', () => {
  const circle: unknown[] = [];
  circle.push(circle);

  it.each([null, 7, 'table', [], {}, 10n, circle])('case %# is no table', (value) => {
    expect(checkTable(value).length).toBeGreaterThan(0);
  });

  it('nothing in it makes the check fail, whatever stands there', () => {
    for (const key of Object.keys(TABLE) as (keyof GardenerTable)[]) {
      for (const value of [null, 10n, circle, {}, 'x', Number.NaN, undefined, Object.create(null)]) {
        expect(paths({ [key]: value }).length, key).toBeGreaterThan(0);
      }
    }
  });
});
