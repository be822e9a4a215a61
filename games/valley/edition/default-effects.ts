import type { Bulb, Colour, Effect } from './types.js';

/** Short words for what is printed, so that the tables read like the board. */

export const guilder = (n: number): Effect => ({ do: 'gain', guilder: n });
export const tools = (n: number): Effect => ({ do: 'gain', tools: n });
export const vp = (n: number): Effect => ({ do: 'gain', vp: n });
export const tool = tools(1);

const bulbs = (...of: readonly Bulb[]): Effect => ({ do: 'gain', bulbs: of });
export const anyBulb = bulbs('any');
export const twoAnyBulbs = bulbs('any', 'any');
/** One bulb of one of these colours. */
export const bulb = (...of: readonly Colour[]): Effect => bulbs(of);
export const twoBulbs = (colour: Colour): Effect => bulbs([colour], [colour]);

export const enhance: Effect = { do: 'enhance' };
export const farm: Effect = { do: 'farm' };
export const build: Effect = { do: 'build' };
export const trade: Effect = { do: 'trade' };
export const scoreContract: Effect = { do: 'scoreContract' };
export const marketReward: Effect = { do: 'marketReward' };
export const lower = (strength: number): Effect => ({ do: 'lower', strength });
export const lowerBoth = (strength: number): Effect => ({ do: 'lower', strength, both: true });
export const market = (cost: number, moves: number): Effect => ({ do: 'market', cost, moves });
export const plant = (n: number): Effect => ({ do: 'plant', bulbs: n });
/** One after the other. */
export const seq = (...of: readonly Effect[]): Effect => ({ do: 'seq', of });
