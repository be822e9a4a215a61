import { evaluationOf } from '@polder/bots';
import { valley } from '@polder/valley';
import { valleyInputs } from './inputs.js';
import { valleyMeasure } from './measure.js';
import { soloWeights } from './solo-weights.js';
import { valleyWeights } from './weights.js';

/** What bots know of Windmill Valley. */
export const knownValley = {
  game: valley,
  evaluation: evaluationOf(valleyMeasure, valleyWeights, soloWeights),
  inputs: valleyInputs,
};
export { soloWeights, valleyMeasure, valleyWeights };
