import type { game as english } from '../en/game.js';
import { effects } from './game/effects.js';
import { options } from './game/options.js';
import { questions } from './game/questions.js';
import { reasons } from './game/reasons.js';
import { sources } from './game/sources.js';

export const game: typeof english = {
  ...effects,
  ...sources,
  ...reasons,
  ...questions,
  ...options,
};
