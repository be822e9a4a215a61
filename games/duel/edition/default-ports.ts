import { build, enhance, farm, guilder, market, tools, vp } from './default-effects.js';
import type { Colour, Demand, Effect, Export, Price } from './types.js';

/*
 * What the ports want, and what they give.
 */

const price =
  (colour: Colour) =>
  (points: number): Price => ({ colour, vp: points });
const W = price('white');
const Y = price('yellow');
const R = price('red');
const V = price('violet');
const K = price('black');

/** [O; R: five tiles, and yellow pays 2 on a lower half.] */
export const demands: readonly Demand[] = [
  { id: 1, upper: [W(1), Y(1), R(2)], lower: [R(2), V(3), K(4)] },
  { id: 2, upper: [Y(1), R(2), V(2)], lower: [V(3), K(4), W(1)] },
  { id: 3, upper: [R(2), V(2), K(3)], lower: [K(4), W(1), Y(2)] },
  { id: 4, upper: [V(2), K(3), W(1)], lower: [W(1), Y(2), R(2)] },
  { id: 5, upper: [K(3), W(1), Y(1)], lower: [Y(2), R(2), V(3)] },
];

const tile = (id: number, effect: Effect): Export => ({ id, effects: [effect] });

/** 11 tiles [R: D-SET-2]; their faces [O], but those with a tag. */
export const exports: readonly Export[] = [
  tile(1, vp(3)),
  tile(2, guilder(3)),
  tile(3, { do: 'plant', bulbs: 2, colours: 'same' }), // [R]
  tile(4, { do: 'plant', bulbs: 2, colours: 'different' }), // [R]
  tile(5, market),
  tile(6, build),
  tile(7, farm),
  tile(8, enhance),
  tile(9, tools(2)),
  tile(10, { do: 'gain', tools: 1, bulbs: ['any'] }),
  tile(11, { do: 'gain', guilder: 2, vp: 1 }),
];
