import { type Face, gainFaces } from '@polder/core/text';
import type { Effect, MechanismName } from '@polder/valley';

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
