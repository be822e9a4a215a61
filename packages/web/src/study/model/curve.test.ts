import { describe, expect, it } from 'vitest';
import { bandOf, curveRange, lineOf } from './curve.js';
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

  it('runs through its places to the end, if all are known', () => {
    const places = [
      { x: 0, y: 10 },
      { x: 5, y: 20 },
    ];
    expect(lineOf(places, undefined)).toBe('M0.0 10.0L5.0 20.0');
    expect(lineOf(places, { x: 9, y: 1 })).toBe('M0.0 10.0L5.0 20.0L9.0 1.0');
  });

  it('has a band from the upper edge over the end back along the lower one', () => {
    const places = [
      { ...point(1, 0, 2), x: 0, y: 0 },
      { ...point(1, -1, 3), x: 5, y: 0 },
    ];
    const path = bandOf(places, { y: (vp) => 10 * vp }, { x: 9, y: 1 });
    expect(path).toBe('M0.0 20.0L5.0 30.0L9.0 1.0L5.0 -10.0L0.0 0.0Z');
  });
});
