import { STONES } from './gears.js';

/** A keystone that stands on its wide end, as tiles on offer do, so that there is room for the price. */
export const STANDING_STONE = {
  edge: STONES.keystone,
  seam: 'M-23.8-20.2Q-26.4-20.2-25.5-17.2L-16.3 16.3Q-15.4 19.4-12.3 19.4H12.3Q15.4 19.4 16.3 16.3L25.5-17.2Q26.4-20.2 23.8-20.2Z',
  grain:
    'M-25-15q9 3 18 0t16 1 16-2M-23-7q8 2 15-1t14 2 16-1M-20 4q8-3 15 0t13-1 12 1M-18 12q7 2 12-1t12 2 11-2',
} as const;
