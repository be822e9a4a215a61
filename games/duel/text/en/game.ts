import { effects } from './game/effects.js';
import { options } from './game/options.js';
import { questions } from './game/questions.js';
import { reasons } from './game/reasons.js';
import { sources } from './game/sources.js';

/** The things of Duel: printed values, and what can be chosen. What both games have is in the main words. */
export const game = {
  ...effects,
  ...sources,
  ...reasons,
  ...questions,
  ...options,
};
