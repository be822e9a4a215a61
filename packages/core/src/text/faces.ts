import type { Bulb, Colour, Gain } from '../edition/goods.js';
import { bulbCounts } from './gain.js';
import type { IconName } from './icons.js';

/** Between numbers and icons: or, less, and, times, of one kind, of different kinds. */
export type Sign = '/' | '−' | '+' | '×' | '=' | '≠';

/** An effect in pictures: one face for each thing that it does, with small notes beside or below it. */
export interface Face {
  readonly icon: IconName;
  /** Numbers, small icons, or a sign between them. */
  readonly note: readonly (number | IconName | Sign)[];
}

const bulbIcon = (colour: Colour): IconName => `b-${colour}`;
export const tulipIcon = (colour: Colour): IconName => `t-${colour}`;

const amount = (icon: IconName, n = 0): Face[] => (n === 0 ? [] : [{ icon, note: [n] }]);

/** Bulbs of one kind are one face with a number; a choice of colours shows them all. */
function bulbFaces(bulbs: readonly Bulb[]): Face[] {
  return bulbCounts(bulbs).map(({ bulb, n }) => {
    const many = n > 1 ? [n] : [];
    if (bulb === 'any') return { icon: 'b-any', note: many };
    const [first, ...others] = bulb;
    return {
      icon: bulbIcon(first),
      note: [...many, ...others.flatMap((it) => ['/' as const, bulbIcon(it)])],
    };
  });
}

/** Goods, the same in both games. */
export const gainFaces = ({ guilder, tools, bulbs = [], vp }: Gain): Face[] => [
  ...amount('guilder', guilder),
  ...amount('tool', tools),
  ...bulbFaces(bulbs),
  ...amount('vp', vp),
];
