import { describe, expect, it } from 'vitest';
import { enhance, farm } from '../edition/default-effects.js';
import { type SoloTable, soloTable } from '../testing/index.js';

/** Its VP are counted from 0; the board and its wheel do not matter for `does`. */
const ground = (): SoloTable => soloTable().seat(1).vp(0).tileOffer(1, 2, 13, 19).cardOffer(1, 2, 3);

/** Ids in the offers, 0: an empty place. */
const tilesOn = (t: SoloTable): number[] =>
  t.state.tileOffer.map((tile) => (tile < 0 ? 0 : t.edition.tiles[tile].id));
const cardsOn = (t: SoloTable): number[] =>
  t.state.cardOffer.map((card) => (card < 0 ? 0 : t.edition.cards[card].id));
/** What happened to an offer, in order. */
const steps = (t: SoloTable): string[] =>
  t.events
    .map((event) => event.type)
    .filter((type) => ['gardenerTile', 'gardenerFarm', 'refilled', 'shuffled'].includes(type));

const BARE = { guilder: 0, tools: 0, stored: 0, helpers: [], contracts: [] };

describe('G-ENH: the two tiles that the back on top of the deck names', () => {
  it.each([
    ['left and uncommon', 'G1', [1, 13], [5, 2, 14, 19]],
    ['left and unique', 'G5', [1, 19], [5, 2, 13, 20]],
    ['right and uncommon', 'G6', [2, 13], [1, 5, 14, 19]],
    ['right and unique', 'G2', [2, 19], [1, 5, 13, 20]],
  ])('%s (%s)', (_, back, taken, offer) => {
    const t = ground().onTop('common', 5).onTop('uncommon', 14).onTop('unique', 20);
    t.drawn('G4', back).does(enhance);
    expect(t.it.tiles).toEqual(taken);
    expect(tilesOn(t)).toEqual(offer);
    expect(t.eventsOf('gardenerTile').map(({ why }) => why)).toEqual(['backShows', 'backShows']);
  });

  it('on a turn it is the back on top after the draw, not the back of the card drawn', () => {
    // G1: left and uncommon. The second section of board B is Enhance.
    const t = ground().board('B').steps(1).gate(1).water(0).draws('G1', 'G2').takesTurn();
    expect(t.it.card).toBe('G1');
    expect(t.it.tiles).toEqual([2, 19]);
    expect(t.it.vp).toBe(0);
  });

  it.each([
    ['a common tile on the uncommon place', [1, 2, 5, 19], 'G1', [1, 5]],
    ['a common tile on the unique place', [1, 2, 13, 6], 'G5', [1, 6]],
    ['the same common tile on both places', [5, 2, 5, 19], 'G1', [5, 5]],
  ])('takes whatever kind lies there: %s', (_, offer, back, taken) => {
    const t = ground()
      .tileOffer(...offer)
      .drawn('G4', back)
      .does(enhance);
    expect(t.it.tiles).toEqual(taken);
  });

  it('both are kept beside its board: nothing lies on its wheels, and nothing is paid', () => {
    const t = ground().drawn('G4', 'G2').does(enhance);
    expect(t.it).toMatchObject({
      ...BARE,
      vp: 0,
      tiles: [2, 19],
      large: [0, 0, 0, 0, 0, 0],
      small: [0, 0, 0, 0, 0],
    });
    expect(t.state.removed).toEqual([]);
  });

  it('G-NEV-2 collects more and more and never uses a tile', () => {
    // Enhance and 2 Guilder; Enhance twice; 4 Guilder; 2 Guilder and 3 VP.
    const t = ground().tileOffer(6, 7, 13, 21).onTop('common', 1).onTop('unique', 22);
    t.drawn('G4', 'G5').does(enhance).drawn('G4', 'G2').does(enhance);
    expect(t.it.tiles).toEqual([6, 21, 7, 22]);
    expect(t.it).toMatchObject({ ...BARE, vp: 0 });
  });

  it('refills only after both are taken', () => {
    const t = ground().drawn('G4', 'G5').does(enhance);
    expect(steps(t)).toEqual(['gardenerTile', 'gardenerTile', 'refilled', 'refilled']);
  });

  it('ENH-3 does not take for its second tile what only comes as a refill', () => {
    // The uncommon place is empty before; a tile that comes there later is not part of this action.
    const t = ground().tileOffer(1, 2, 0, 19).stackIs('uncommon').stackIs('common', 5, 6);
    t.drawn('G4', 'G1').does(enhance);
    expect(t.it.tiles).toEqual([1]);
  });
});

describe('G-ENH: empty places and stacks', () => {
  it.each([
    ['the common place', [0, 2, 13, 19], 'G1', [13], [0, 2, 14, 19]],
    ['the right common place', [1, 0, 13, 19], 'G6', [13], [1, 0, 14, 19]],
  ])('%s is empty: only the other tile', (_, offer, back, taken, after) => {
    const t = ground()
      .tileOffer(...offer)
      .stackIs('common')
      .onTop('uncommon', 14);
    t.drawn('G4', back).does(enhance);
    expect(t.it.tiles).toEqual(taken);
    expect(tilesOn(t)).toEqual(after);
  });

  it.each([
    ['uncommon', [1, 2, 0, 19], 'G1', [1], [0, 2, 0, 19]],
    ['unique', [1, 2, 13, 0], 'G2', [2], [1, 0, 13, 0]],
  ])('the %s place is empty: only the common tile', (_, offer, back, taken, after) => {
    const t = ground()
      .tileOffer(...offer)
      .stackIs('common')
      .stackIs('uncommon')
      .stackIs('unique');
    t.drawn('G4', back).does(enhance);
    expect(t.it.tiles).toEqual(taken);
    expect(tilesOn(t)).toEqual(after);
  });

  it('both places are empty: nothing, whatever lies on the others', () => {
    const t = ground().tileOffer(0, 2, 0, 19).stackIs('common').stackIs('uncommon').drawn('G4', 'G1');
    t.does(enhance);
    expect([t.it.tiles, t.it.vp]).toEqual([[], 0]);
    expect(tilesOn(t)).toEqual([0, 2, 0, 19]);
    expect(t.why('gardenerIdle')).toBe('noTile');
  });

  it.each([
    ['uncommon', 'G1', [6, 2, 5, 19], [5, 2, 6, 19]],
    ['unique', 'G5', [6, 2, 13, 5], [5, 2, 13, 6]],
  ] as const)(
    'ENH-3 the %s stack has run out: a common tile comes in its place',
    (kind, back, one, other) => {
      const t = ground().stackIs(kind).stackIs('common', 5, 6).drawn('G4', back).does(enhance);
      expect([one, other]).toContainEqual(tilesOn(t));
    },
  );

  it('ENH-3 the stack has run out: its discards are shuffled first', () => {
    const t = ground().onTop('common', 5).stackIs('unique').drawn('G4', 'G5');
    t.state.stacks[2].discards = [t.edition.tiles.findIndex((tile) => tile.id === 22)];
    t.state.stacks[2].discardsSeen = [31];
    t.does(enhance);
    expect(t.it.tiles).toEqual([1, 19]);
    expect(tilesOn(t)).toEqual([5, 2, 13, 22]);
    expect(steps(t).filter((step) => step === 'shuffled')).toHaveLength(1);
  });

  it('ENH-3 no tile is left anywhere: both places stay empty', () => {
    const t = ground().stackIs('common').stackIs('uncommon').drawn('G4', 'G1').does(enhance);
    expect(t.it.tiles).toEqual([1, 13]);
    expect(tilesOn(t)).toEqual([0, 2, 0, 19]);
  });

  it('ENH-3 one common tile for two places: one of them stays empty', () => {
    const t = ground().stackIs('common', 5).stackIs('uncommon').drawn('G4', 'G1').does(enhance);
    expect([...tilesOn(t)].sort((a, b) => a - b)).toEqual([0, 2, 5, 19]);
  });
});

/** A back of each order. */
const ORDERS = [
  ['G1', [1, 2, 3]],
  ['G4', [1, 3, 2]],
  ['G5', [2, 1, 3]],
  ['G2', [2, 3, 1]],
  ['G3', [3, 1, 2]],
  ['G6', [3, 2, 1]],
] as const;
/** Cards 11, 12 and 13 lie on the places that are not empty. */
const offering = (...empty: number[]): SoloTable =>
  ground().cardOffer(...[1, 2, 3].map((place) => (empty.includes(place) ? 0 : 10 + place)));

describe('G-FRM: a card by the order of the back', () => {
  it.each(ORDERS)('%s, order %j: the first, if it is there', (back, [first]) => {
    const t = offering().drawn('G12', back).does(farm);
    expect(t.it.cards).toEqual([10 + first]);
    expect(t.why('gardenerFarm')).toBe('backPrefers');
  });

  it.each(ORDERS)('%s, order %j: the first place is empty, so the second', (back, [first, second]) => {
    const t = offering(first).stackIs('cards').drawn('G12', back).does(farm);
    expect(t.it.cards).toEqual([10 + second]);
  });

  it.each(ORDERS)('%s, order %j: only the last one is there', (back, [first, second, third]) => {
    const t = offering(first, second).stackIs('cards').drawn('G12', back).does(farm);
    expect(t.it.cards).toEqual([10 + third]);
    expect(cardsOn(t)).toEqual([0, 0, 0]);
  });

  it('on a turn it is the back on top after the draw, not the back of the card drawn', () => {
    // G1 would prefer the first place. The first section of board D is Farm.
    const t = offering().board('D').steps(0).gate(1).water(0).draws('G1', 'G3').takesTurn();
    expect([t.it.card, t.it.cards, t.it.vp]).toEqual(['G1', [13], 0]);
  });

  it('the card is neither Helper nor Contract, scores no place and costs nothing', () => {
    const t = offering().drawn('G12', 'G1').does(farm);
    expect(t.it).toMatchObject({ ...BARE, vp: 0, cards: [11] });
  });

  it('G-NEV-2 a Helper that it has collected does nothing', () => {
    // Card 2: 2 VP on Enhance. Card 22: 2 VP on Plant.
    const t = ground().cardOffer(2, 22, 3).drawn('G12', 'G1').does(farm).drawn('G12', 'G2').does(farm);
    expect(t.it.cards).toEqual([2, 22]);
    t.does(enhance).does({ do: 'plant', bulbs: 2 });
    expect(t.it).toMatchObject({ vp: 0, rows: [2, 0, 0, 0] });
  });

  it('there is no limit: ten cards, in the order in which they came', () => {
    const t = ground().cardOffer(1, 29, 30).onTop('cards', 2, 3, 4, 5, 6, 7, 8, 9, 10).drawn('G12', 'G1');
    for (let i = 0; i < 10; i++) t.does(farm);
    expect(t.it.cards).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(t.it.vp).toBe(0);
  });

  it.each([
    ['G1', [9, 12, 13]],
    ['G2', [11, 9, 13]],
    ['G3', [11, 12, 9]],
  ])('FRM-3 %s: the place is refilled from the deck', (back, offer) => {
    const t = offering().onTop('cards', 9).drawn('G12', back).does(farm);
    expect(cardsOn(t)).toEqual(offer);
    expect(steps(t)).toEqual(['gardenerFarm', 'refilled']);
  });

  it('FRM-3 an empty deck is shuffled from its discards', () => {
    const t = offering().stackIs('cards').drawn('G12', 'G1');
    t.state.stacks[3].discards = [t.edition.cards.findIndex((card) => card.id === 20)];
    t.state.stacks[3].discardsSeen = [31];
    t.does(farm);
    expect(cardsOn(t)).toEqual([20, 12, 13]);
    expect(steps(t)).toEqual(['gardenerFarm', 'shuffled', 'refilled']);
  });

  it('FRM-3 neither deck nor discards: the place stays empty', () => {
    const t = offering().stackIs('cards').drawn('G12', 'G2').does(farm);
    expect(t.it.cards).toEqual([12]);
    expect(cardsOn(t)).toEqual([11, 0, 13]);
  });

  it('what it has collected does not come back with the discards', () => {
    const t = offering().stackIs('cards').drawn('G12', 'G1');
    t.does(farm).does(farm).does(farm);
    expect(t.it.cards).toEqual([11, 12, 13]);
    expect(t.state.stacks[3].discards).toEqual([]);
    expect(cardsOn(t)).toEqual([0, 0, 0]);
  });

  it('no card at all: nothing', () => {
    const t = offering(1, 2, 3).stackIs('cards').drawn('G12', 'G1').does(farm);
    expect([t.it.cards, t.it.vp]).toEqual([[], 0]);
    expect(t.why('gardenerIdle')).toBe('noCard');
  });

  it('G-ACT-1 no card at all on its turn: no 2 Guilder, and no VP for them', () => {
    const t = offering(1, 2, 3).stackIs('cards').board('D').steps(0).gate(1).water(0).draws('G1', 'G2');
    t.takesTurn();
    expect(t.it).toMatchObject({ guilder: 0, vp: 0, cards: [] });
    t.asks('gate', 0);
  });
});
