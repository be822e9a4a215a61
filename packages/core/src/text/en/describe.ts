import { whose } from './names.js';

/** The board in plain sentences, where games say the same. */
export const describe = {
  table: 'The table',
  round: (n: number, name: string): string => `Round ${n}, ${whose(name)} turn`,
  storage: 'Storage',
  empty: 'empty',
  none: 'none',
  helpers: 'Helpers',
  contracts: 'Contracts',
  offers: 'Offers',
  tile: (kind: string, effect: string): string => `${kind} tile: ${effect}`,
};
