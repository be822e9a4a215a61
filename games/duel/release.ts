/** All that a released version keeps in its file (`npm run keep-rules`): the rules, and what bots know of them. */
export { knownDuel as botModel } from './bot/index.js';
export { duel as game } from './rules/game.js';
