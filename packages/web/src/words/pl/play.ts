/** What is said at a table, of whatever kind. */
export * from '@polder/valley/text/pl/play.js';
export { since } from './since.js';
export { table } from './table.js';
