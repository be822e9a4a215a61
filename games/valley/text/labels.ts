import type { Decision } from '@polder/core';
import { type Label, type Question, toldApart } from '@polder/core/text';
import type { ValleyState } from '@polder/valley';
import { askedOf } from './labels/asked.js';
import { optionLabel } from './labels/options.js';
import { askerOf, titleOf } from './labels/questions.js';
import type { ValleyWords } from './words.js';

/** Two tiles, cards or rewards on offer may be alike. */
const MAY_BE_ALIKE = /^(tile|hire|sign|start|quarter|any|buy|calendar|helper|replace|score):/;

export function questionOf(
  decision: Decision,
  view: ValleyState,
  words: Pick<ValleyWords, 'game'>,
): Question {
  const asked = askedOf(decision, view, words);
  return { title: titleOf(asked), asker: askerOf(asked) };
}

/** A button's name, for an option of this decision or one of a later moment. */
export function labelOf(
  key: string,
  decision: Decision,
  view: ValleyState,
  words: Pick<ValleyWords, 'game'>,
): Label {
  const asked = askedOf(decision, view, words);
  return toldApart(key, decision, MAY_BE_ALIKE, (it) => optionLabel(asked, it), asked.game.option.alike);
}
