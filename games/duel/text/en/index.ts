import { around } from './around.js';
import { board } from './board.js';
import { describe } from './describe.js';
import { game } from './game.js';
import { story } from './story.js';
import { summary } from './summary.js';

export const duel = { game, story, summary, describe, board, around };
