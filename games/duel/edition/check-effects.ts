import {
  all,
  bulb,
  type Check,
  colour,
  distinct,
  get,
  int,
  isObject,
  join,
  list,
  object,
  oneOf,
  optional,
  variant,
  yes,
} from '@polder/core/edition';
import { ACTIONS, COLOURS, type Contract, type Count, type Effect, type Helper } from './types.js';

/** Two digits of goods, prices and VP; bulbs planted, bought or gained at once have one. */
const MOST = 99;
export const PRICE = int(0, MOST);
const SOME = int(1, MOST);
export const BULBS = list(bulb, 1, 9);

/** What is said of each effect by itself. */
const shape = variant<Effect, 'do'>('do', {
  gain: { guilder: optional(SOME), tools: optional(SOME), vp: optional(SOME), bulbs: optional(BULBS) },
  enhance: { also: optional(oneOf(['both', 'printed'])) },
  farm: { swap: optional(yes) },
  plant: { bulbs: int(1, 9), colours: optional(oneOf(['same', 'different'])) },
  build: { both: optional(yes) },
  market: {},
  // One comes anyway; each is of another colour.
  trade: { bulbs: optional(int(2, COLOURS.length)) },
});

const gainsSomething: Check = (value, path, report) => {
  if (get(value, 'do') !== 'gain' || !isObject(value) || Object.keys(value).length > 1) return;
  report(path, 'a gain of guilder, tools, vp or bulbs', value);
};

const coloursOfSeveral: Check = (value, path, report) => {
  const colours = get(value, 'colours');
  if (get(value, 'do') !== 'plant' || get(value, 'bulbs') !== 1 || colours === undefined) return;
  report(join(path, 'colours'), 'no such key for a single bulb', colours);
};

export const effect = all(shape, gainsSomething, coloursOfSeveral);

/** Of a section, a tile or an Export tile. */
export const effects = list(effect, 1, 4);

export const helper = object<Helper>({ when: oneOf(ACTIONS), gain: effect });

const count = variant<Count, 'of'>('of', {
  windmills: { colour },
  traded: { colours: all(list(colour, 1, COLOURS.length), distinct()) },
  tradedPairs: {},
  tradedColours: {},
  mixedPatches: { colour },
  fullPatches: {},
  personalTiles: {},
  scored: {},
});

export const contract = object<Contract>({ vp: SOME, each: count });
