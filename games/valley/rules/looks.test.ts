import { describe, expect, it } from 'vitest';
import { conserve, type Table, table } from '../testing/index.js';
import { valley } from './game.js';

const enhance = { do: 'enhance' } as const;
const twice = { do: 'seq', of: [enhance, enhance] } as const;
const farm = { do: 'farm' } as const;
const [COMMON, UNCOMMON, UNIQUE, CARDS] = [0, 1, 2, 3];

const id = (item: number | null) => (item === null || item < 0 ? 0 : item + 1);
const tiles = (t: Table) => t.state.tileOffer.map(id);
const cards = (t: Table) => t.state.cardOffer.map(id);
/** The topmost items of a stack by number, the first one on top. */
const top = (t: Table, stack: number, n: number) => t.state.stacks[stack].items.slice(-n).reverse().map(id);
const whole = (t: Table, stack: number) => t.state.stacks[stack].items.map(id).reverse();
const discards = (t: Table, stack: number) => t.state.stacks[stack].discards.map(id).sort((a, b) => a - b);
const looked = (t: Table) => t.eventsOf('looked').map(({ stack, items }) => [stack, ...items.map(id)]);

const TILES = ['tile:1', 'tile:2', 'tile:3', 'tile:4'];
const LOOKED = ['tile:look1', 'tile:look2', 'tile:look3'];

/** Helper 13; offer 1, 2, 13, 19; on top of the common stack 5, 6, 7, 8, 9. */
const atTiles = () =>
  table()
    .helpers(13)
    .tileOffer(1, 2, 13, 19)
    .onTop('common', 5, 6, 7, 8, 9)
    .onTop('uncommon', 14, 15, 16, 17)
    .onTop('unique', 20, 21, 22, 23)
    .guilder(5);

describe('Look at 3 tiles', () => {
  it.each([
    ['common', COMMON, [5, 6, 7]],
    ['uncommon', UNCOMMON, [14, 15, 16]],
    ['unique', UNIQUE, [20, 21, 22]],
  ] as const)('CRD-5 shows the top 3 of the %s stack, to be taken instead', (kind, stack, expected) => {
    const t = atTiles()
      .act(enhance)
      .offersOnly(...TILES, 'refresh', 'look:common', 'look:uncommon', 'look:unique');
    t.choose(`look:${kind}`)
      .asks('tile', 0)
      .offersOnly(...TILES, ...LOOKED, 'refresh');
    expect(looked(t)).toEqual([[stack, ...expected]]);
    expect(t.has.guilder).toBe(5);
  });

  it('CRD-5 needs the Helper', () => {
    atTiles().helpers(2).act(enhance).offersNot('look:common', 'look:uncommon', 'look:unique');
  });

  it('CRD-5 one stack only', () => {
    atTiles().act(enhance).choose('look:common').offersNot('look:common', 'look:uncommon', 'look:unique');
  });

  it('CRD-5 once a turn', () => {
    const t = atTiles().act(twice).choose('look:common', 'tile:1', 'on:large2', 'leave:top', 'take:enhance');
    t.asks('tile').offersNot('look:common', 'look:uncommon', 'look:unique', ...LOOKED);
  });

  it('CRD-5 not used with one Enhance action, it may be used with the next', () => {
    const t = atTiles().act(twice).choose('tile:1', 'on:large2').asks('reward');
    t.choose('take:enhance').offers('look:common', 'look:uncommon', 'look:unique');
  });

  it('CRD-5 does nothing after the action', () => {
    atTiles().act(enhance).choose('tile:1', 'on:large2').asks('action');
  });

  it('CRD-5 may come after a refresh: the tiles then on top', () => {
    const t = atTiles().act(enhance).choose('refresh').offers('look:common').choose('look:common');
    expect(looked(t)).toEqual([[COMMON, 7, 8, 9]]);
    t.offersOnly(...TILES, ...LOOKED);
  });

  it('CRD-5 may come before a refresh, which is then made from beneath', () => {
    const t = atTiles().act(enhance).choose('look:common', 'refresh').asks('tile');
    expect(tiles(t)).toEqual([8, 9, 14, 20]);
    expect(discards(t, COMMON)).toEqual([1, 2]);
    expect(t.has.guilder).toBe(4);
    t.offersOnly(...TILES, ...LOOKED).choose('tile:look3', 'on:large2', 'leave:top');
    expect(t.has.large[1]).toBe(7);
    expect(top(t, COMMON, 2)).toEqual([5, 6]);
    conserve(t.state);
  });

  it.each([
    ['common', 0],
    ['uncommon', 1],
    ['unique', 2],
  ])('CRD-5 a %s tile looked at costs its own %i Guilder', (kind, cost) => {
    const t = atTiles().act(enhance).choose(`look:${kind}`, 'tile:look1', 'on:small2', 'leave:top');
    expect(t.has.guilder).toBe(5 - cost);
  });

  it('CRD-5 a tile looked at that you can not pay for is blocked', () => {
    const t = atTiles().guilder(1).act(enhance).choose('look:unique');
    t.blocks('tile:look1', 'MON-1')
      .blocks('tile:look3', 'MON-1')
      .offersOnly('tile:1', 'tile:2', 'tile:3', 'refresh');
    atTiles().guilder(0).act(enhance).choose('look:uncommon').blocks('tile:look2', 'MON-1');
    atTiles()
      .guilder(1)
      .act(enhance)
      .choose('look:uncommon')
      .offers(...LOOKED);
    atTiles()
      .guilder(2)
      .act(enhance)
      .choose('look:unique')
      .offers(...LOOKED);
  });

  it.each([
    [1, 5, [6, 7]],
    [2, 6, [5, 7]],
    [3, 7, [5, 6]],
  ])('CRD-5 takes number %i: offer unchanged, the others back on top in the same order', (n, tile, left) => {
    const t = atTiles().act(enhance).choose('look:common', `tile:look${n}`, 'on:large2').asks('leave', 0);
    t.offersOnly('leave:top', 'leave:discard').choose('leave:top').asks('action');
    expect(t.has.large).toEqual([0, tile, 0, 0, 0, 0]);
    expect(tiles(t)).toEqual([1, 2, 13, 19]);
    expect(top(t, COMMON, 4)).toEqual([...left, 8, 9]);
    expect(discards(t, COMMON)).toEqual([]);
    conserve(t.state);
  });

  it('CRD-5 or discards those left, all together', () => {
    const t = atTiles().act(enhance).choose('look:common', 'tile:look2', 'on:large2', 'leave:discard');
    expect(discards(t, COMMON)).toEqual([5, 7]);
    expect(top(t, COMMON, 2)).toEqual([8, 9]);
    conserve(t.state);
  });

  it('CRD-5 an offered tile of that kind is replaced from beneath those looked at', () => {
    const t = atTiles().act(enhance).choose('look:common', 'tile:2', 'on:large2').asks('leave');
    expect(tiles(t)).toEqual([1, 8, 13, 19]);
    t.choose('leave:top');
    expect(top(t, COMMON, 4)).toEqual([5, 6, 7, 9]);
    conserve(t.state);
  });

  it('CRD-5 an offered tile taken, all three looked at discarded', () => {
    const t = atTiles().act(enhance).choose('look:unique', 'tile:4', 'on:large2', 'leave:discard');
    expect(tiles(t)).toEqual([1, 2, 13, 23]);
    expect(discards(t, UNIQUE)).toEqual([20, 21, 22]);
    conserve(t.state);
  });

  it('CRD-5 an offered tile of another kind is replaced from its own stack', () => {
    const t = atTiles().act(enhance).choose('look:unique', 'tile:1', 'on:large2', 'leave:top');
    expect(tiles(t)).toEqual([5, 2, 13, 19]);
    expect(top(t, UNIQUE, 4)).toEqual([20, 21, 22, 23]);
  });

  it('CRD-5 a common tile for an uncommon place comes from beneath those looked at as well', () => {
    const t = atTiles()
      .stackIs('uncommon')
      .act(enhance)
      .choose('look:common', 'tile:3', 'on:large2', 'leave:top');
    expect(tiles(t)).toEqual([1, 2, 8, 19]);
    expect(top(t, COMMON, 4)).toEqual([5, 6, 7, 9]);
  });

  it('CRD-5 nothing beneath: from the discards', () => {
    const t = atTiles().stackIs('common', 5, 6, 7, 8).discards('common', 8).act(enhance);
    t.choose('look:common', 'tile:1', 'on:large2').asks('leave');
    expect(tiles(t)).toEqual([8, 2, 13, 19]);
    t.choose('leave:top');
    expect(whole(t, COMMON)).toEqual([5, 6, 7]);
    expect(discards(t, COMMON)).toEqual([]);
  });

  it('CRD-5 several discards are shuffled beneath those looked at', () => {
    const t = atTiles().stackIs('common', 5, 6, 7, 8, 9).discards('common', 8, 9).act(enhance);
    t.choose('look:common', 'tile:1', 'on:large2', 'leave:top');
    const [first] = tiles(t);
    expect([8, 9]).toContain(first);
    expect(whole(t, COMMON)).toEqual([5, 6, 7, 17 - first]);
  });

  it('CRD-5 no discards either: with the first of those left', () => {
    const t = atTiles().stackIs('common', 5, 6, 7).act(enhance).choose('look:common', 'tile:1', 'on:large2');
    t.asks('leave').choose('leave:top');
    expect(tiles(t)).toEqual([5, 2, 13, 19]);
    expect(whole(t, COMMON)).toEqual([6, 7]);
  });

  it('CRD-5 the first of those left is used even if the others are discarded', () => {
    const t = atTiles().stackIs('unique', 20, 21).act(enhance).choose('look:unique', 'tile:4', 'on:large2');
    t.choose('leave:discard');
    expect(tiles(t)).toEqual([1, 2, 13, 20]);
    expect(whole(t, UNIQUE)).toEqual([]);
    expect(discards(t, UNIQUE)).toEqual([21]);
  });

  it('CRD-5 the only one looked at fills the place: nothing is left to put back', () => {
    const t = atTiles()
      .stackIs('unique', 20)
      .act(enhance)
      .choose('look:unique', 'tile:4', 'on:large2')
      .asks('action');
    expect(tiles(t)).toEqual([1, 2, 13, 20]);
  });

  it('CRD-5 fewer than 3: what is there', () => {
    const t = atTiles().stackIs('common', 5, 6).act(enhance).choose('look:common');
    expect(looked(t)).toEqual([[COMMON, 5, 6]]);
    t.offersOnly(...TILES, 'tile:look1', 'tile:look2', 'refresh').choose(
      'tile:look1',
      'on:large2',
      'leave:top',
    );
    expect(whole(t, COMMON)).toEqual([6]);
  });

  it('CRD-5 the only one taken: nothing is left to put back', () => {
    const t = atTiles()
      .stackIs('common', 5)
      .act(enhance)
      .choose('look:common', 'tile:look1', 'on:large2')
      .asks('action');
    expect(t.has.large[1]).toBe(5);
    expect(tiles(t)).toEqual([1, 2, 13, 19]);
  });

  it('CRD-5 an empty stack can not be looked at', () => {
    const t = atTiles().stackIs('uncommon').act(enhance).offers('look:common', 'look:unique');
    t.blocks('look:uncommon', 'CRD-5');
  });

  it('CRD-5 a tile looked at goes on a section like any other', () => {
    const t = atTiles().tile('large3', 10).act(enhance).choose('look:common', 'tile:look1');
    t.blocks('on:large1', 'ENH-2').blocks('on:small1', 'ENH-2').choose('on:large3', 'leave:top');
    expect(t.state.removed.map(id)).toEqual([10]);
  });

  it('CRD-5 only the player sees them, and goes on seeing those put back', () => {
    const t = atTiles().act(enhance).choose('look:common');
    for (const event of t.eventsOf('looked')) {
      expect(valley.redact(event, 0)).toEqual(event);
      expect(valley.redact(event, 1)).toMatchObject({ items: [null, null, null] });
      expect(valley.redact(event, 'table')).toMatchObject({ items: [null, null, null] });
    }
    const seenBy = (who: 0 | 1 | 'table') =>
      valley.view(t.state, who).stacks[COMMON].items.slice(-4).reverse().map(id);
    expect(seenBy(0)).toEqual([5, 6, 7, 0]);
    expect(seenBy(1)).toEqual([0, 0, 0, 0]);
    t.choose('tile:look1', 'on:large2', 'leave:top');
    expect(seenBy(0)).toEqual([6, 7, 0, 0]);
    expect(seenBy(1)).toEqual([0, 0, 0, 0]);
    expect(seenBy('table')).toEqual([0, 0, 0, 0]);
  });

  it('CRD-5 those discarded lie face down', () => {
    const t = atTiles().act(enhance).choose('look:common', 'tile:look1', 'on:large2', 'leave:discard');
    const seenBy = (who: 0 | 1 | 'table') => valley.view(t.state, who).stacks[COMMON].discards.map(id);
    expect(seenBy(1)).toEqual([0, 0]);
    expect(seenBy('table')).toEqual([0, 0]);
  });
});

const OFFERED = ['hire:1', 'hire:2', 'hire:3', 'sign:1', 'sign:2', 'sign:3'];
const CARDS_LOOKED = ['hire:look1', 'hire:look2', 'hire:look3', 'sign:look1', 'sign:look2', 'sign:look3'];

/** Starting card 2; offer 4, 26, 27; next come 10, 7, 9, 6, 8. */
const atCards = () =>
  table().starting(2).cardOffer(4, 26, 27).onTop('cards', 10, 7, 9, 6, 8).guilder(3).vp(0);

describe('Look at 3 cards', () => {
  it('CRD-5 shows the top 3 of the deck, to be taken instead', () => {
    const t = atCards()
      .act(farm)
      .offersOnly(...OFFERED, 'refresh', 'look:cards', 'pass')
      .choose('look:cards');
    expect(looked(t)).toEqual([[CARDS, 10, 7, 9]]);
    t.asks('card').offersOnly(...OFFERED, ...CARDS_LOOKED, 'refresh', 'pass');
    expect(t.has.guilder).toBe(3);
  });

  it('CRD-5 once a turn', () => {
    const t = atCards().act(farm).choose('look:cards').offersNot('look:cards').choose('hire:1', 'leave:top');
    t.asks('action')
      .act(farm)
      .offersNot('look:cards', ...CARDS_LOOKED);
  });

  it('CRD-5 not used with one Farm action, it may be used with the next', () => {
    atCards().act(farm).choose('hire:1').asks('action').act(farm).offers('look:cards');
  });

  it.each([
    ['hire:look1', [10], [], 1, [7, 9]],
    ['hire:look3', [9], [], 1, [10, 7]],
    ['sign:look2', [], [7], 0, [10, 9]],
  ])(
    'CRD-5 takes %s: offer unchanged, the others back on top in the same order',
    (key, helpers, contracts, vp, left) => {
      const t = atCards().act(farm).choose('look:cards', key).asks('leave');
      t.choose('leave:top').asks('action');
      expect([t.has.helpers, t.has.contracts, t.has.vp]).toEqual([helpers, contracts, vp]);
      expect(cards(t)).toEqual([4, 26, 27]);
      expect(top(t, CARDS, 4)).toEqual([...left, 6, 8]);
      conserve(t.state);
    },
  );

  it('CRD-5 or discards those left, all together', () => {
    const t = atCards().act(farm).choose('look:cards', 'hire:look2', 'leave:discard');
    expect(discards(t, CARDS)).toEqual([9, 10]);
    expect(top(t, CARDS, 2)).toEqual([6, 8]);
    conserve(t.state);
  });

  it('CRD-5 an offered card is replaced from beneath those looked at', () => {
    const t = atCards().act(farm).choose('look:cards', 'sign:2', 'leave:top');
    expect(cards(t)).toEqual([4, 6, 27]);
    expect(top(t, CARDS, 4)).toEqual([10, 7, 9, 8]);
    expect(
      atCards().act(farm).choose('look:cards', 'sign:2', 'leave:discard').state.cardOffer.map(id),
    ).toEqual([4, 6, 27]);
  });

  it('CRD-5 taking none: all three go back or away, the offer stays', () => {
    const back = atCards().act(farm).choose('look:cards', 'pass').asks('leave').choose('leave:top');
    expect(cards(back)).toEqual([4, 26, 27]);
    expect(top(back, CARDS, 4)).toEqual([10, 7, 9, 6]);
    const away = atCards().act(farm).choose('look:cards', 'pass', 'leave:discard');
    expect(discards(away, CARDS)).toEqual([7, 9, 10]);
    expect(top(away, CARDS, 2)).toEqual([6, 8]);
    expect(cards(away)).toEqual([4, 26, 27]);
  });

  it('CRD-5 before and after a refresh', () => {
    const before = atCards().onTop('cards', 11, 14, 16).act(farm).choose('look:cards', 'refresh');
    expect(cards(before)).toEqual([10, 7, 9]);
    before.offersOnly(...OFFERED, ...CARDS_LOOKED, 'pass').choose('sign:look1', 'leave:top');
    expect(before.has.contracts).toEqual([11]);
    expect(top(before, CARDS, 3)).toEqual([14, 16, 6]);
    const after = atCards().act(farm).choose('refresh', 'look:cards');
    expect(looked(after)[0].slice(0, 3)).toEqual([CARDS, 6, 8]);
  });

  it('CRD-5 nothing beneath: from the discards, then with the first of those left', () => {
    const t = atCards()
      .stackIs('cards', 10, 7, 9, 6)
      .discards('cards', 6)
      .act(farm)
      .choose('look:cards', 'sign:1', 'leave:top');
    expect(cards(t)).toEqual([6, 26, 27]);
    expect(whole(t, CARDS)).toEqual([10, 7, 9]);
    const u = atCards().stackIs('cards', 10, 7, 9).act(farm).choose('look:cards', 'sign:1', 'leave:top');
    expect(cards(u)).toEqual([10, 26, 27]);
    expect(whole(u, CARDS)).toEqual([7, 9]);
  });

  it('CRD-5 a Helper just replaced is among the discards', () => {
    const t = atCards().helpers(14, 16, 18).stackIs('cards', 10, 7, 9).act(farm);
    t.choose('look:cards', 'hire:1', 'replace:2', 'leave:top');
    expect(t.has.helpers).toEqual([14, 4, 18]);
    expect(cards(t)).toEqual([16, 26, 27]);
    expect(whole(t, CARDS)).toEqual([10, 7, 9]);
  });

  it('CRD-5 fewer than 3: what is there; an empty deck can not be looked at', () => {
    const t = atCards().stackIs('cards', 10).act(farm).choose('look:cards');
    t.offers('hire:look1', 'sign:look1').offersNot('hire:look2').choose('hire:look1').asks('action');
    expect(t.has.helpers).toEqual([10]);
    expect(cards(t)).toEqual([4, 26, 27]);
    atCards().stackIs('cards').act(farm).blocks('look:cards', 'CRD-5');
  });

  it('CRD-5 a card looked at may replace one, without VP', () => {
    const t = atCards().helpers(14, 16, 18).act(farm).choose('look:cards', 'hire:look1').asks('replace');
    t.choose('replace:3', 'leave:top');
    expect(t.has.helpers).toEqual([14, 16, 10]);
    expect(t.has.vp).toBe(0);
    expect(discards(t, CARDS)).toEqual([18]);
    expect(top(t, CARDS, 3)).toEqual([7, 9, 6]);
  });

  it('CRD-5 only the player sees the cards', () => {
    const t = atCards().act(farm).choose('look:cards', 'sign:look1', 'leave:top');
    const seenBy = (who: 0 | 1) => valley.view(t.state, who).stacks[CARDS].items.slice(-3).reverse().map(id);
    expect(seenBy(0)).toEqual([7, 9, 0]);
    expect(seenBy(1)).toEqual([0, 0, 0]);
  });
});
