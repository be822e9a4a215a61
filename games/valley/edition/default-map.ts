import {
  anyBulb,
  bulb,
  enhance,
  farm,
  guilder,
  lower,
  market,
  plant,
  tool,
  twoBulbs,
  vp,
} from './default-effects.js';
import type { CalendarColumn, Effect, Field, MarketArea, Space } from './types.js';

/*
 * The main board [O; D: building starts beside the Market, with several entries to each area; a space
 * for 3 Guilder in the third ring has two Windmills on its way; the better a Contract pays for a kind
 * of field, the fewer spaces touch it; no Trade, violet or black fields].
 */

/** Index 0 to 5, clockwise; each line is one sixth of the board, from the Market to the coast. */
const FIELD_TABLE: readonly (readonly [inner: Effect, middle: Effect, polder: Effect, coast: Effect])[] = [
  [guilder(2), plant(1), enhance, plant(2)],
  [bulb('white'), bulb('yellow'), lower(2), farm],
  [tool, lower(2), market(0, 1), guilder(3)],
  [bulb('red'), plant(1), tool, enhance],
  // K4 and K5 were exchanged once: red had touched 8 spaces, as many as Plant.
  [lower(1), bulb('white'), farm, market(0, 1)],
  [bulb('yellow'), bulb('red'), guilder(2), twoBulbs('red')],
];

/** Ring A lies beside the Market, two spaces at each area. */
const AREAS = ['N', 'SE', 'SW'] as const;
const COSTS = {
  A: [0, 1, 0, 1, 0, 1],
  B: [2, 1, 2, 1, 2, 2],
  C: [3, 4, 3, 2, 3, 2, 3, 3, 3, 4, 2, 4],
} as const;
type Ring = keyof typeof COSTS;

const SIXTHS = [0, 1, 2, 3, 4, 5] as const;
/** Rings close: behind the last index comes 0. */
const space = (ring: Ring, i: number): string => `${ring}${i % COSTS[ring].length}`;

const LINKS = SIXTHS.flatMap((i) => [
  [space('B', i), space('A', i)],
  [space('B', i), space('A', i + 1)],
  [space('C', 2 * i), space('B', i)],
  [space('C', 2 * i + 1), space('B', i)],
  [space('C', 2 * i), space('C', 2 * i + 1)],
  [space('C', 2 * i + 1), space('C', 2 * i + 2)],
]);

/** The four kinds of field, and the spaces that touch number i of each. */
const FIELD_RINGS = [
  { ring: 'I', touchedBy: (i: number) => [space('A', i), space('A', i + 1)] },
  {
    ring: 'M',
    touchedBy: (i: number) => [
      space('B', i),
      space('B', i + 1),
      space('C', 2 * i + 1),
      space('C', 2 * i + 2),
    ],
  },
  { ring: 'P', touchedBy: (i: number) => [space('B', i), space('C', 2 * i), space('C', 2 * i + 1)] },
  { ring: 'K', touchedBy: (i: number) => [space('C', 2 * i + 1), space('C', 2 * i + 2)] },
];

const placedFields = FIELD_RINGS.flatMap(({ ring, touchedBy }, kind) =>
  SIXTHS.map((i) => ({ id: `${ring}${i}`, reward: FIELD_TABLE[i][kind], touchedBy: touchedBy(i) })),
);

export const fields: readonly Field[] = placedFields.map(({ id, reward }) => ({ id, reward }));

const placedSpaces = (['A', 'B', 'C'] as const).flatMap((ring) =>
  COSTS[ring].map((cost, i) => ({ id: space(ring, i), ring, i, cost })),
);

export const spaces: readonly Space[] = placedSpaces.map(({ id, ring, i, cost }) => ({
  id,
  cost,
  ...(ring === 'A' ? { market: AREAS[Math.floor(i / 2)] } : {}),
  links: placedSpaces
    .map((other) => other.id)
    .filter((other) => LINKS.some((link) => other !== id && link.includes(id) && link.includes(other))),
  fields: placedFields.filter((field) => field.touchedBy.includes(id)).map((field) => field.id),
}));

/**
 * Clockwise [R: one area has black, the next one yellow; D: planting is on offer; rest O].
 *
 * Of ours, SE had violet and a Tool, SW red. Red and violet bulbs, which the third and fourth player begin
 * with (SET-10), score twice as much with their groups: more of them made those seats stronger still. Tools
 * make a game short (docs/balance).
 */
export const marketAreas: readonly MarketArea[] = [
  { id: 'N', rewards: [bulb('black'), bulb('white'), plant(1)] },
  { id: 'SE', rewards: [bulb('yellow'), bulb('white'), guilder(1)] },
  { id: 'SW', rewards: [bulb('yellow'), plant(1), vp(1)] },
];

/**
 * [R: the common reward of I is any bulb, 3 Guilder are a unique one of I, one unique reward lets you
 * choose between two bulbs; the VP of the last column are from the summary only; rest O]
 *
 * Of ours, I row 3 was a Tool and 1 VP, the common one of II a Tool, III row 2 'score a Contract now' and
 * row 4 5 VP: whoever hurried got so much from the Calendar that good players were through in 11 turns
 * (docs/balance). Tools above all make a game short: they turn the wheels when the water is high. With two
 * players only the first two rows are open: they are alike in value, so that whoever comes first, often the
 * first player, does not get far more.
 *
 * The third row is open to three and four players only. In II it was two bulbs, in III Build: at three players
 * the first seat, which begins with the fewest Guilder (SET-6), won 28.9 % of the games. Whoever comes to a
 * column first has the choice, and that is often the first player: a richer third row makes up for the start.
 */
export const calendarColumns: readonly CalendarColumn[] = [
  { id: 'I', common: anyBulb, unique: [bulb('violet', 'black'), lower(2), guilder(3), vp(2)] },
  {
    id: 'II',
    common: guilder(1),
    unique: [enhance, farm, { do: 'gain', bulbs: ['any', 'any'], vp: 3 }, guilder(4)],
  },
  { id: 'III', common: plant(1), unique: [vp(4), guilder(3), vp(7), plant(2)] },
];
export const calendarEnd = { id: 'IV', vp: [8, 5, 3, 2] } as const;
