import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import type { Colour } from '../types.js';
import { changed, EACH, lay } from './lay.js';

const LETTERS: Readonly<Record<string, Colour>> = {
  W: 'white',
  Y: 'yellow',
  R: 'red',
  V: 'violet',
  K: 'black',
};
const bulbsOf = (letters: string): Colour[] => [...letters].map((letter) => LETTERS[letter]);

type Row = readonly [tile: number, topCost: number, top: string, bottomCost: number, bottom: string];
/** As on the rule page. */
const TILES: readonly Row[] = [
  [1, 3, 'KKK', 1, 'WY'],
  [2, 3, 'VVV', 1, 'WR'],
  [3, 3, 'RRR', 1, 'YV'],
  [4, 2, 'YYY', 2, 'KK'],
  [5, 2, 'WWW', 2, 'VV'],
  [6, 2, 'WYR', 1, 'K'],
  [7, 2, 'RR', 3, 'WVK'],
  [8, 3, 'YRK', 1, 'V'],
  [9, 4, 'RRVV', 1, 'WW'],
  [10, 4, 'VVKK', 1, 'YY'],
  [11, 2, 'RV', 3, 'WYK'],
  [12, 2, 'YK', 3, 'WRV'],
];
const DEALS = TILES.flatMap(([tile, topCost, top, bottomCost, bottom]) => [
  [tile, 'top', topCost, top] as const,
  [tile, 'bottom', bottomCost, bottom] as const,
]);
const NUMBERS = TILES.map(([tile]) => tile);

/** Three tiles that are not this one. */
const others = (tile: number): [number, number, number] => {
  const [a, b, c] = NUMBERS.filter((it) => it !== tile);
  return [a, b, c];
};
/** The tile on this place of the offer, without bulbs and with just this much; Personal section 1 is the Market. */
function offering(tile: number, place: 1 | 2, guilder: number): Table {
  const [a, b] = others(tile);
  return lay()
    .market(place === 1 ? [tile, a] : [a, tile], b)
    .storage()
    .guilder(guilder);
}

describe('D-MKT the twelve Market tiles', () => {
  it.each(DEALS)('tile %i %s: pay %i, gain %s', (tile, deal, cost, letters) => {
    const [a, b] = others(tile);
    for (const place of [1, 2] as const) {
      const t = offering(tile, place, cost);
      const [before, other] = [t.has, t.seat(1).has];
      t.seat(0).choose('do:personal').asks('deal', 0).choose(`deal:${place}-${deal}`).asks('action', 0);
      expect(t.has).toEqual(changed(before, { guilder: -cost, bulbs: bulbsOf(letters) }));
      // Discarded; the other one is the farthest from the stack, the next tile is beside the stack.
      expect(t.lies).toMatchObject({ market: [a, b], marketStack: 9, marketDiscards: [tile] });
      expect(t.seat(1).has).toEqual(other);
    }
  });

  it.each(DEALS)('tile %i %s: not with less than %i Guilder', (tile, deal, cost) => {
    const t = offering(tile, 1, cost - 1);
    if (cost === 1) {
      t.offersNot('do:personal');
      return;
    }
    t.choose('do:personal').blocks(`deal:1-${deal}`, 'D-MKT').offers('deal:back-top');
  });

  it.each(TILES)('tile %i: one of its two deals, not both', (tile) => {
    const t = offering(tile, 2, 9).choose('do:personal').offers('deal:2-top', 'deal:2-bottom');
    t.choose('deal:2-top').asks('action', 0).offersOnly('end');
  });

  it.each(DEALS)('tile %i %s: bulbs on top of those in Storage, cost %i, %s', (tile, deal, cost, letters) => {
    const t = offering(tile, 1, 7).storage(...EACH, ...EACH, ...EACH);
    const before = t.has;
    t.choose('do:personal', `deal:1-${deal}`);
    expect(t.has).toEqual(changed(before, { guilder: -cost, bulbs: bulbsOf(letters) }));
  });
});

describe('D-MKT the back of the stack', () => {
  /** This tile is on top of the stack. */
  function onTop(tile: number, guilder: number): Table {
    const [a, b, c] = others(tile);
    return lay().market([a, b], tile, c).storage().guilder(guilder);
  }

  it.each(NUMBERS)('tile %i on the stack: 1 Guilder for any bulb', (tile) => {
    const [a, b] = others(tile);
    const t = onTop(tile, 1);
    const before = t.has;
    t.choose('do:personal', 'deal:back-top').asks('bulb', 0);
    t.offersOnly('bulb:white', 'bulb:yellow', 'bulb:red', 'bulb:violet', 'bulb:black');
    t.choose('bulb:violet').asks('action', 0);
    expect(t.has).toEqual(changed(before, { guilder: -1, bulbs: ['violet'] }));
    // The tile farthest from the stack is discarded, the stack's top tile comes up.
    expect(t.lies).toMatchObject({ market: [b, tile], marketStack: 9, marketDiscards: [a] });
  });

  it.each(NUMBERS)('tile %i on the stack: 2 Guilder for two bulbs of any colours', (tile) => {
    const [a, b] = others(tile);
    const t = onTop(tile, 2);
    const before = t.has;
    t.choose('do:personal', 'deal:back-bottom', 'bulb:black', 'bulb:white').asks('action', 0);
    expect(t.has).toEqual(changed(before, { guilder: -2, bulbs: ['black', 'white'] }));
    expect(t.lies).toMatchObject({ market: [b, tile], marketStack: 9, marketDiscards: [a] });
  });

  it.each(EACH)('two %s ones', (colour) => {
    const t = onTop(1, 2).choose('do:personal', 'deal:back-bottom', `bulb:${colour}`, `bulb:${colour}`);
    expect(t.has.storage).toEqual([colour, colour]);
  });

  it('the costs', () => {
    onTop(1, 0).offersNot('do:personal');
    // On offer: 3: VVV / 1: WR and 3: RRR / 1: YV.
    const t = lay().market([2, 3]).guilder(1).choose('do:personal');
    t.offersOnly('deal:back-top', 'deal:1-bottom', 'deal:2-bottom').blocks('deal:back-bottom', 'D-MKT');
  });
});
