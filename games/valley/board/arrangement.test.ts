import { describe, expect, it } from 'vitest';
import { arrangementFor } from './arrangement.js';

describe('how the parts of the table are put together', () => {
  it.each([
    ['1280 x 720', 'desk', false, 1280, 720, 'full'],
    ['1366 x 650', 'desk', true, 1366, 650, 'short'],
    ['1024 x 768', 'desk', true, 1024, 768, 'under'],
    ['1280 x 720, text at 115 %', 'desk', true, 1113, 626, 'single'],
    ['1280 x 720, text at 130 %', 'desk', true, 985, 554, 'single'],
    ['1366 x 560', 'desk', true, 1366, 560, 'single'],
    ['768 x 1024', 'tablet', false, 768, 1024, 'tablet'],
    ['390 x 844', 'phone', false, 390, 844, 'phone'],
  ] as const)('%s', (_, layout, compact, width, height, arrangement) => {
    expect(arrangementFor({ layout, compact, width, height })).toBe(arrangement);
  });
});
