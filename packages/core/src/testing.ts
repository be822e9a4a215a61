export * from './testing/coverage.js';
export * from './testing/laws.js';
export * from './testing/random-walks.js';
export * from './testing/scenario.js';
export * from './testing/sealed-bids.js';
export * from './testing/toy.js';
