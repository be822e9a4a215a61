export * from './testing/conserve.js';
export * from './testing/golden.js';
export * from './testing/styles.js';
export * from './testing/table.js';
