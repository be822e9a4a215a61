export * from './testing/conserve.js';
export * from './testing/coverage.js';
export * from './testing/editions.js';
export * from './testing/golden.js';
export * from './testing/styles.js';
export * from './testing/table.js';
