import type { Effect } from './types.js';

/** Short words for what is printed, so that the tables read like the board. */

export const guilder = (n: number): Effect => ({ do: 'gain', guilder: n });
export const tools = (n: number): Effect => ({ do: 'gain', tools: n });
export const vp = (n: number): Effect => ({ do: 'gain', vp: n });
export const tool = tools(1);
export const anyBulb: Effect = { do: 'gain', bulbs: ['any'] };

export const enhance: Effect = { do: 'enhance' };
export const farm: Effect = { do: 'farm' };
export const plant = (n: number): Effect => ({ do: 'plant', bulbs: n });
export const build: Effect = { do: 'build' };
export const market: Effect = { do: 'market' };
export const trade: Effect = { do: 'trade' };
