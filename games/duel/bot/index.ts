import { evaluationOf } from '@polder/bots';
import { duel } from '@polder/duel';
import { duelInputs } from './inputs.js';
import { duelMeasure } from './measure.js';
import { duelWeights } from './weights.js';

/** What bots know of Windmill Valley Duel. */
export const knownDuel = {
  game: duel,
  evaluation: evaluationOf(duelMeasure, duelWeights),
  unit: 1,
  inputs: duelInputs,
};
export { duelMeasure, duelWeights };
