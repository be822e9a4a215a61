/*
 * What texts of any game are made of: forms of words, goods, icons inside sentences. The words themselves are in
 * `en/` and `pl/`; those of one game in the room `text` of that game.
 */
export type * from './actions.js';
export * from './counted.js';
export * from './faces.js';
export * from './gain.js';
export * from './grounds.js';
export * from './icons.js';
export * from './label.js';
export * from './log.js';
export * from './plain-text.js';
export * from './plural.js';
export * from './rich.js';
export * from './self.js';
export * from './sentence.js';
export * from './source.js';
export type * from './story.js';
export * from './summary.js';
export * from './telling.js';
export * from './voice.js';
export * from './who.js';
