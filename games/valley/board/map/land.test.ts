import { defaultEdition } from '@polder/valley';
import { BROAD, valleyShape } from '@polder/web/look/valley-shape.js';
import { describe, expect, it } from 'vitest';
import { cropOf, cropsOf, rowsOf, sheepOf } from './land.js';
import { medalOf } from './medal.js';

const shape = valleyShape(defaultEdition, BROAD);

describe('the land', () => {
  it('grows on a field what the field gives', () => {
    expect(cropOf({ do: 'gain', bulbs: [['red']] })).toBe('red');
    expect(cropOf({ do: 'gain', guilder: 2 })).toBe('grain');
    expect(cropOf({ do: 'plant', bulbs: 1 })).toBe('furrow');
    expect(cropOf({ do: 'lower', strength: 2 })).toBe('wet');
    expect(cropOf({ do: 'farm' })).toBe('pasture');
  });

  it('keeps rows inside their field, away from its canals', () => {
    const field = {
      at: [0, 0] as const,
      outline: [
        [-20, -20],
        [20, -20],
        [20, 20],
        [-20, 20],
      ] as const,
      coast: false,
      along: 0,
    };
    const rows = rowsOf(field, 10, 5);
    expect(rows).toEqual([
      [
        [-15, -10],
        [15, -10],
      ],
      [
        [-15, 0],
        [15, 0],
      ],
      [
        [-15, 10],
        [15, 10],
      ],
    ]);
    expect(rowsOf({ ...field, outline: [] }, 10, 5)).toEqual([]);
  });

  it('is drawn in one path for each crop', () => {
    expect([...cropsOf(shape, defaultEdition.fields).keys()].sort()).toEqual([
      'furrow',
      'grain',
      'pasture',
      'red',
      'wet',
      'white',
      'yellow',
    ]);
  });

  it('has sheep on pastures only', () => {
    expect(sheepOf(shape, []).bodies).toBe('');
    expect(sheepOf(shape, defaultEdition.fields).bodies).toMatch(/^M[-\d.]+ [-\d.]+h2M/);
  });
});

describe('a medal', () => {
  const numberOf = (...args: Parameters<typeof medalOf>): number | undefined => medalOf(...args).n;

  it('tells strengths, and amounts of more than one', () => {
    expect(numberOf({ do: 'lower', strength: 1 }, [0, 0], 14.5, true)).toBe(1);
    expect(numberOf({ do: 'plant', bulbs: 1 }, [0, 0], 14.5, false)).toBeUndefined();
    expect(numberOf({ do: 'gain', guilder: 3 }, [0, 0], 14.5, true)).toBe(3);
    expect(numberOf({ do: 'gain', tools: 1 }, [0, 0], 14.5, true)).toBeUndefined();
    expect(numberOf({ do: 'gain', bulbs: [['red'], ['red']] }, [0, 0], 14.5, true)).toBe(2);
  });

  it('draws one icon large, several small', () => {
    expect(medalOf({ do: 'farm' }, [10, 20], 10, true).icons).toEqual([
      { icon: 'farm', size: 14, x: 3, y: 13 },
    ]);
    const two = medalOf({ do: 'gain', bulbs: [['violet', 'black']] }, [0, 0], 10, true).icons;
    expect(two.map(({ icon }) => icon)).toEqual(['b-violet', 'b-black']);
    expect(two[0].x).toBeLessThan(two[1].x);
  });
});
