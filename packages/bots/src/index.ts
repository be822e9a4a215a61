export * from './bot.js';
export * from './evaluation.js';
export * from './levels.js';
export * from './look-ahead.js';
export * from './play.js';
export * from './turns.js';
