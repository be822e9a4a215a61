import { duel } from '@polder/duel';
import { duelMeasure } from './duel/measure.js';
import { duelWeights } from './duel/weights.js';
import { evaluationOf } from './evaluation.js';

/** What bots know of Windmill Valley Duel. */
export const knownDuel = { game: duel, evaluation: evaluationOf(duelMeasure, duelWeights) };
export { duelMeasure, duelWeights };
