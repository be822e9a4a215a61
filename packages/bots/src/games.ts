import { duel } from '@polder/duel';
import { valley } from '@polder/valley';
import { evaluationOf } from './evaluation.js';
import { duelMeasure } from './games/duel.js';
import { valleyMeasure } from './games/valley.js';
import { duelGuess, valleyGuess } from './weights.js';

/** What bots know of each game. */
export const knownValley = { game: valley, evaluation: evaluationOf(valleyMeasure, valleyGuess) };
export const knownDuel = { game: duel, evaluation: evaluationOf(duelMeasure, duelGuess) };
