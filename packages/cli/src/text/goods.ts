import { COLOURS } from '@polder/core/edition';

/** Goods as the logs of both games name them. */

export const guilder = (n: number): string => `${n} Guilder`;
export const paying = (cost: number): string => (cost > 0 ? `, pays ${guilder(cost)}` : '');
export const bulb = (colour: number): string => `${COLOURS[colour]} bulb`;
