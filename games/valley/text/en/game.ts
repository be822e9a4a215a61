import { goods } from '@polder/core/text/en/goods.js';
import { effects } from './game/effects.js';
import { gardener } from './game/gardener.js';
import { mechanisms } from './game/mechanisms.js';
import { options } from './game/options.js';
import { questions } from './game/questions.js';
import { reasons } from './game/reasons.js';
import { sources } from './game/sources.js';

/** The things of the game: goods, actions, printed values, and what can be chosen. */
export const game = {
  valley: 'Windmill Valley',
  duel: 'Windmill Valley Duel',
  ...goods,
  ...effects,
  ...sources,
  ...reasons,
  ...questions,
  ...options,
  /** Effects with a question of their own. */
  mechanisms,
  gardener,
};
