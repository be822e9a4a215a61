import { describe, expect, test } from 'vitest';
import { bedsOf, flowers, gear } from './scene.js';

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

  test('flowers stay in their band and near the picture', () => {
    const points = pointsOf(flowers(0.4, 1));
    expect(points.length).toBeGreaterThan(100);
    expect(points.every(([x, y]) => x >= -10 && x <= 1290 && y >= 243 && y <= 300)).toBe(true);
  });
});
