import type { Face, IconName } from '@polder/core/text';
import type { Ability, Effect, Inside, Trigger } from '@polder/valley';
import { facesOf } from '../../text/faces.js';

/** Helpers and printed rewards in pictures: sentences of numbers and icons, `2{vp}` (see words/rich.ts). */

const TRIGGER_ICON: Readonly<Record<Trigger, IconName>> = {
  lower: 'lower',
  enhance: 'enhance',
  farm: 'farm',
  build: 'build',
  market: 'market',
  plant: 'plant',
  trade: 'trade',
  raise: 'gate',
};

/** One Tool or one bulb is a picture without a number. */
const alone = (icon: IconName): boolean => icon === 'tool' || icon.startsWith('b-');

const noteText = (note: Face['note']): string =>
  note.map((it) => (typeof it === 'number' || it === '/' || it === '−' ? it : `{${it}}`)).join('');

/** A number stands before its icon; whatever else there is to say follows it. */
function faceText({ icon, note }: Face): string {
  const [first, ...rest] = note;
  const amount = typeof first === 'number' && !rest.some((it) => typeof it === 'number' || it === 'guilder');
  if (!amount) return `{${icon}}${noteText(note)}`;
  const number = first === 1 && alone(icon) ? '' : first;
  return `${number}{${icon}}${noteText(rest)}`;
}

/** `2{vp}`, `{b-yellow}/{b-red}`, `1{lower}`. */
export const effectFace = (effect: Effect): string => facesOf(effect).map(faceText).join('');

function mayFace(may: Effect | Inside, when: Trigger): string {
  switch (may.do) {
    case 'strength':
      return `+${may.add}{lower}`;
    case 'look':
      return `{eye}${may.count}{${when === 'farm' ? 'contract' : 'enhance'}}`;
    case 'tradeFreely':
      return '2{trade}{b-any}';
    case 'plantMore':
      return may.vp === 0 ? '+1{plant}' : `+1{plant}−${may.vp}{vp}`;
    case 'marketFreely':
      return '{market}{neutral}';
    default:
      return effectFace(may);
  }
}

export interface AbilityFace {
  /** `2+{plant}`: two bulbs or more. */
  readonly when: string;
  readonly may: string;
}

export function abilityFace({ when, atLeast, may }: Ability): AbilityFace {
  const least = atLeast === undefined ? '' : `${atLeast}+`;
  return { when: `${least}{${TRIGGER_ICON[when]}}`, may: mayFace(may, when) };
}
