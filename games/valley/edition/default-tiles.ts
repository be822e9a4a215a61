import {
  anyBulb,
  build,
  enhance,
  farm,
  guilder,
  lower,
  lowerBoth,
  market,
  plant,
  seq,
  trade,
} from './default-effects.js';
import type { Effect, Tile } from './types.js';

/*
 * Wheels and their tiles. Numbers of the tiles' Markets and water strengths [O], what they do [R].
 */

/** Sections as printed [D: reviews agree on six different ones; Plant 2, and a Market of 2 moves for 2]. */
const PRINTED = { enhance, farm, build, market: market(2, 2), plant: plant(2), trade } as const;

const board = (id: string, ...order: readonly (keyof typeof PRINTED)[]) => ({
  id,
  sections: order.map((name) => PRINTED[name]),
});

/** The boards differ in order [D, medium]; the orders [O]. First to come under the arrow first (WHL-1). */
export const largeWheels: readonly { readonly id: string; readonly sections: readonly Effect[] }[] = [
  board('A', 'plant', 'market', 'build', 'farm', 'trade', 'enhance'),
  board('B', 'market', 'enhance', 'plant', 'trade', 'build', 'farm'),
  board('C', 'trade', 'build', 'enhance', 'market', 'farm', 'plant'),
  board('D', 'farm', 'trade', 'market', 'plant', 'enhance', 'build'),
];

/** Five times the same [R], strength 2 [D]. */
export const smallWheel: readonly Effect[] = [lower(2), lower(2), lower(2), lower(2), lower(2)];

const common = (id: number, effect: Effect): Tile => ({ id, kind: 'common', copies: 2, effect });
const uncommon = (id: number, effect: Effect): Tile => ({ id, kind: 'uncommon', copies: 2, effect });
const unique = (id: number, effect: Effect): Tile => ({ id, kind: 'unique', copies: 1, effect });
const plus = (tile: Tile): Tile => ({ ...tile, plus: true });

/** 30 faces, 48 tiles [D: the appendix lists 30, and changes character after 12 and after 18: 24/12/12]. */
export const tiles: readonly Tile[] = [
  common(1, plant(3)),
  common(2, lowerBoth(2)),
  common(3, { do: 'build', unconnected: 1 }),
  common(4, { do: 'trade', repeat: true }),
  common(5, { do: 'trade', more: 1 }),
  common(6, seq(enhance, guilder(2))),
  common(7, seq(enhance, enhance)),
  common(8, seq(lower(2), guilder(2))),
  common(9, seq(build, guilder(1))),
  common(10, market(1, 2)),
  common(11, market(2, 3)),
  // The Polish text has a Market here: a slip.
  common(12, seq(farm, guilder(1))),

  plus(uncommon(13, market(1, 1))),
  plus(uncommon(14, guilder(2))),
  plus(uncommon(15, { do: 'removeWindmill' })),
  plus(uncommon(16, enhance)),
  plus(uncommon(17, anyBulb)),
  plus(uncommon(18, lower(2))),

  unique(19, seq(farm, guilder(3))),
  plus(unique(20, market(1, 2))),
  plus(unique(21, guilder(4))),
  plus(unique(22, { do: 'gain', guilder: 2, vp: 3 })),
  unique(23, seq({ do: 'swapBulb' }, plant(3))),
  plus(unique(24, lowerBoth(3))),
  unique(25, seq({ do: 'build', unconnected: 0 }, guilder(1))),
  unique(26, seq(build, guilder(3))),
  plus(unique(27, { do: 'gain', guilder: 1, vp: 1, bulbs: ['any'] })),
  unique(28, plant(4)),
  plus(unique(29, farm)),
  unique(30, { do: 'trade', more: 2 }),
];
