export * from './errors.js';
export * from './game.js';
export * from './hash.js';
export * from './history.js';
export * from './machine.js';
export * from './notation.js';
export * from './random.js';
