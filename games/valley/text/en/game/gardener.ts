import { countOf } from '@polder/core/text';
import type { Effect, GardenerBack } from '@polder/valley';
import { effects } from './effects.js';

const count = countOf('en');

/** The Queen's Gardener. */
export const gardener = {
  name: 'Gardener',
  /** As it does it: it never pays and does all that it may. */
  effect(effect: Effect): string {
    switch (effect.do) {
      case 'market':
        return `Market, ${count(effect.moves, { one: 'move', other: 'moves' })}`;
      case 'plant':
        return `Plant ${count(effect.bulbs, { one: 'bulb', other: 'bulbs' })}`;
      case 'build':
      case 'trade':
        return effects.effect({ do: effect.do });
      case 'marketReward':
        return '1 reward of its Market area';
      default:
        return effects.reward(effect);
    }
  },
  /** What the back on top of the deck shows. */
  back: ({ common, other, farm }: GardenerBack): string =>
    `${common} common tile, ${other} place, cards ${farm.join(', ')}`,
};
