import type { Words } from '../words.js';
import { effects } from './game/effects.js';
import { gardener } from './game/gardener.js';
import { goods } from './game/goods.js';
import { mechanisms } from './game/mechanisms.js';
import { options } from './game/options.js';
import { questions } from './game/questions.js';
import { reasons } from './game/reasons.js';
import { sources } from './game/sources.js';

export const game: Words['game'] = {
  valley: 'Wiatrakowo',
  duel: 'Wiatrakowo Duel',
  ...goods,
  ...effects,
  ...sources,
  ...reasons,
  ...questions,
  ...options,
  mechanisms,
  gardener,
};
