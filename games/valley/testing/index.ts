export * from './conserve.js';
export * from './coverage.js';
export * from './editions.js';
export * from './golden.js';
export * from './solo.js';
export * from './styles.js';
export * from './table.js';
