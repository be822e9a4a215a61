import { goods } from '@polder/core/text/pl/goods.js';
import type { game as english } from '../en/game.js';
import { effects } from './game/effects.js';
import { gardener } from './game/gardener.js';
import { mechanisms } from './game/mechanisms.js';
import { options } from './game/options.js';
import { questions } from './game/questions.js';
import { reasons } from './game/reasons.js';
import { sources } from './game/sources.js';

export const game: typeof english = {
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
