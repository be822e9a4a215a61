export * from './testing/positions.js';
