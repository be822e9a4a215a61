import { type Picker, type Weights, weighted } from '@polder/core/testing';

const busy: Weights = [
  [/^(pass|stop|after|do:guilder|also:guilder)$/, 0.1],
  [/^also:/, 3],
];

/** Ways to walk at random through the game: purely random players trade little and see few tiles. */
export const STYLES = {
  random: [],
  eager: busy,
  /** Plants and builds. */
  grower: [...busy, [/^(plant|take:(plant|build)|from|build)/, 4], [/^deal/, 2], [/^helper/, 3]],
  /** Collects tiles. */
  tinkerer: [...busy, [/^(take:enhance|tile|on:)/, 5], [/^turn:1$/, 4]],
  /** Sails and delivers, scores what is pushed out. */
  sailor: [...busy, [/^(take:trade|ship|deliver|score)/, 6], [/^deal/, 2], [/^(hire|sign)/, 2]],
  /** Gives up Central actions and keeps the Market moving. */
  saver: [
    [/^(do|also):guilder$/, 5],
    [/^deal:back/, 4],
    [/^pass$/, 0.2],
  ],
} as const satisfies Record<string, Weights>;
export type Style = keyof typeof STYLES;
export const STYLE_NAMES = Object.keys(STYLES) as Style[];

export const picker = (style: Style): Picker => weighted(STYLES[style]);
