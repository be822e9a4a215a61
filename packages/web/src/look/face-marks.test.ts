import { defaultEdition } from '@polder/valley';
import { facesOf } from '@polder/valley/text/faces.js';
import { describe, expect, it } from 'vitest';
import { faceMarks, type Mark } from './face-marks.js';

const read = (marks: readonly Mark[]): string =>
  marks.map((mark) => ('icon' in mark ? mark.icon : mark.text)).join(' ');

describe('The face of a tile', () => {
  it('is one picture in the middle if there is nothing to count', () => {
    expect(faceMarks(facesOf({ do: 'farm' }), 'keystone')).toEqual([{ icon: 'farm', x: 0, y: 0, size: 27 }]);
  });

  it.each([
    [{ do: 'plant', bulbs: 3 }, 'plant 3'],
    [{ do: 'seq', of: [{ do: 'build' }, { do: 'gain', guilder: 1 }] }, 'build + 1 guilder'],
    [{ do: 'build', unconnected: 1 }, 'build 1 guilder'],
    [
      {
        do: 'seq',
        of: [
          { do: 'lower', strength: 2 },
          { do: 'gain', guilder: 2 },
        ],
      },
      'lower 2 + 2 guilder',
    ],
    [{ do: 'gain', guilder: 2, vp: 3 }, '2 guilder 3 vp'],
    [{ do: 'seq', of: [{ do: 'enhance' }, { do: 'enhance' }] }, 'enhance enhance'],
    [{ do: 'seq', of: [{ do: 'swapBulb' }, { do: 'plant', bulbs: 3 }] }, 'b-any / b-any plant 3'],
  ] as const)('%j reads %s', (effect, text) => {
    expect(read(faceMarks(facesOf(effect), 'keystone'))).toBe(text);
  });

  it.each([
    ['keystone', 20.5, 19.5],
    ['slim', 11, 17.5],
  ] as const)('of every tile stays within a %s', (shape, x, y) => {
    for (const { effect } of defaultEdition.tiles) {
      for (const mark of faceMarks(facesOf(effect), shape)) {
        expect(
          Math.abs(mark.x) + ('icon' in mark ? mark.size / 2 : 0),
          JSON.stringify(effect),
        ).toBeLessThanOrEqual(x);
        expect(Math.abs(mark.y) + mark.size / 2, JSON.stringify(effect)).toBeLessThanOrEqual(y);
        expect(mark.size).toBeGreaterThanOrEqual(6);
      }
    }
  });
});
