import type { Decision } from '@polder/core';
import type { Label, Question } from '@polder/core/text';
import type { DuelState } from '@polder/duel';
import { type Asked, askedOf, type LabelWords } from './labels/asked.js';
import { optionLabel } from './labels/options.js';
import { askerOf, titleOf } from './labels/questions.js';

export function questionOf(decision: Decision, view: DuelState, words: LabelWords): Question {
  const asked = askedOf(decision, view, words);
  return { title: titleOf(asked), asker: askerOf(asked) };
}

/** A button's name, for an option of this decision or one of a later moment. */
export function labelOf(key: string, decision: Decision, view: DuelState, words: LabelWords): Label {
  const asked = askedOf(decision, view, words);
  return toldApart(asked, key, optionLabel(asked, key));
}

/** Two cards, tiles, deals or Helpers may be alike. */
const MAY_BE_ALIKE = /^(keep|tile|hire|sign|deal|helper):/;

function toldApart(asked: Asked, key: string, label: Label): Label {
  const verb = MAY_BE_ALIKE.exec(key)?.[0];
  if (!verb) return label;
  const alike = asked.decision.options.filter(
    (option) => option.key.startsWith(verb) && optionLabel(asked, option.key).title === label.title,
  );
  const n = alike.findIndex((option) => option.key === key) + 1;
  return alike.length < 2 || n === 0 ? label : { ...label, title: asked.main.option.alike(label.title, n) };
}
