import type { Bulb, Colour, Effect, Gain, MechanismName } from '@polder/valley';
import { bulbCounts } from '../words/gain.js';
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

const MECHANISM_FACES: Readonly<Record<MechanismName, Face>> = {
  scoreContract: { icon: 'score', note: [] },
  removeWindmill: { icon: 'mill', note: ['−', 1] },
  swapBulb: { icon: 'b-any', note: ['/', 'b-any'] },
};

export function facesOf(effect: Effect): Face[] {
  switch (effect.do) {
    case 'gain':
      return gainFaces(effect);
    case 'lower':
      return [{ icon: 'lower', note: effect.both ? [effect.strength, 'guilder', 'vp'] : [effect.strength] }];
    case 'build':
      if (effect.unconnected === undefined) return [{ icon: 'build', note: [] }];
      return [{ icon: 'build', note: [effect.unconnected, 'guilder'] }];
    case 'market':
      return [
        { icon: 'market', note: effect.cost > 0 ? [effect.cost, 'guilder', effect.moves] : [effect.moves] },
      ];
    case 'plant':
      return [{ icon: 'plant', note: [effect.bulbs] }];
    case 'trade':
      return [{ icon: 'trade', note: effect.more === undefined ? [] : [1, 'guilder', effect.more] }];
    case 'marketReward':
      return [{ icon: 'market', note: ['plus'] }];
    case 'seq':
      return effect.of.flatMap(facesOf);
    case 'enhance':
    case 'farm':
      return [{ icon: effect.do, note: [] }];
    default:
      return [MECHANISM_FACES[effect.do]];
  }
}
