import { describe, expect, it } from 'vitest';
import { curveOf, curveRange } from './curve.js';
import type { CurvePoint } from './report.js';

const point = (vp: number, low: number, high: number, best = vp): CurvePoint => ({
  from: 0,
  round: 1,
  vp,
  low,
  high,
  best,
});

describe('the curve', () => {
  it('has zero, the end, every band and what was lost in its range', () => {
    const [low, high] = curveRange([point(4, 2, 9), point(-3, -8, 1, 14)], 6);
    expect(low).toBeLessThan(-8);
    expect(high).toBeGreaterThan(14);
    const [least, most] = curveRange([point(5, 5, 5)], 5);
    expect(least).toBeLessThan(0);
    expect(most).toBeGreaterThan(5);
  });

  it('has some range even where nothing happens', () => {
    const [low, high] = curveRange([], 0);
    expect(high - low).toBeGreaterThan(0);
  });

  it('runs to the end once all turns are weighed', () => {
    const points = [point(1, 0, 2), point(4, -1, 6)];
    expect(curveOf(points, 9, 3)).toEqual({ vp: [1, 4], low: [0, -1], band: [2, 7] });
    expect(curveOf(points, 9, 2)).toEqual({ vp: [1, 4, 9], low: [0, -1, 9], band: [2, 7, 0] });
    expect(curveOf([], 9, 0)).toEqual({ vp: [], low: [], band: [] });
  });
});
