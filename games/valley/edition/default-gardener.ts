import { COLOURS, type Colour, type GardenerCard, type GardenerEdition } from './types.js';

/*
 * The Queen's Gardener. What a card tells [R]; the values of the 20 cards [O]: the text describes
 * them but does not list them. What a card names: floodgate, sections of the water track in which it
 * lowers (1 is the lowest), colour, trade space; on its back common tile, other tile, order of cards.
 */
type Row = readonly [
  gate: number,
  lowers: readonly number[],
  colour: Colour,
  trade: number,
  common: 'left' | 'right',
  other: 'uncommon' | 'unique',
  farm: readonly number[],
];

const CARDS: readonly Row[] = [
  [-2, [], 'white', 1, 'left', 'uncommon', [1, 2, 3]],
  [1, [2, 3], 'yellow', 2, 'right', 'unique', [2, 3, 1]],
  [0, [3], 'red', 3, 'left', 'uncommon', [3, 1, 2]],
  [1, [2, 3], 'violet', 4, 'right', 'unique', [1, 3, 2]],
  [-1, [3], 'black', 1, 'left', 'unique', [2, 1, 3]],
  [2, [2, 3], 'white', 2, 'right', 'uncommon', [3, 2, 1]],
  [-2, [], 'yellow', 3, 'left', 'uncommon', [1, 2, 3]],
  [1, [3], 'red', 4, 'right', 'unique', [2, 3, 1]],
  [0, [2, 3], 'violet', 1, 'left', 'uncommon', [3, 1, 2]],
  [-1, [3], 'black', 2, 'right', 'unique', [1, 3, 2]],
  [1, [2, 3], 'white', 3, 'left', 'unique', [2, 1, 3]],
  [0, [3], 'yellow', 4, 'right', 'uncommon', [3, 2, 1]],
  [-1, [1, 2, 3], 'red', 1, 'left', 'unique', [1, 2, 3]],
  [2, [3], 'violet', 2, 'right', 'uncommon', [2, 3, 1]],
  [0, [2, 3], 'black', 3, 'left', 'unique', [3, 1, 2]],
  [-1, [3], 'white', 4, 'right', 'uncommon', [1, 3, 2]],
  [-1, [], 'red', 1, 'left', 'uncommon', [2, 1, 3]],
  [0, [2, 3], 'yellow', 2, 'right', 'unique', [3, 2, 1]],
  [1, [3], 'violet', 3, 'left', 'uncommon', [1, 2, 3]],
  [0, [2, 3], 'black', 4, 'right', 'unique', [2, 3, 1]],
];

/** Its own colour first, then the others in colour order [O]. */
const orderFrom = (colour: Colour): readonly Colour[] => [colour, ...COLOURS.filter((it) => it !== colour)];

const cards: readonly GardenerCard[] = CARDS.map(([gate, lowers, colour, trade, common, other, farm], i) => ({
  id: `G${i + 1}`,
  gate,
  lowers,
  colour,
  trade,
  order: orderFrom(colour),
  back: { common, other, farm },
}));

const bare = [null, null, null, null, null, null, null] as const;

export const gardener: GardenerEdition = {
  cards,
  // [R] G-SET-4, G-LOW-1, G-NEV-1, G-PLANT-1.
  notOnHard: ['G1', 'G7', 'G17'],
  lower: 2,
  worth: { guilder: 1, tool: 1, bulb: 1 },
  // [D] G-SET-1: it covers the rewards of the Patches.
  overlay: [bare, bare, bare, bare],
  // [R] G-SCO-1.
  scoring: {
    easy: { tile: 2, card: 2, bulbs: { vp: 1, every: 1 }, rows: 'printed', columns: 'printed' },
    medium: { tile: 3, card: 3, bulbs: { vp: 1, every: 1 }, rows: 'printed', columns: 'highest' },
    hard: { tile: 4, card: 4, bulbs: { vp: 3, every: 2 }, rows: 'highest', columns: 'highest' },
  },
};
