/** What is said at a table, of whatever kind. */
export * from '@polder/valley/text/en/play.js';
export { since } from './since.js';
export { table } from './table.js';
