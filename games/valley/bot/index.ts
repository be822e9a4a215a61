import { evaluationOf } from '@polder/bots';
import { valley } from '@polder/valley';
import { valleyInputs } from './inputs.js';
import { valleyMeasure } from './measure.js';
import { soloWeights } from './solo-weights.js';
import { valleyWeights } from './weights.js';
import { worthTrying } from './worth-trying.js';

/** What bots know of Windmill Valley. */
export const knownValley = {
  game: valley,
  evaluation: evaluationOf(valleyMeasure, valleyWeights, soloWeights),
  unit: 2.1,
  inputs: valleyInputs,
  worthTrying,
};
export { soloWeights, valleyMeasure, valleyWeights };
