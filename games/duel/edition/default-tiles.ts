import { build, enhance, farm, guilder, market, plant, tool, trade, vp } from './default-effects.js';
import type { Effect, Effects, Tile } from './types.js';

/*
 * Wheels and their tiles. Goods that come together are one effect; an action and what stands beside
 * it are two, and 'twice' is two actions (D-TIL).
 */

/** [O; five sections, as the smaller wheel of the base game.] First to come to the mesh first (D-TRN-1). */
export const personal: readonly Effects[] = [[market], [plant(2)], [build], [farm], [trade]];

/** [O; six sections, as the larger wheel of the base game. R: one gives 2 Guilder, one is a Market.] */
export const central: readonly Effects[] = [
  [enhance],
  [guilder(2)],
  [plant(1)],
  [market],
  [{ do: 'gain', vp: 1, bulbs: ['any'] }],
  [{ do: 'gain', guilder: 1, tools: 1 }],
];

const wooden = (id: number, ...effects: readonly Effect[]): Tile => ({ id, kind: 'wooden', effects });
const silver = (id: number, ...effects: readonly Effect[]): Tile => ({ id, kind: 'silver', effects });

/** 24 tiles in two kinds [R: D-SET-4, D-ENH], twelve of each and their faces [O], but those with a tag. */
export const tiles: readonly Tile[] = [
  wooden(1, enhance, guilder(1)),
  wooden(2, farm, tool),
  wooden(3, farm, vp(1)),
  wooden(4, plant(1), vp(2)),
  wooden(5, plant(2)),
  wooden(6, build, guilder(1)),
  wooden(7, build, vp(2)),
  wooden(8, market, tool),
  wooden(9, market, vp(1)),
  wooden(10, trade, tool),
  wooden(11, trade, guilder(1)),
  wooden(12, { do: 'gain', guilder: 2, bulbs: ['any'] }),

  silver(13, { do: 'enhance', also: 'both' }), // [R]
  silver(14, { do: 'enhance', also: 'printed' }), // [R]
  silver(15, { do: 'trade', bulbs: 3 }), // [R]
  silver(16, trade, vp(2)),
  silver(17, { do: 'farm', swap: true }), // [R]
  silver(18, farm, guilder(2)),
  silver(19, { do: 'build', both: true }), // [R]
  silver(20, build, guilder(2)),
  silver(21, market, market), // [R]
  silver(22, market, plant(1)),
  silver(23, plant(3)),
  silver(24, plant(2), tool),
];
