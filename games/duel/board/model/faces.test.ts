import { defaultEdition } from '@polder/duel';
import { faceMarks, squareMarks } from '@polder/web/look/face-marks.js';
import { describe, expect, it } from 'vitest';
import { duelFaces } from '../../text/faces.js';

describe('Faces of effects', () => {
  it('are goods with their number, and actions with what they need', () => {
    expect(duelFaces([{ do: 'gain', guilder: 2, bulbs: ['any'] }])).toEqual([
      { icon: 'guilder', note: [2] },
      { icon: 'b-any', note: [] },
    ]);
    expect(duelFaces([{ do: 'plant', bulbs: 2 }])).toEqual([{ icon: 'plant', note: [2] }]);
    expect(duelFaces([{ do: 'farm' }])).toEqual([{ icon: 'farm', note: [] }]);
  });

  it('show an action twice as one with a count (D-TIL)', () => {
    expect(duelFaces([{ do: 'market' }, { do: 'market' }])).toEqual([{ icon: 'market', note: ['×', 2] }]);
    expect(duelFaces([{ do: 'market' }, { do: 'gain', tools: 1 }])).toEqual([
      { icon: 'market', note: [] },
      { icon: 'tool', note: [1] },
    ]);
  });

  it.each([
    [{ do: 'enhance', also: 'both' }, ['+', 'enhance']],
    [{ do: 'enhance', also: 'printed' }, ['+', 'section']],
    [{ do: 'farm', swap: true }, ['+', 'swap']],
    [{ do: 'build', both: true }, ['both']],
    [{ do: 'trade', bulbs: 3 }, ['×', 3, 'b-any']],
    [{ do: 'plant', bulbs: 2, colours: 'same' }, [2, '=']],
    [{ do: 'plant', bulbs: 2, colours: 'different' }, [2, '≠']],
  ] as const)('D-TIL the special %j differs from the plain action', (effect, note) => {
    expect(duelFaces([effect])).toEqual([{ icon: effect.do, note }]);
  });

  it('differ for all tiles and printed sections that differ, but for the material', () => {
    const { tiles, exports, wheels } = defaultEdition;
    const all = [...tiles, ...exports].map(({ effects }) => effects);
    const seen = new Map<string, string>();
    for (const effects of [...all, ...wheels.personal, ...wheels.central]) {
      const face = JSON.stringify(duelFaces(effects));
      expect(seen.get(face) ?? JSON.stringify(effects)).toBe(JSON.stringify(effects));
      seen.set(face, JSON.stringify(effects));
    }
    expect(seen.size).toBeGreaterThan(30);
  });

  it('stay within their keystone, whatever the tile', () => {
    for (const { effects } of defaultEdition.tiles) {
      for (const [shape, x, y] of [
        ['keystone', 20.5, 19.5],
        ['slim', 11, 17.5],
      ] as const) {
        for (const mark of faceMarks(duelFaces(effects), shape)) {
          const half = 'icon' in mark ? mark.size / 2 : 0;
          expect(Math.abs(mark.x) + half, JSON.stringify(effects)).toBeLessThanOrEqual(x);
          expect(Math.abs(mark.y) + mark.size / 2, JSON.stringify(effects)).toBeLessThanOrEqual(y);
        }
      }
    }
  });
});

describe('Figures on a tile', () => {
  it('keep the least size: icons beside them go first, the figures stay', () => {
    const figures = (effects: (typeof defaultEdition.tiles)[number]['effects'], least: number): string[] =>
      faceMarks(duelFaces(effects), 'slim', least).flatMap((mark) => ('text' in mark ? [mark.text] : []));
    for (const { effects } of defaultEdition.tiles) {
      expect(figures(effects, 12)).toEqual(figures(effects, 0));
      for (const mark of faceMarks(duelFaces(effects), 'slim', 12)) {
        if ('text' in mark) expect(mark.size, JSON.stringify(effects)).toBeGreaterThanOrEqual(12);
        expect(Math.abs(mark.x), JSON.stringify(effects)).toBeLessThanOrEqual(11);
      }
    }
  });
});

describe('A reward in a square', () => {
  it('is a line of figure and icon, or one large picture', () => {
    const [figure, icon] = squareMarks(duelFaces([{ do: 'gain', vp: 3 }]), 28);
    expect(figure).toMatchObject({ text: '3', y: 0 });
    expect(icon).toMatchObject({ icon: 'vp', y: 0 });
    expect(figure.x).toBeLessThan(icon.x);
    expect(squareMarks(duelFaces([{ do: 'market' }]), 20)).toEqual([
      { icon: 'market', x: 0, y: 0, size: 14 },
    ]);
  });

  it('stays within it, also with several things', () => {
    const effects = [...defaultEdition.patches.flat(), { do: 'gain', guilder: 2, tools: 1, vp: 3 } as const];
    for (const effect of effects) {
      for (const mark of squareMarks(duelFaces([effect]), 28)) {
        expect(Math.abs(mark.x) + ('icon' in mark ? mark.size / 2 : 0)).toBeLessThanOrEqual(14);
        expect(Math.abs(mark.y) + mark.size / 2).toBeLessThanOrEqual(14);
      }
    }
  });
});
