import type { Parts } from '../words.js';
import { around } from './duel/around.js';
import { board } from './duel/board.js';
import { describe } from './duel/describe.js';
import { game } from './duel/game.js';
import { story } from './duel/story.js';

export const duel: Parts['duel'] = { game, story, describe, board, around };
