import { count, genitive, MOVE } from '@polder/core/text/pl/forms.js';
import type { gardener as english } from '../../en/game/gardener.js';
import { KIND } from '../kinds.js';
import { effects } from './effects.js';

export const gardener: typeof english = {
  name: 'Ogrodnik',
  effect(effect) {
    switch (effect.do) {
      case 'market':
        return `bazar, ${count(effect.moves, MOVE)}`;
      case 'plant':
        return `sadzenie ${genitive(effect.bulbs, 'tulipana', 'tulipanów')}`;
      case 'build':
      case 'trade':
        return effects.effect({ do: effect.do });
      case 'marketReward':
        return '1 nagroda z jego strefy bazaru';
      default:
        return effects.reward(effect);
    }
  },
  back: ({ common, other, farm }) =>
    `${common === 'left' ? 'lewy' : 'prawy'} brązowy kafelek, miejsce na ${KIND[other].one}, karty ${farm.join(', ')}`,
};
