export { seatOf } from './agreement.js';
export * from './commitment.js';
export * from './decide.js';
export { openBareTable, openTable } from './fold.js';
export * from './records.js';
export * from './standing.js';
export * from './table.js';
export * from './view.js';
