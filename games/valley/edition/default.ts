import { deepFreeze } from '@polder/core/edition';
import { cards, startingCards } from './default-cards.js';
import {
  anyBulb,
  build,
  enhance,
  farm,
  guilder,
  lower,
  market,
  plant,
  scoreContract,
  tool,
  twoAnyBulbs,
  vp,
} from './default-effects.js';
import { gardener } from './default-gardener.js';
import { calendarColumns, calendarEnd, fields, marketAreas, spaces } from './default-map.js';
import { largeWheels, smallWheel, tiles } from './default-tiles.js';
import type { Edition, Effect } from './types.js';

/*
 * The printed values, as far as the rulebooks tell. Each table is tagged: [R] stated in a rulebook,
 * [D] deduced from one, [O] ours. [R] and [D] stay as they are; [O] may be tuned, with the reason
 * beside the table.
 */

const none = null;

/**
 * Columns 1 to 7 [R: a Tool in row 2, column 2; 1 Guilder in row 4, column 3 or later; rest O].
 *
 * Of ours, rows 1 and 4 began with nothing, row 3 had a Tool in column 4: the Guilder makes up a little for
 * the fewer ones that the first seats begin with (SET-6); fewer Tools make a game longer (docs/balance).
 */
const patches: readonly (readonly (Effect | null)[])[] = [
  [guilder(1), vp(1), anyBulb, none, guilder(2), enhance, vp(4)],
  [none, tool, vp(2), none, lower(2), farm, vp(4)],
  [none, guilder(1), none, vp(1), market(0, 1), vp(3), scoreContract],
  [guilder(1), vp(2), guilder(1), none, anyBulb, build, scoreContract],
];

/**
 * Four quarters clockwise [R: one card has Farm beside two bulbs of any colour; rest O].
 *
 * Card 2 had a Tool and card 3 two: fewer Tools make a game longer (docs/balance).
 */
const trade: readonly (readonly Effect[])[] = [
  [farm, twoAnyBulbs, guilder(3), vp(2)],
  [plant(2), guilder(2), enhance, vp(3)],
  [build, lower(2), { do: 'gain', vp: 1, bulbs: ['any'] }, tool],
  [vp(4), plant(1), market(0, 2), guilder(2)],
];

/** The edition that comes with the game. */
export const defaultEdition: Edition = deepFreeze<Edition>({
  name: 'polder',

  // [R] SET-6, SET-10, MON-1, STO-1. Guilder and bulb by seat.
  start: { vp: 5, tools: 1, guilder: [4, 5, 6, 7], bulbs: ['white', 'yellow', 'red', 'violet'] },
  guilderMax: 9,
  storage: { free: 5, paid: [1, 2] },

  // [R] FLO-1, WAT-1, LOW-1; the limits of the water's sections are in the Polish text.
  floodgate: {
    up: [
      { cost: 1, vp: 1 },
      { cost: 2, vp: 3 },
    ],
    rise: [0, 1, 2],
  },
  water: {
    max: 8,
    sections: [
      { to: 1, guilder: 1, vp: 0 },
      { to: 4, guilder: 1, vp: 1 },
      { to: 8, guilder: 2, vp: 2 },
    ],
  },

  wheels: { large: largeWheels, small: smallWheel, maxSteps: 4 },

  // [R] ACT-2, ENH-2, ENH-1 and FRM-1, MKT-3, MKT-4.
  noAction: 2,
  tileCost: { common: 0, uncommon: 1, unique: 2 },
  refreshCost: 1,
  neutralCost: 1,
  stackCost: 1,

  tiles,
  cards,
  startingCards,

  // [R] The VP of the Helper places are from the summary only.
  helperPlaces: [1, 3, 6],
  contractPlaces: 3,

  spaces,
  fields,
  market: marketAreas,
  calendar: { columns: calendarColumns, end: calendarEnd },

  patches,
  // [O; D: an example with 24 bulbs planted has 15 for columns 1 to 5 and 17 for two rows: 5 + 12.]
  rows: [
    { mixed: 4, single: 10 },
    { mixed: 5, single: 11 },
    { mixed: 5, single: 12 },
    { mixed: 6, single: 14 },
  ],
  // [O; D: 1 to 5 for the first five, from the same example.] The last one has no minus [R] SCO-4.
  columns: [
    { plus: 1, minus: 1 },
    { plus: 2, minus: 1 },
    { plus: 3, minus: 2 },
    { plus: 4, minus: 2 },
    { plus: 5, minus: 3 },
    { plus: 6, minus: 3 },
    { plus: 8, minus: 0 },
  ],
  // [R] SET-6, SCO-2: white, yellow, red, violet, black.
  groups: [
    { windmills: 1, vp: 1 },
    { windmills: 1, vp: 1 },
    { windmills: 2, vp: 2 },
    { windmills: 2, vp: 2 },
    { windmills: 3, vp: 3 },
  ],
  trade,
  gardener,
});
