import { COLOURS, type Colour, type Deal, type MarketTile } from './types.js';

/*
 * What the Market sells.
 */

const [W, Y, R, V, K] = COLOURS;

const deal = (cost: number, ...colours: readonly Colour[]): Deal => ({
  cost,
  bulbs: colours.map((colour) => [colour]),
});
const tile = (id: number, top: Deal, bottom: Deal): MarketTile => ({ id, deals: [top, bottom] });

/** 12 tiles [R: D-SET-3]; three black bulbs for 3 [R], the other deals [O]. */
export const marketTiles: readonly MarketTile[] = [
  tile(1, deal(3, K, K, K), deal(1, W, Y)),
  tile(2, deal(3, V, V, V), deal(1, W, R)),
  tile(3, deal(3, R, R, R), deal(1, Y, V)),
  tile(4, deal(2, Y, Y, Y), deal(2, K, K)),
  tile(5, deal(2, W, W, W), deal(2, V, V)),
  tile(6, deal(2, W, Y, R), deal(1, K)),
  tile(7, deal(2, R, R), deal(3, W, V, K)),
  tile(8, deal(3, Y, R, K), deal(1, V)),
  tile(9, deal(4, R, R, V, V), deal(1, W, W)),
  tile(10, deal(4, V, V, K, K), deal(1, Y, Y)),
  tile(11, deal(2, R, V), deal(3, W, Y, K)),
  tile(12, deal(2, Y, K), deal(3, W, R, V)),
];

/** The same on every tile [O]. */
export const marketBack: readonly Deal[] = [
  { cost: 1, bulbs: ['any'] },
  { cost: 2, bulbs: ['any', 'any'] },
];
