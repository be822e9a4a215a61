import { evaluationOf } from '@polder/bots';
import { duel } from '@polder/duel';
import { duelMeasure } from './measure.js';
import { duelWeights } from './weights.js';

/** What bots know of Windmill Valley Duel. */
export const knownDuel = { game: duel, evaluation: evaluationOf(duelMeasure, duelWeights) };
export { duelMeasure, duelWeights };
