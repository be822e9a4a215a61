import { defaultEdition, type Effect } from '@polder/valley';
import { faceMarks } from '@polder/web/look/face-marks.js';
import { describe, expect, it } from 'vitest';
import { slimFaces } from './slim.js';

const { tiles, wheels } = defaultEdition;
const effects: readonly Effect[] = [
  ...wheels.large.flatMap(({ sections }) => sections),
  ...wheels.small,
  ...tiles.map(({ effect }) => effect),
];

describe('an effect on a narrow stone', () => {
  it('has its action and its strength, and no price that could be taken for it', () => {
    expect(slimFaces({ do: 'market', cost: 2, moves: 3 })).toEqual([{ icon: 'market', note: [3] }]);
    expect(slimFaces({ do: 'lower', strength: 2, both: true })).toEqual([{ icon: 'lower', note: [2] }]);
    expect(slimFaces({ do: 'build', unconnected: 1 })).toEqual([{ icon: 'build', note: [] }]);
  });
  it('can be read: no figure of any tile is under 12', () => {
    for (const effect of effects) {
      for (const mark of faceMarks(slimFaces(effect), 'slim', 12.8))
        if ('text' in mark) expect(mark.size).toBeGreaterThanOrEqual(12);
    }
  });
});
