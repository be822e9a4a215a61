export * from './testing/laws.js';
export * from './testing/sealed-bids.js';
export * from './testing/strolls.js';
export * from './testing/toy.js';
