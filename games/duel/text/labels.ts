import type { Decision } from '@polder/core';
import { type Label, type Question, toldApart } from '@polder/core/text';
import type { DuelState } from '@polder/duel';
import { askedOf, type LabelWords } from './labels/asked.js';
import { optionLabel } from './labels/options.js';
import { askerOf, titleOf } from './labels/questions.js';

/** Two cards, tiles, deals or Helpers may be alike. */
const MAY_BE_ALIKE = /^(keep|tile|hire|sign|deal|helper):/;

export function questionOf(decision: Decision, view: DuelState, words: LabelWords): Question {
  const asked = askedOf(decision, view, words);
  return { title: titleOf(asked), asker: askerOf(asked) };
}

/** A button's name, for an option of this decision or one of a later moment. */
export function labelOf(key: string, decision: Decision, view: DuelState, words: LabelWords): Label {
  const asked = askedOf(decision, view, words);
  return toldApart(key, decision, MAY_BE_ALIKE, (it) => optionLabel(asked, it), asked.main.option.alike);
}
