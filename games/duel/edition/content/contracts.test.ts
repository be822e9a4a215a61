import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import type { Colour } from '../types.js';
import { changed, lay, named } from './lay.js';

/** Lays out what counts for seat 0, and much that does not. */
type Position = (t: Table) => Table;

interface ContractCase {
  readonly card: number;
  readonly name: string;
  /** What there is, and the VP for it, counted by hand. */
  readonly some: Position;
  readonly vp: number;
  /** Things of the same kind that do not count, and the VP then. */
  readonly none: Position;
  readonly least: number;
}

const other = (colour: Colour): Colour => (colour === 'red' ? 'white' : 'red');

/**
 * Own Windmills on m1, m4, m8 and m12, the rival's on m2. Such tulips: at the far end of Patch 2 (m1), in both
 * Patches of m4, in Patch 12 next to m12; none in Patches 8 and 9. So 3 Windmills.
 */
const windmills =
  (colour: Colour): Position =>
  (t) =>
    t
      .windmills([1, 'black'], [4, 'black'], [8, 'red'], [12, 'violet'])
      .seat(1)
      .windmills([2, 'white'])
      .seat(0)
      .patch(2, null, null, null, colour)
      .patch(4, null, null, colour, colour)
      .patch(5, colour)
      .patch(8, other(colour), null, null, other(colour))
      .patch(12, null, null, null, colour);
/** Such tulips only where the rival has Windmills or nobody; the own ones stand at other colours. */
const noWindmills =
  (colour: Colour): Position =>
  (t) =>
    t
      .windmills([1, 'black'], [8, 'red'])
      .seat(1)
      .windmills([5, 'white'])
      .seat(0)
      .patch(1, other(colour), null, null, other(colour))
      .patch(6, colour, colour, colour, colour)
      .patch(10, colour);

const traded =
  (...colours: Colour[]): Position =>
  (t) =>
    t.traded(...colours);
/** Only the rival has traded these. */
const rivalTraded =
  (...colours: Colour[]): Position =>
  (t) =>
    t
      .seat(1)
      .traded(...colours)
      .seat(0);

/** Patches 1 and 4 have it and another colour, 2 only it, 3 only others, 5 just one tulip: 2 Patches. */
const mixed =
  (colour: Colour): Position =>
  (t) =>
    t
      .patch(1, colour, null, null, other(colour))
      .patch(2, colour, colour, colour, colour)
      .patch(3, other(colour), null, null, 'yellow' === colour ? 'white' : 'yellow')
      .patch(4, other(colour), other(colour), colour, colour)
      .patch(5, null, null, null, colour);
const unmixed =
  (colour: Colour): Position =>
  (t) =>
    t.patch(2, colour, colour, colour, colour).patch(3, other(colour)).patch(5, null, null, null, colour);

/** Two on the own wheel, one on the rival's, one on the Central one. */
const tiles: Position = (t) =>
  t.tile('personal2', 3).tile('personal5', 14).tile('central2', 4).seat(1).tile('personal3', 5).seat(0);
const otherTiles: Position = (t) =>
  t.tile('central2', 4).tile('central3', 7).seat(1).tile('personal3', 5).seat(0);

const FULL: readonly Colour[] = ['red', 'red', 'white', 'white'];

const CASES: readonly ContractCase[] = [
  {
    card: 1,
    name: '3 per own Windmill next to a white tulip',
    some: windmills('white'),
    vp: 3 * 3,
    none: noWindmills('white'),
    least: 0,
  },
  {
    card: 2,
    name: '3 per white or yellow bulb traded',
    some: traded('white', 'red', 'yellow', 'white', 'black'),
    vp: 3 * 3,
    none: (t) => rivalTraded('white', 'yellow')(traded('red', 'violet', 'black')(t)),
    least: 0,
  },
  {
    card: 3,
    name: '3 per pair of bulbs traded',
    some: traded('white', 'red', 'red', 'black', 'violet'),
    vp: 3 * 2,
    none: (t) => rivalTraded('red', 'red')(traded('red')(t)),
    least: 0,
  },
  {
    card: 4,
    name: '4 per Patch with violet and another colour',
    some: mixed('violet'),
    vp: 4 * 2,
    none: unmixed('violet'),
    least: 0,
  },
  {
    card: 5,
    name: '3 per tile on own Personal Wheel',
    some: tiles,
    vp: 3 * 2,
    none: otherTiles,
    least: 0,
  },
  {
    card: 6,
    name: '3 per own Windmill next to a red tulip',
    some: windmills('red'),
    vp: 3 * 3,
    none: noWindmills('red'),
    least: 0,
  },
  {
    card: 7,
    name: '3 per different colour traded',
    some: traded('red', 'red', 'white', 'black', 'black'),
    vp: 3 * 3,
    none: rivalTraded('red', 'white'),
    least: 0,
  },
  {
    card: 8,
    name: '2 per scored Contract, this one included',
    some: (t) => t.scored(9, 10),
    vp: 2 * 3,
    none: (t) => t.seat(1).scored(9, 10).seat(0),
    least: 2,
  },
  {
    card: 9,
    name: '3 per own Windmill next to a yellow tulip',
    some: windmills('yellow'),
    vp: 3 * 3,
    none: noWindmills('yellow'),
    least: 0,
  },
  {
    card: 10,
    name: '3 per red or violet bulb traded',
    some: traded('violet', 'red', 'red', 'white'),
    vp: 3 * 3,
    none: (t) => rivalTraded('red', 'violet')(traded('white', 'yellow', 'black')(t)),
    least: 0,
  },
  {
    card: 11,
    name: '3 per full Patch',
    some: (t) =>
      t
        .patch(1, ...FULL)
        .patch(7, 'black', 'black', 'black', 'black')
        .patch(12, ...FULL)
        .patch(2, 'red', 'red', 'red'),
    vp: 3 * 3,
    none: (t) => t.patch(1, 'red', 'red', 'red').patch(2, null, 'red', 'red', 'red'),
    least: 0,
  },
  {
    card: 12,
    name: '4 per own Windmill next to a black tulip',
    some: windmills('black'),
    vp: 4 * 3,
    none: noWindmills('black'),
    least: 0,
  },
  {
    card: 13,
    name: '3 per pair of bulbs traded',
    some: traded('white', 'red', 'red', 'black', 'violet', 'violet'),
    vp: 3 * 3,
    none: (t) => rivalTraded('red', 'red')(traded('black')(t)),
    least: 0,
  },
  {
    card: 14,
    name: '1 per different colour traded',
    some: traded('red', 'red', 'white', 'yellow', 'violet', 'black'),
    vp: 5,
    none: rivalTraded('red', 'white'),
    least: 0,
  },
  {
    card: 15,
    name: '3 per tile on own Personal Wheel',
    some: (t) => tiles(t).tile('personal1', 20),
    vp: 3 * 3,
    none: otherTiles,
    least: 0,
  },
  {
    card: 16,
    name: '4 per Patch with yellow and another colour',
    some: mixed('yellow'),
    vp: 4 * 2,
    none: unmixed('yellow'),
    least: 0,
  },
  {
    card: 17,
    name: '3 per own Windmill next to a violet tulip',
    some: windmills('violet'),
    vp: 3 * 3,
    none: noWindmills('violet'),
    least: 0,
  },
  {
    card: 18,
    name: '3 per white or black bulb traded',
    some: traded('black', 'white', 'red', 'black'),
    vp: 3 * 3,
    none: (t) => rivalTraded('white', 'black')(traded('yellow', 'red', 'violet')(t)),
    least: 0,
  },
  {
    card: 19,
    name: '4 per Patch with black and another colour',
    some: mixed('black'),
    vp: 4 * 2,
    none: unmixed('black'),
    least: 0,
  },
  {
    card: 20,
    name: '2 per scored Contract, this one included',
    some: (t) => t.scored(9),
    vp: 2 * 2,
    none: (t) => t.seat(1).scored(9).seat(0),
    least: 2,
  },
];
const ALL = named(CASES, ({ card, name }) => `Contract ${card}: ${name}`);

/** Two cards that are not this one, nor scored in a position. */
const fillers = (card: number): [number, number] => (card === 12 || card === 13 ? [11, 14] : [12, 13]);
const newcomer = (card: number): number => (card === 6 ? 7 : 6);

/** Seat 0 has this Contract in the last place of a full row. */
function inLastPlace(card: number, position: Position): Table {
  const t = lay().cardOffer(0, 0);
  t.contracts(...fillers(card), card).cardOffer(newcomer(card), 0);
  return position(t);
}
const farm = { do: 'farm' } as const;

describe('D-FRM a Contract that is pushed out, scored for 1 Guilder', () => {
  it.each(ALL)('D-CON-1 %s', (_, { card, some, vp }) => {
    const t = inLastPlace(card, some);
    const before = t.has;
    t.act(farm).choose('sign:1').asks('contract', 0).offersOnly(`score:${card}`, 'pass');
    t.choose(`score:${card}`).asks('action', 0);
    const rest = {
      contracts: [newcomer(card), ...fillers(card)],
      scored: [...before.scored, card],
    };
    expect(t.has).toEqual(changed(before, { guilder: -1, vp, rest }));
    expect(t.vpFrom('contractsNow')).toBe(vp);
    expect(t.eventsOf('contractScored')).toHaveLength(1);
  });

  it.each(ALL)('%s (nothing that counts)', (_, { card, none, least }) => {
    const t = inLastPlace(card, none);
    const before = t.has;
    t.act(farm).choose('sign:1', `score:${card}`);
    expect(t.has).toMatchObject({ guilder: 4, vp: 10 + least, scored: [...before.scored, card] });
  });

  it.each(ALL)('%s (pushed out by the other player, but its owner is asked)', (_, { card, some, vp }) => {
    const t = inLastPlace(card, some).turnOf(1).act(farm).choose('hire:1').asks('contract', 0);
    t.choose(`score:${card}`).asks('action', 1);
    expect(t.seat(0).has).toMatchObject({ guilder: 4, vp: 10 + vp });
    expect(t.seat(1).has).toMatchObject({ guilder: 5, vp: 10 });
  });

  it.each(ALL)('%s (not paid for: it is gone)', (_, { card, some }) => {
    const t = inLastPlace(card, some);
    const scored = t.has.scored;
    t.act(farm).choose('sign:1', 'pass').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 5, vp: 10, scored });
    expect(t.lies.gone).toEqual([card]);
  });
});

describe('D-FRM a Contract that is pushed out, without a Guilder', () => {
  it.each(ALL)('%s', (_, { card, some }) => {
    const t = inLastPlace(card, some).guilder(0);
    const scored = t.has.scored;
    t.act(farm).choose('sign:1').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 0, vp: 10, scored });
    expect(t.lies.gone).toEqual([card]);
  });
});

/** The last turn of the last round and the last follow-up are played: nobody does anything that counts. */
function finish(t: Table): Table {
  t.turnOf(1).state.lastRound = t.state.turn.round;
  t.choose('do:guilder', 'end').asks('followUp', 0).choose('do:guilder');
  expect(t.state.over).toBe(true);
  return t.seat(0);
}

describe('D-SCO-1 a Contract left in the row at the end, free', () => {
  it.each(ALL)('D-CON-1 %s', (_, { card, some, vp }) => {
    const t = finish(some(lay().contracts(card)));
    expect(t.score('contracts')).toBe(vp);
    expect(t.has).toMatchObject({ guilder: 6, vp: 10 });
    expect(t.seat(1).score('contracts')).toBe(0);
  });

  it.each(ALL)('%s (nothing that counts)', (_, { card, none, least }) => {
    expect(finish(none(lay().contracts(card))).score('contracts')).toBe(least);
  });

  it.each(ALL)('%s (as a Helper it scores nothing for its owner)', (_, { card, some }) => {
    const t = finish(some(lay().helpers(card)));
    expect(t.score('contracts')).toBe(0);
  });

  it.each(ALL)('%s (for the other player)', (_, { card, least }) => {
    const t = finish(lay().seat(1).contracts(card).seat(0));
    expect(t.seat(1).score('contracts')).toBe(least);
    expect(t.seat(0).score('contracts')).toBe(0);
  });
});
