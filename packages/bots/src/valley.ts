import { valley } from '@polder/valley';
import { evaluationOf } from './evaluation.js';
import { valleyMeasure } from './valley/measure.js';
import { soloWeights } from './valley/solo-weights.js';
import { valleyWeights } from './valley/weights.js';

/** What bots know of Windmill Valley. */
export const knownValley = {
  game: valley,
  evaluation: evaluationOf(valleyMeasure, valleyWeights, soloWeights),
};
export { soloWeights, valleyMeasure, valleyWeights };
