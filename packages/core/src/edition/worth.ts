import type { Gain } from './goods.js';

/** What goods are about worth, in VP. */
export interface GoodsWorth {
  readonly guilder: number;
  readonly tool: number;
  readonly bulb: number;
}

/** What a gain is about worth, in VP. */
export const gainWorth = ({ guilder = 0, tools = 0, bulbs = [], vp = 0 }: Gain, worth: GoodsWorth): number =>
  worth.guilder * guilder + worth.tool * tools + worth.bulb * bulbs.length + vp;
