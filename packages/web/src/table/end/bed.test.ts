import { describe, expect, it } from 'vitest';
import { bedOf, CELL, countedAfter, placesPath, sizeOf } from './bed.js';
import { GROUPS } from './groups.js';

const bed = (lines: Readonly<Record<string, number>>) =>
  bedOf(GROUPS.valley, {
    seat: 0,
    vp: 0,
    lines: Object.entries(lines).map(([source, vp]) => ({ source, vp })),
  });

/** How many places a path covers. */
const placesIn = (path: string): number =>
  [...path.matchAll(/h(\d+)v(\d+)/g)].reduce((sum, [, w, h]) => sum + (Number(w) * Number(h)) / CELL ** 2, 0);

describe('a bed of tulips', () => {
  it('has a tulip for every point, group by group', () => {
    const { plots, lost, standing } = bed({ water: 4, floodgate: 1, fields: 3, rows: 2 });
    expect(plots.map(({ from, to }) => [from, to])).toEqual([
      [0, 5],
      [5, 8],
      [8, 8],
      [8, 8],
      [8, 10],
    ]);
    expect([lost, standing]).toEqual([0, 10]);
  });

  it('loses what is below 0 at its end, and never more than it has', () => {
    expect(bed({ water: 6, paid: -2 })).toMatchObject({ lost: 2, standing: 4 });
    expect(bed({ water: 1, columns: -5 })).toMatchObject({ lost: 1, standing: 0 });
  });

  it('is counted group by group; what is lost goes with the last', () => {
    const it = bed({ water: 6, fields: 3, columns: -2 });
    expect([0, 1, 2, 3, 4, 5].map((n) => countedAfter(it, n))).toEqual([0, 6, 9, 9, 9, 7]);
  });

  it('has room for the fullest, whatever that is', () => {
    for (const seats of [1, 2, 3, 4])
      for (const most of [0, 5, 60, 142, 300]) {
        const { rows, columns } = sizeOf(Array.from({ length: seats }, () => bed({ water: most })));
        expect(rows * columns).toBeGreaterThanOrEqual(most);
        expect(rows).toBeGreaterThanOrEqual(3);
      }
  });

  it.each([
    [0, 10, 3],
    [5, 8, 3],
    [2, 3, 4],
    [7, 7, 3],
    [1, 14, 4],
  ])('draws every place from %i to %i once, in %i rows', (from, to, rows) => {
    expect(placesIn(placesPath(from, to, rows))).toBe(to - from);
  });
});
