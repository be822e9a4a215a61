import { type Face, gainFaces } from '@polder/core/text';
import type { Effect, Effects } from '@polder/duel';

function facesOf(effect: Effect): Face[] {
  switch (effect.do) {
    case 'gain':
      return gainFaces(effect);
    case 'enhance':
      if (effect.also === 'both') return [{ icon: 'enhance', note: ['+', 'enhance'] }];
      return [{ icon: 'enhance', note: effect.also === 'printed' ? ['+', 'section'] : [] }];
    case 'farm':
      return [{ icon: 'farm', note: effect.swap ? ['+', 'swap'] : [] }];
    case 'plant': {
      const sign = effect.colours === 'same' ? ['=' as const] : ['≠' as const];
      return [{ icon: 'plant', note: [effect.bulbs, ...(effect.colours === undefined ? [] : sign)] }];
    }
    case 'build':
      return [{ icon: 'build', note: effect.both ? ['both'] : [] }];
    case 'market':
      return [{ icon: 'market', note: [] }];
    case 'trade':
      return [{ icon: 'trade', note: effect.bulbs === undefined ? [] : ['×', effect.bulbs, 'b-any'] }];
  }
}

const isSame = (a: Face, b: Face): boolean =>
  a.icon === b.icon && a.note.length === b.note.length && a.note.every((token, i) => token === b.note[i]);

/** What a section, a tile or a card shows. The same action several times is one face with a count. */
export function duelFaces(effects: Effects): Face[] {
  const faces: Face[] = [];
  const counts: number[] = [];
  for (const face of effects.flatMap(facesOf)) {
    const known = faces.findIndex((it) => isSame(it, face));
    if (known >= 0) counts[known]++;
    else {
      faces.push(face);
      counts.push(1);
    }
  }
  return faces.map((face, i) => (counts[i] === 1 ? face : { ...face, note: [...face.note, '×', counts[i]] }));
}
