import { type Described, defineVerbs } from '@polder/core';
import { COLOURS } from '@polder/core/edition';
import { DEALS, OFFERED, SPACES, type Tables } from './edition/tables.js';

const VERBS = [
  'keep', // a card of the hand, as the first Helper
  'turn',
  'do', // the first action, or the follow-up
  'also', // the second action, for Tools
  'end',
  'helper',
  'after', // nothing more after the action
  'stop', // end an action that has further steps
  'take', // one of several rewards
  'pass', // refuse what is left
  'bulb', // colour of a gained bulb
  'tile',
  'on', // section for a tile
  'hire',
  'sign',
  'swap', // two cards of a row
  'score', // a Contract that is pushed out
  'plant',
  'from', // column of a Windmill
  'build',
  'patch', // whose reward a Windmill takes
  'deal',
  'ship',
  'deliver',
  'export', // which of several bulbs goes into Foreign Trade
] as const;
export type Verb = (typeof VERBS)[number];

/** Two small numbers in one argument. */
export const pair = (first: number, second: number): number => first * 64 + second;
export const firstOf = (arg: number): number => arg >> 6;
export const secondOf = (arg: number): number => arg & 63;

const WHEELS = ['personal', 'central', 'guilder'] as const;
/** In place of a tile of the Market offer: the back of the stack. */
export const BACK = OFFERED.market;

/** A section for a tile: those of the Personal Wheel, then of the Central one. */
function sectionName({ personal }: Tables, section: number): string {
  return section < personal.length ? `personal${section + 1}` : `central${section - personal.length + 1}`;
}

function describe(t: Tables, verb: Verb, arg: number): Described {
  const { edition } = t;
  switch (verb) {
    case 'keep':
      return [`${arg + 1}`, `hand:${arg + 1}`];
    case 'turn':
      return [`${arg}`, 'wheels'];
    case 'do':
    case 'also':
      return [WHEELS[arg], arg < 2 ? `wheel:${WHEELS[arg]}` : 'calendar'];
    case 'helper':
    case 'score': {
      const { id } = edition.cards[arg];
      return [`${id}`, `${verb === 'helper' ? 'helper' : 'contract'}:${id}`];
    }
    case 'take':
      return [t.effectKeys[arg]];
    case 'bulb':
      return [COLOURS[arg], `supply:${COLOURS[arg]}`];
    case 'tile':
      return [`${arg + 1}`, `offer:tile${arg + 1}`];
    case 'on':
      return [sectionName(t, arg), `section:${sectionName(t, arg)}`];
    case 'hire':
    case 'sign':
      return [`${arg + 1}`, `offer:card${arg + 1}`];
    case 'swap':
      return [`${firstOf(arg) + 1}-${secondOf(arg) + 1}`];
    case 'plant': {
      const colour = COLOURS[secondOf(arg)];
      const at = `${Math.floor(firstOf(arg) / SPACES) + 1}.${(firstOf(arg) % SPACES) + 1}`;
      return [`${colour}>${at}`, `space:${at}`];
    }
    case 'from':
      return [COLOURS[arg], `column:${COLOURS[arg]}`];
    case 'build':
      return [`m${arg + 1}`, `mill:${arg + 1}`];
    case 'patch':
      return [`${arg + 1}`, `patch:${arg + 1}`];
    case 'deal': {
      const [tile, deal] = [firstOf(arg), DEALS[secondOf(arg)]];
      const name = tile < BACK ? `${tile + 1}` : 'back';
      return [`${name}-${deal}`, `market:${name}`];
    }
    case 'ship':
      return [`${arg + 1}`, `port:${arg + 1}`];
    case 'deliver':
    case 'export':
      return [COLOURS[arg], `storage:${COLOURS[arg]}`];
    default:
      return [];
  }
}

export const { codes: V, optionOf } = defineVerbs<Verb, Tables>(VERBS, describe);
