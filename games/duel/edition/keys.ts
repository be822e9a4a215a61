import { gainKey } from '@polder/core/edition';
import type { Effect } from './types.js';

/** Each effect has a key of its own: short, without spaces, the same forever. */
export function effectKey(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return gainKey(effect);
    case 'enhance':
      return effect.also === undefined ? 'enhance' : `enhance-${effect.also}`;
    case 'farm':
      return effect.swap ? 'farm-swap' : 'farm';
    case 'plant':
      return `plant${effect.bulbs}${effect.colours === undefined ? '' : `-${effect.colours}`}`;
    case 'build':
      return effect.both ? 'build-both' : 'build';
    case 'market':
      return 'market';
    case 'trade':
      return `trade${effect.bulbs ?? ''}`;
  }
}
