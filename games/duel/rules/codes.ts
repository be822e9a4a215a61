import { type Described, defineVerbs } from '@polder/core';
import { COLOURS } from '@polder/core/edition';
import { DEALS, OFFERED, SPACES, type Tables } from '../edition/tables.js';

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

/** An argument of a verb: how it stands in the option's key, and what lights up on the table. */
type Argument = (t: Tables, arg: number) => Described;

const none: Argument = () => [];
/** The first of them is 1. */
const counted =
  (place: string): Argument =>
  (_, arg) => [`${arg + 1}`, `${place}:${arg + 1}`];
const placeOf =
  (offer: string): Argument =>
  (_, arg) => [`${arg + 1}`, `offer:${offer}${arg + 1}`];
const colour =
  (place: string): Argument =>
  (_, arg) => [COLOURS[arg], `${place}:${COLOURS[arg]}`];
const card =
  (place: string): Argument =>
  ({ edition }, arg) => [`${edition.cards[arg].id}`, `${place}:${edition.cards[arg].id}`];
const wheel: Argument = (_, arg) => [WHEELS[arg], arg < 2 ? `wheel:${WHEELS[arg]}` : 'calendar'];

/** Every verb with the kind of its argument. */
const ARGUMENTS = {
  keep: counted('hand'), // a card of the hand, as the first Helper
  turn: (_, arg) => [`${arg}`, 'wheels'],
  do: wheel, // the first action, or the follow-up
  also: wheel, // the second action, for Tools
  end: none,
  helper: card('helper'),
  after: none, // nothing more after the action
  stop: none, // end an action that has further steps
  take: ({ effectKeys }, arg) => [effectKeys[arg]], // one of several rewards
  pass: none, // refuse what is left
  bulb: colour('supply'), // colour of a gained bulb
  tile: placeOf('tile'),
  on: (t, arg) => [sectionName(t, arg), `section:${sectionName(t, arg)}`], // section for a tile
  hire: placeOf('card'),
  sign: placeOf('card'),
  swap: (_, arg) => [`${firstOf(arg) + 1}-${secondOf(arg) + 1}`], // two cards of a row
  score: card('contract'), // a Contract that is pushed out
  plant: (_, arg) => {
    const at = `${Math.floor(firstOf(arg) / SPACES) + 1}.${(firstOf(arg) % SPACES) + 1}`;
    return [`${COLOURS[secondOf(arg)]}>${at}`, `space:${at}`];
  },
  from: colour('column'), // column of a Windmill
  build: (_, arg) => [`m${arg + 1}`, `mill:${arg + 1}`],
  patch: counted('patch'), // whose reward a Windmill takes
  deal: (_, arg) => {
    const tile = firstOf(arg) < BACK ? `${firstOf(arg) + 1}` : 'back';
    return [`${tile}-${DEALS[secondOf(arg)]}`, `market:${tile}`];
  },
  ship: counted('port'),
  deliver: colour('storage'),
  export: colour('storage'), // which of several bulbs goes into Foreign Trade
} satisfies Record<string, Argument>;
export type Verb = keyof typeof ARGUMENTS;

export const { codes: V, optionOf } = defineVerbs<Verb, Tables>(
  Object.keys(ARGUMENTS) as Verb[],
  (t, verb, arg) => ARGUMENTS[verb](t, arg),
);
