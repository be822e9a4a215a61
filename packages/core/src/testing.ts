export * from './testing/laws.js';
export * from './testing/toy.js';
