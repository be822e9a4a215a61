import { describe, expect, it } from 'vitest';
import type { Colour } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const market = { do: 'market' } as const;
const [W, Y, R, V, K] = ['white', 'yellow', 'red', 'violet', 'black'] as const;
const ANY = ['bulb:white', 'bulb:yellow', 'bulb:red', 'bulb:violet', 'bulb:black'];

/** Nothing in hand but these Guilder. */
const bare = (guilder: number): Table => table().tools(0).storage().guilder(guilder);
/** Ids of the tiles in the stack. */
const stacked = (t: Table): number[] => t.state.marketStack.map((tile) => Number(tile) + 1);
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

describe('D-MKT: a deal of a face-up tile', () => {
  const TILES: readonly (readonly [number, number, Colour[], number, Colour[]])[] = [
    [1, 3, [K, K, K], 1, [W, Y]],
    [2, 3, [V, V, V], 1, [W, R]],
    [3, 3, [R, R, R], 1, [Y, V]],
    [4, 2, [Y, Y, Y], 2, [K, K]],
    [5, 2, [W, W, W], 2, [V, V]],
    [6, 2, [W, Y, R], 1, [K]],
    [7, 2, [R, R], 3, [W, V, K]],
    [8, 3, [Y, R, K], 1, [V]],
    [9, 4, [R, R, V, V], 1, [W, W]],
    [10, 4, [V, V, K, K], 1, [Y, Y]],
    [11, 2, [R, V], 3, [W, Y, K]],
    [12, 2, [Y, K], 3, [W, R, V]],
  ];
  it.each(TILES)(
    'tile %i: either of its two, at either place',
    (tile, top, topBulbs, bottom, bottomBulbs) => {
      const other = (tile % 12) + 1;
      for (const place of [1, 2]) {
        const offer = (guilder: number): Table =>
          bare(guilder)
            .market(place === 1 ? [tile, other] : [other, tile])
            .act(market);
        const first = offer(top).choose(`deal:${place}-top`).asks('action');
        expect([first.has.guilder, first.has.storage]).toEqual([0, topBulbs]);
        const second = offer(bottom).choose(`deal:${place}-bottom`).asks('action');
        expect([second.has.guilder, second.has.storage]).toEqual([0, bottomBulbs]);
      }
    },
  );

  it('is added to what lies in Storage, and only what it costs is paid', () => {
    const t = bare(9).storage(K, W).market([4, 1]).act(market).choose('deal:1-bottom');
    expect([t.has.guilder, t.has.storage]).toEqual([7, [W, K, K, K]]);
  });

  it('published example: 3 Guilder for three black bulbs; the tile goes, the next one comes', () => {
    const t = table()
      .turnOf(1)
      .mesh(4, 1)
      .storage()
      .guilder(3)
      .market([5, 1], 8)
      .act(market)
      .choose('deal:2-top');
    expect([t.has.guilder, t.has.storage]).toEqual([0, [K, K, K]]);
    expect([t.lies.market, t.lies.marketDiscards]).toEqual([[5, 8], [1]]);
  });

  it('not what one can not pay', () => {
    bare(1)
      .market([1, 4])
      .act(market)
      .offersOnly('deal:1-bottom', 'deal:back-top')
      .blocks('deal:1-top', 'D-MKT')
      .blocks('deal:2-top', 'D-MKT')
      .blocks('deal:2-bottom', 'D-MKT')
      .blocks('deal:back-bottom', 'D-MKT');
  });

  it('not a Guilder too few: 3 buys a deal for 3, not one for 4', () => {
    bare(3).market([9, 1]).act(market).offers('deal:2-top').blocks('deal:1-top', 'D-MKT');
  });

  it('without a Guilder there is no Market, with one there is', () => {
    bare(0).market([4, 5]).offersNot('do:personal').guilder(1).offers('do:personal');
  });
});

describe('D-MKT: the back of the stack', () => {
  it('1 Guilder: a bulb of any colour', () => {
    const t = bare(1)
      .market([4, 5])
      .act(market)
      .asks('bulb')
      .offersOnly(...ANY);
    expect(t.choose('bulb:violet').has.storage).toEqual([V]);
    expect(t.has.guilder).toBe(0);
  });

  it('2 Guilder: two bulbs, each of any colour', () => {
    const t = bare(2)
      .market([4, 5])
      .act(market)
      .choose('deal:back-bottom')
      .asks('bulb')
      .offersOnly(...ANY);
    t.choose('bulb:red')
      .asks('bulb')
      .offersOnly(...ANY)
      .choose('bulb:red')
      .asks('action');
    expect([t.has.guilder, t.has.storage]).toEqual([0, [R, R]]);
  });

  it('the tile farthest from the stack is discarded, and the one whose back was used turned up', () => {
    const t = bare(1).market([4, 5], 8, 9).act(market).choose('bulb:red');
    expect([t.lies.market, t.lies.marketDiscards, t.lies.marketStack]).toEqual([[5, 8], [4], 9]);
  });
});

describe('D-MKT: discard, slide, refill', () => {
  it('the tile farthest from the stack was used: the other one slides into its place', () => {
    const t = bare(9).market([1, 2], 3, 4).act(market).choose('deal:1-top');
    expect([t.lies.market, t.lies.marketDiscards, t.lies.marketStack]).toEqual([[2, 3], [1], 9]);
  });

  it('the tile next to the stack was used: the other one stays', () => {
    const t = bare(9).market([1, 2], 3, 4).act(market).choose('deal:2-bottom');
    expect([t.lies.market, t.lies.marketDiscards, t.lies.marketStack]).toEqual([[1, 3], [2], 9]);
  });

  it('several times one after another', () => {
    const t = bare(9).market([1, 2], 3, 4, 5);
    t.act(market).choose('deal:1-bottom').act(market).choose('deal:2-bottom');
    expect([t.lies.market, t.lies.marketDiscards]).toEqual([
      [2, 4],
      [1, 3],
    ]);
    t.act(market).choose('deal:back-top', 'bulb:red');
    expect([t.lies.market, t.lies.marketDiscards, t.lies.marketStack]).toEqual([[4, 5], [1, 3, 2], 7]);
  });

  it("D-TIL 'twice' is two actions: the second one sees the refilled offer", () => {
    const t = bare(9).tile('personal1', 21).market([1, 2], 3, 4).choose('do:personal', 'deal:1-bottom');
    expect(t.asks('deal').lies.market).toEqual([2, 3]);
    t.choose('deal:2-bottom');
    expect(t.has.storage).toEqual([W, Y, Y, V]);
    expect([t.has.guilder, t.lies.market, t.lies.marketDiscards]).toEqual([7, [2, 4], [1, 3]]);
  });

  it("D-TIL 'twice': what can not be paid the second time is skipped", () => {
    const t = bare(1).tile('personal1', 21).market([1, 2], 3).mesh(1, 2);
    t.choose('do:personal', 'deal:1-bottom').asks('action').offersOnly('end');
    expect(t.has.storage).toEqual([W, Y]);
  });
});

describe('D-MKT: the stack runs out', () => {
  const lastOf = (t: Table): Table => t.market([1, 2], 3, 4).marketLeft(1);

  it('two tiles left: not yet', () => {
    const t = bare(9).market([1, 2], 3, 4).marketLeft(2).act(market).choose('deal:1-top');
    expect([t.lies.marketStack, t.lies.calendar]).toEqual([1, 1]);
    expect([t.lies.market, t.lies.marketDiscards.length]).toEqual([[2, 3], 9]);
    expect(t.eventsOf('marketShuffled')).toEqual([]);
  });

  it('the last one is turned up: Calendar one on, all discards are the new stack', () => {
    const t = lastOf(bare(9)).act(market).choose('deal:1-top');
    expect([t.lies.market, t.lies.marketDiscards, t.lies.marketStack]).toEqual([[2, 3], [], 10]);
    expect(t.lies.calendar).toBe(2);
    expect(t.eventsOf('calendar').map((event) => event.why)).toEqual(['market']);
  });

  it.each([
    ['deal:1-top', 1, [2, 3]],
    ['deal:2-top', 2, [1, 3]],
    ['deal:back-top', 1, [2, 3]],
  ])('%s: tile %i, which just left the offer, is shuffled in as well', (deal, used, offer) => {
    const t = lastOf(bare(9)).act(market).choose(deal);
    if (t.ask === 'bulb') t.choose('bulb:red');
    expect(t.lies.market).toEqual(offer);
    expect(stacked(t)).toContain(used);
    expect(sorted([...stacked(t), ...t.lies.market])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('the new stack is shuffled: not always in the same order', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) =>
      stacked(lastOf(table({ seed }).guilder(9)).act(market).choose('deal:1-top')).join(' '),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('each time: a second time the Calendar moves on again', () => {
    const t = lastOf(bare(9)).act(market).choose('deal:1-bottom');
    t.marketLeft(1).act(market).choose('deal:1-bottom');
    expect([t.lies.calendar, t.lies.marketStack, t.lies.marketDiscards]).toEqual([3, 10, []]);
  });

  it('the bulbs are those of the tile, whatever comes up then', () => {
    const t = lastOf(bare(3)).act(market).choose('deal:1-top');
    expect([t.has.guilder, t.has.storage]).toEqual([0, [K, K, K]]);
  });
});
