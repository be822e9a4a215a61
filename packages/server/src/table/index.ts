export { seatOf } from './agreement.js';
export * from './commitment.js';
export * from './decide.js';
export { openTable } from './fold.js';
export { loadTable, replayRecords, replayState } from './load.js';
export * from './records.js';
export * from './standing.js';
export * from './table.js';
export * from './view.js';
