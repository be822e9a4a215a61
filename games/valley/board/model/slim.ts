import type { Face } from '@polder/core/text';
import type { Effect } from '@polder/valley';
import { facesOf } from '../../text/faces.js';

/** What is counted in a strength: moves in the Market, bulbs planted, water lowered. */
const strengthOf = (effect: Effect): number | undefined => {
  if (effect.do === 'market') return effect.moves;
  if (effect.do === 'plant') return effect.bulbs;
  return effect.do === 'lower' ? effect.strength : undefined;
};

/** An effect on a narrow stone: its action and how strong it is. Prices and what comes after are on the wheel, and in words. */
export function slimFaces(effect: Effect): Face[] {
  const [first = effect] = effect.do === 'seq' ? effect.of : [effect];
  const strength = strengthOf(first);
  const [face] = facesOf(first);
  if (first.do === 'gain') return facesOf(first);
  return face ? [{ icon: face.icon, note: strength === undefined ? [] : [strength] }] : [];
}
