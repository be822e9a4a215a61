import { describe, expect, test } from 'vitest';
import { bedsOf, flowerRows, gear } from './scene.js';

const pointsOf = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the landscape', () => {
  test('a gear has four corners a tooth, between its inner and its outer edge', () => {
    const radii = pointsOf(gear(97, 24, 7)).map(([x, y]) => Math.hypot(x, y));
    expect(radii).toHaveLength(96);
    expect(Math.min(...radii)).toBeCloseTo(90, 0);
    expect(Math.max(...radii)).toBeCloseTo(104, 0);
  });

  test('beds run from the horizon to the lower edge', () => {
    const heights = new Set(pointsOf(bedsOf('red')).map(([, y]) => y));
    expect([...heights]).toEqual([206, 300]);
  });

  test('rows of flowers lie within the field, four to a bed', () => {
    const rows = flowerRows();
    expect(rows.length).toBeGreaterThan(12);
    for (const { line, dashes } of rows) {
      const [[from, y]] = pointsOf(line);
      const to = Number(line.split('H')[1]);
      const lengths = dashes.split(' ').map(Number);
      const bed = lengths.reduce((sum, it) => sum + it, 0);
      expect(y).toBeGreaterThan(206);
      expect(y).toBeLessThan(310);
      expect(lengths).toHaveLength(8);
      // So many beds, but for the furrow beside the last one and the edges of the first and last bed.
      expect((to - from) / bed).toBeGreaterThan(33);
      expect((to - from) / bed).toBeLessThan(34);
    }
  });
});
