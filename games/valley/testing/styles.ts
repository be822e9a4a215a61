import { type Picker, type Weights, weighted } from '@polder/core/testing';

const busy: Weights = [[/^(end|pass|stop|refuse|after)$/, 0.05]];
/** One step a turn makes the game long and saves the Tools. */
const slow: Weights = [[/^(gate|turn):1$/, 40]];
const bulbs: Weights = [
  [/^(take:(plant|bulb)|more)/, 4],
  [/^(trade|supply|collect)/, 0.1],
];

/**
 * Ways to walk at random through the game. Purely random players finish few rows and meet no wish, so some
 * random walks lean one way: the weight of the first pattern that fits an option's key, 1 if none does.
 */
export const STYLES = {
  random: [],
  eager: busy,
  patient: [...slow, ...busy],
  /** Fills the lower rows. */
  planter: [...slow, ...busy, ...bulbs, [/^plant:.*>4/, 12], [/^plant:.*>3/, 6], [/^plant:.*>2/, 3]],
  /** Fills every other row. */
  striper: [...slow, ...busy, ...bulbs, [/^plant:.*>[13]/, 8]],
  /** Turns offers over until the stacks are shuffled again. */
  restless: [
    ...slow,
    ...busy,
    [/^refresh/, 12],
    [/^(do:large|take:(enhance|farm))/, 4],
    [/^split:2g/, 6],
    [/^leave:discard/, 4],
  ],
  /** Looks for the dearer tiles. */
  builder: [...slow, ...busy, [/^tile:[34]/, 6], [/^(do:large|take:enhance|build)/, 3], [/^split:2g/, 4]],
} as const satisfies Record<string, Weights>;
export type Style = keyof typeof STYLES;
export const STYLE_NAMES = Object.keys(STYLES) as Style[];

/** Chooses by the weights of a style. */
export const picker = (style: Style): Picker => weighted(STYLES[style]);
