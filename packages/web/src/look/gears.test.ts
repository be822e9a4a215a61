import { describe, expect, it } from 'vitest';
import { dotsPath, gearPath, meshing, panelPath, polar } from './gears.js';

const pointsOf = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$| -?[\d.]+ -?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

describe('Gears', () => {
  it('have four teeth a section', () => {
    expect(gearPath(98, 6, 5).split('Q')).toHaveLength(1 + 2 * 24);
    expect(gearPath(82, 5, 5).split('Q')).toHaveLength(1 + 2 * 20);
  });

  it('mesh: a step is the same arc on both', () => {
    const { large, small, distance } = meshing(6, 5, 98, 1);
    expect(large / 6).toBeCloseTo(small / 5);
    expect(distance).toBeCloseTo(98 + 98 * (5 / 6) + 1);
  });

  it('stay between foot and tip of their teeth', () => {
    for (const [x, y] of pointsOf(gearPath(98, 6, 5))) {
      expect(Math.hypot(x, y)).toBeGreaterThan(92.8);
      expect(Math.hypot(x, y)).toBeLessThan(102.7);
    }
  });
});

it('A panel leaves a spoke of even width on both sides', () => {
  const [[x, y]] = pointsOf(panelPath(6, 25, 88, 6, 4));
  // Distance of its first corner from the spoke's middle line, which points to -30 degrees.
  expect(Math.abs(x * Math.sin(-Math.PI / 6) - y * Math.cos(-Math.PI / 6))).toBeCloseTo(3, 0);
});

it('Angles go clockwise from the right', () => {
  expect(polar(10, 90)).toEqual([0, 10]);
  expect(dotsPath(10, 2, 0)).toBe('M10 0h.01M-10 0h.01');
});
