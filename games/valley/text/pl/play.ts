/** What is said at a table. */
export { farm } from './farm.js';
export { map } from './map.js';
export { offers } from './offers.js';
export { summary } from './summary.js';
export { wheels } from './wheels.js';
