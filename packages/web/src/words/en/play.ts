/** What is said at a table, of whatever kind. */
export { farm } from './farm.js';
export { map } from './map.js';
export { offers } from './offers.js';
export { since } from './since.js';
export { story } from './story.js';
export { table } from './table.js';
export { wheels } from './wheels.js';
