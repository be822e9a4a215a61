import { describe, expect, it } from 'vitest';
import { MAPS, mapFor, printSize } from './fit.js';

describe('the map in its room', () => {
  it.each([
    ['a desk of 1280 x 720', 500, 396, 'broad'],
    ['beside the offers at 1024 x 768', 420, 316, 'broad'],
    ['the middle of a small desk', 273, 385, 'upright'],
    ['a phone', 374, 402, 'upright'],
  ] as const)('is drawn as it is largest: %s', (_, width, height, kind) => {
    expect(mapFor(width, height)).toBe(kind);
    const scale = Math.min(width / MAPS[kind][2], height / MAPS[kind][3]);
    expect(printSize(kind, width, height) * scale).toBeGreaterThanOrEqual(12);
  });
  it('has figures that grow with it, not less than it is drawn with', () => {
    expect(printSize('broad', 1048, 824)).toBeLessThan(12.5);
    expect(printSize('broad', 0, 0)).toBeGreaterThan(12);
  });
});
