import { type Described, defineVerbs } from '@polder/core';
import type { Tables } from './edition/tables.js';
import { COLOURS, TILE_KINDS } from './edition/types.js';
import { START_CARD } from './state.js';

const VERBS = [
  'start', // take a starting card
  'area', // put the marker into a Market area
  'gate',
  'turn',
  'do', // the action of a wheel
  'guilder', // gain Guilder: now, or because no action is possible
  'end',
  'calendar',
  'helper',
  'after', // nothing more after the action
  'stop', // end an action that has further steps
  'take', // one of several rewards
  'pass', // refuse what is left
  'bulb', // colour of a gained bulb
  'store',
  'swap',
  'refuse',
  'split', // Guilder and VP for lowering the water
  'tile',
  'refresh',
  'look',
  'on', // section for a tile
  'leave', // what was looked at and not taken
  'hire',
  'sign',
  'replace',
  'build',
  'from', // Windmill group
  'path',
  'move',
  'skip',
  'stand',
  'neutral',
  'plant',
  'more', // one bulb more for VP
  'trade',
  'supply', // trade with a bulb from the supply
  'collect',
  'quarter',
  'any', // a reward that is not adjacent, by starting card
  'buy', // a further reward for 1 Guilder
  'score',
  'remove',
  'out', // bulb to give back to the supply
  'in', // bulb to take for it
] as const;
export type Verb = (typeof VERBS)[number];

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

/** What follows the verb in the key, and what lights up on the table. */
function describe(t: Tables, verb: Verb, arg: number): Described {
  const { edition } = t;
  switch (verb) {
    case 'start':
      return [`${edition.startingCards[arg].id}`, `start:${edition.startingCards[arg].id}`];
    case 'area':
      return [edition.market[arg].id, `market:${edition.market[arg].id}`];
    case 'gate':
      return [`${arg}`, `gate:${arg}`];
    case 'turn':
      return [`${arg}`, 'wheels'];
    case 'do':
      return [SIDES[arg], `wheel:${SIDES[arg]}`];
    case 'calendar':
      return [arg === 0 ? 'common' : `${arg}`, `calendar:${arg === 0 ? 'common' : arg}`];
    case 'helper':
      return arg === START_CARD
        ? ['start', 'helper:start']
        : [`${edition.cards[arg].id}`, `helper:${edition.cards[arg].id}`];
    case 'take':
      return [t.effectKeys[arg]];
    case 'bulb':
    case 'in':
      return [COLOURS[arg], `supply:${COLOURS[arg]}`];
    case 'swap':
    case 'out':
      return [COLOURS[arg], `storage:${COLOURS[arg]}`];
    case 'store':
      return [undefined, 'storage'];
    case 'split':
      return [`${guilderPoints(arg)}g${vpPoints(arg)}v`, 'water'];
    case 'tile':
      return arg < 4 ? [`${arg + 1}`, `offer:tile${arg + 1}`] : [`look${arg - 3}`, `look:${arg - 3}`];
    case 'look':
      return arg < TILE_KINDS.length
        ? [TILE_KINDS[arg], `stack:${TILE_KINDS[arg]}`]
        : ['cards', 'stack:cards'];
    case 'on':
      return [sectionName(arg), `section:${sectionName(arg)}`];
    case 'leave':
      return [arg === 0 ? 'top' : 'discard'];
    case 'hire':
    case 'sign':
      return arg < 3 ? [`${arg + 1}`, `offer:card${arg + 1}`] : [`look${arg - 2}`, `look:${arg - 2}`];
    case 'replace':
      return [`${arg + 1}`, `place:${arg + 1}`];
    case 'build':
      return [edition.spaces[arg].id, `space:${edition.spaces[arg].id}`];
    case 'from':
    case 'remove':
      return [COLOURS[arg], `group:${COLOURS[arg]}`];
    case 'path':
      return [pathName(arg)];
    case 'stand':
      return [`p${arg + 1}`, `marker:p${arg + 1}`];
    case 'neutral': {
      const [from, to] = [edition.market[firstOf(arg)].id, edition.market[secondOf(arg)].id];
      return [`${from}>${to}`, `market:${to}`];
    }
    case 'plant':
      return [`${COLOURS[firstOf(arg)]}>${secondOf(arg) + 1}`, `row:${secondOf(arg) + 1}`];
    case 'trade':
    case 'supply':
      return [`${COLOURS[firstOf(arg)]}>${secondOf(arg) + 1}`, `trade:${secondOf(arg) + 1}`];
    case 'quarter':
    case 'any':
    case 'buy':
      return [`${arg + 1}`, `quarter:${arg + 1}`];
    case 'score':
      return [`${edition.cards[arg].id}`, `contract:${edition.cards[arg].id}`];
    default:
      return [];
  }
}

/** Who scores on a chain: `p2+p3`, `p2x2`, or `none`. */
function pathName(path: number): string {
  const names: string[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const n = seatCount(path, seat);
    if (n > 0) names.push(n === 1 ? `p${seat + 1}` : `p${seat + 1}x${n}`);
  }
  return names.join('+') || 'none';
}

export const { codes: V, optionOf } = defineVerbs<Verb, Tables>(VERBS, describe);
