import type { Parts } from '../../words.js';
import { effects } from './game/effects.js';
import { options } from './game/options.js';
import { questions } from './game/questions.js';
import { reasons } from './game/reasons.js';
import { sources } from './game/sources.js';

export const game: Parts['duel']['game'] = {
  ...effects,
  ...sources,
  ...reasons,
  ...questions,
  ...options,
};
