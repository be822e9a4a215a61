import { type Described, defineVerbs } from '@polder/core';
import type { Tables } from '../edition/tables.js';
import { COLOURS, TILE_KINDS } from '../edition/types.js';
import {
  type Argument,
  area,
  colour,
  counted,
  none,
  nothing,
  number,
  space,
  startingCard,
} from './mechanisms/arguments.js';
import { MECHANISM_VERBS, type MechanismVerb } from './mechanisms/list.js';
import { START_CARD } from './state.js';

/** Two small numbers in one argument: a colour and a place, or two areas. */
export const pair = (first: number, second: number): number => first * 16 + second;
/** Lower water: points of strength taken in Guilder and in VP. */
export const points = (guilder: number, vp: number): number => guilder * 256 + vp;
export const guilderPoints = (arg: number): number => arg >> 8;
export const vpPoints = (arg: number): number => arg & 255;
export const firstOf = (arg: number): number => arg >> 4;
export const secondOf = (arg: number): number => arg & 15;
/** Windmills of a seat on a chain. */
export const seatCount = (path: number, seat: number): number => (path >> (seat * 4)) & 15;

const SIDES = ['large', 'small'] as const;

/** A tile section: 0-5 on the large wheel, 6-10 on the small one. */
const sectionName = (section: number): string =>
  section < 6 ? `large${section + 1}` : `small${section - 5}`;

/** A place of an offer with so many places, or one of those looked at. */
const offered =
  (what: string, places: number): Argument =>
  (_, arg) =>
    arg < places
      ? [`${arg + 1}`, `offer:${what}${arg + 1}`]
      : [`look${arg - places + 1}`, `look:${arg - places + 1}`];

/** A colour and where it goes. */
const colourTo =
  (place: string): Argument =>
  (_, arg) => [`${COLOURS[firstOf(arg)]}>${secondOf(arg) + 1}`, `${place}:${secondOf(arg) + 1}`];

/** Every verb but those of mechanisms, with the kind of its argument. */
const ARGUMENTS = {
  start: startingCard, // take a starting card
  area, // put the marker into a Market area
  gate: number('gate'),
  turn: (_, arg) => [`${arg}`, 'wheels'],
  do: (_, arg) => [SIDES[arg], `wheel:${SIDES[arg]}`], // the action of a wheel
  guilder: none, // gain Guilder: now, or because no action is possible
  end: none,
  calendar: (_, arg) => [arg === 0 ? 'common' : `${arg}`, `calendar:${arg === 0 ? 'common' : arg}`],
  helper: ({ edition }, arg) =>
    arg === START_CARD
      ? ['start', 'helper:start']
      : [`${edition.cards[arg].id}`, `helper:${edition.cards[arg].id}`],
  after: none, // nothing more after the action
  stop: none, // end an action that has further steps
  take: ({ effectKeys }, arg) => [effectKeys[arg]], // one of several rewards
  pass: none, // refuse what is left
  bulb: colour('supply'), // colour of a gained bulb
  store: nothing('storage'),
  swap: colour('storage'),
  refuse: none,
  split: (_, arg) => [`${guilderPoints(arg)}g${vpPoints(arg)}v`, 'water'], // Guilder and VP for lowering the water
  tile: offered('tile', 4),
  refresh: none,
  look: (_, arg) => {
    const stack = TILE_KINDS[arg] ?? 'cards';
    return [stack, `stack:${stack}`];
  },
  on: (_, arg) => [sectionName(arg), `section:${sectionName(arg)}`], // section for a tile
  leave: (_, arg) => [arg === 0 ? 'top' : 'discard'], // what was looked at and not taken
  hire: offered('card', 3),
  sign: offered('card', 3),
  replace: counted('place'),
  build: space,
  from: colour('group'), // Windmill group
  path: (_, arg) => [pathName(arg)],
  move: none,
  skip: none,
  stand: (_, arg) => [`p${arg + 1}`, `marker:p${arg + 1}`],
  neutral: ({ edition: { market } }, arg) => {
    const to = market[secondOf(arg)].id;
    return [`${market[firstOf(arg)].id}>${to}`, `market:${to}`];
  },
  plant: colourTo('row'),
  more: none, // one bulb more for VP
  trade: colourTo('trade'),
  supply: colourTo('trade'), // trade with a bulb from the supply
  collect: none,
  quarter: counted('quarter'),
  any: counted('quarter'), // a reward that is not adjacent, by starting card
  buy: counted('quarter'), // a further reward for 1 Guilder
} satisfies Record<string, Argument>;

export type Verb = keyof typeof ARGUMENTS | MechanismVerb;

/** Who scores on a chain: `p2+p3`, `p2x2`, or `none`. */
function pathName(path: number): string {
  const names: string[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const n = seatCount(path, seat);
    if (n > 0) names.push(n === 1 ? `p${seat + 1}` : `p${seat + 1}x${n}`);
  }
  return names.join('+') || 'none';
}

const BY_VERB: Readonly<Record<Verb, Argument>> = { ...ARGUMENTS, ...MECHANISM_VERBS };

/** What follows the verb in the key, and what lights up on the table. */
const describe = (t: Tables, verb: Verb, arg: number): Described => BY_VERB[verb](t, arg);

export const { codes: V, optionOf } = defineVerbs<Verb, Tables>(Object.keys(BY_VERB) as Verb[], describe);
