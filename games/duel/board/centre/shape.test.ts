import { describe, expect, it } from 'vitest';
import { BROAD, pondOf, ringShape, UPRIGHT } from './shape.js';

describe.each([
  ['on the desk', BROAD, 28],
  ['held upright', UPRIGHT, 24],
] as const)('The ring %s', (_, loop, least) => {
  const { places, bands, numbers } = ringShape(loop, 12);
  const all = [...places.values()];

  it('has 48 spaces and 12 Windmill spaces in even steps, none on another', () => {
    expect(all).toHaveLength(60);
    const far = all.map(({ at: [x, y] }, i) => {
      const [nx, ny] = all[(i + 1) % all.length].at;
      return Math.hypot(nx - x, ny - y);
    });
    expect(Math.min(...far)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...far) - Math.min(...far)).toBeLessThan(1.5);
    expect(Math.min(...far)).toBeGreaterThan(loop.bed);
  });

  it('goes clockwise from the middle above: Patch 1 to the right, Windmill space 12 in the middle', () => {
    expect(places.get('mill:12')?.at).toEqual([0, -loop.height]);
    const first = places.get('space:1.1')?.at ?? [0, 0];
    expect(first[0]).toBeGreaterThan(0);
    expect(places.get('space:12.4')?.at).toEqual([-first[0], first[1]]);
    expect(places.get('mill:6')?.at[1]).toBe(loop.height);
  });

  it('turns spaces along the band', () => {
    expect(places.get('space:1.1')?.turn).toBe(0);
    expect(places.get('mill:3')?.turn).toBe(90);
    expect(places.get('mill:6')?.turn).toBe(180);
  });

  it('has a band and a number for each Patch, the number on the shore', () => {
    expect(bands).toHaveLength(12);
    const pond = pondOf(loop);
    for (const [x, y] of numbers) {
      const inside = Math.abs(x) < pond.width + 3 && Math.abs(y) < pond.height + 3;
      expect(inside, `${x} ${y}`).toBe(true);
    }
  });
});
