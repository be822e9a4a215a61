import { deepFreeze } from '@polder/core/edition';
import { cards } from './default-cards.js';
import { anyBulb, enhance, farm, guilder, market, plant, tool, trade, vp } from './default-effects.js';
import { marketBack, marketTiles } from './default-market.js';
import { demands, exports } from './default-ports.js';
import { central, personal, tiles } from './default-tiles.js';
import type { Edition, Effect } from './types.js';

/*
 * The printed values, as far as the rulebook tells. Each table is tagged: [R] stated in the rulebook,
 * [D] deduced from it, [O] ours. [R] and [D] stay as they are; [O] may be tuned, with the reason
 * beside the table.
 */

/** Half of the ring; the other half is alike [O; D: a Windmill space touches exactly two Patches]. */
const HALF_RING: readonly (readonly Effect[])[] = [
  [guilder(1), vp(3), market, tool],
  [vp(1), farm, guilder(2), guilder(1)],
  [tool, vp(2), trade, vp(1)],
  [guilder(1), enhance, vp(2), tool],
  [vp(1), vp(3), plant(1), guilder(1)],
  [vp(2), anyBulb, guilder(2), tool],
];

/** The edition that comes with the game. */
export const defaultEdition: Edition = deepFreeze<Edition>({
  name: 'polder',

  // [R] D-SET-6, for each player.
  start: { guilder: 3, tools: 0, bulbs: ['white', 'yellow'] },

  // [R] Steps and Tools: D-TRN-1, D-TRN-3.
  wheels: { personal, central, freeSteps: 2, stepTools: 1, secondTools: 2 },

  // [R] D-ENH, D-SET-4; D-SET-5, D-FRM. Three cards in a row [D].
  tileCost: { wooden: 1, silver: 2 },
  tiles,
  tileStack: 7,
  cards,
  cardDeck: 9,
  row: 3,
  scoreCost: 1,

  patches: [...HALF_RING, ...HALF_RING],
  // [D] white, yellow, red, violet, black. Row costs [O; R: the second red one costs 4].
  columns: [1, 1, 2, 2, 3],
  rowCosts: [2, 4, 6],

  // [O; R: one space shows 2.]
  calendar: [1, 1, 2, 2, 3],
  // [R] D-VP-1, D-BLD, D-TRD.
  marks: { vp: 40, windmills: 5, delivered: 6 },

  demands,
  exports,
  // [O] Which ports: D-SET-2.
  closedPort: 5,
  shipPort: 1,
  market: { tiles: marketTiles, back: marketBack },

  // Ours: D-END-2.
  safetyRound: 60,
});
