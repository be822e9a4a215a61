export * from './balance/items.js';
export * from './balance/play.js';
export * from './balance/stats.js';
export * from './balance/tally.js';
