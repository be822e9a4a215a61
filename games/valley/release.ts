/** All that a released version keeps in its file (`npm run keep-rules`): the rules, and what bots know of them. */
export { knownValley as botModel } from './bot/index.js';
export { valley as game } from './rules/game.js';
