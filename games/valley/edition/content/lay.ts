import { type Table, table } from '../../testing/index.js';

/** 5 Guilder, 10 VP, a white and a red bulb, water 3 (middle section), Market marker one area before N. */
export function lay(): Table {
  return table()
    .board('A')
    .guilder(5)
    .tools(0)
    .vp(10)
    .storage('white', 'red')
    .water(3)
    .market(['SW', 'SE'], ['N', 'SE', 'SW'])
    .trade(1)
    .cardOffer(1, 2, 3)
    .tileOffer(1, 2, 13, 19);
}
