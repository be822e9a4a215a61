import { isSingle, maskOf } from '../bits.js';
import { all, type Check, distinct, list, oneOf, shaped } from './check.js';

/*
 * What everybody at these tables grows, spends and gains: the words that the valley's games share.
 */

/** The colours of bulbs, in the order of the rulebook. */
export const COLOURS = ['white', 'yellow', 'red', 'violet', 'black'] as const;
/** A colour of bulbs. */
export type Colour = (typeof COLOURS)[number];

/** One bulb: of one of these colours, the player's choice. */
export type Bulb = 'any' | readonly Colour[];

/** Goods; if there are several, in the order the player likes. */
export interface Gain {
  readonly do: 'gain';
  readonly guilder?: number;
  readonly tools?: number;
  readonly vp?: number;
  readonly bulbs?: readonly Bulb[];
}

// Bulbs as masks

/** The mask of all colours. */
export const ANY_COLOUR = (1 << COLOURS.length) - 1;

/** Fixed colours in colour order, then those with a choice. */
export function bulbMasks(bulbs: readonly Bulb[]): number[] {
  const masks = bulbs.map((bulb) =>
    bulb === 'any' ? ANY_COLOUR : maskOf(bulb.map((colour) => COLOURS.indexOf(colour))),
  );
  const choice = (mask: number): number => (isSingle(mask) ? 0 : 1);
  return masks.sort((a, b) => choice(a) - choice(b) || a - b);
}

// As keys

/** Goods as they stand in the key of an option. */
export function gainKey({ bulbs = [], guilder, tools, vp }: Gain): string {
  return [
    ...bulbs.map((bulb) => (bulb === 'any' ? 'bulb' : `bulb-${bulb.join('/')}`)),
    ...(guilder === undefined ? [] : [`guilder${guilder}`]),
    ...(tools === undefined ? [] : [`tool${tools}`]),
    ...(vp === undefined ? [] : [`vp${vp}`]),
  ].join('+');
}

// Checks

/** Checks a colour. */
export const colour = oneOf(COLOURS);
const colours = all(list(colour, 1, COLOURS.length), distinct());

/** Checks a bulb: `"any"`, or colours to choose from. */
export const bulb: Check = shaped({ kind: 'bulb' }, (value, path, report) => {
  if (value === 'any') return;
  if (Array.isArray(value)) colours(value, path, report);
  else report(path, '"any" or a list of colours', value);
});
