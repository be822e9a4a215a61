import { describe, expect, it } from 'vitest';
import { type Box, besides } from './place.js';

const PAGE = { left: 0, top: 36, right: 1280, bottom: 720 };
const SIZE = { width: 340, height: 200 };
const covers = (at: { left: number; top: number }, box: Box): boolean =>
  at.left < box.right &&
  at.left + SIZE.width > box.left &&
  at.top < box.bottom &&
  at.top + SIZE.height > box.top;

describe('the coach', () => {
  const question = { left: 930, top: 430, right: 1272, bottom: 712 };
  it.each([
    ['the wheels', { left: 8, top: 44, right: 404, bottom: 430 }],
    ['the lever', { left: 8, top: 436, right: 404, bottom: 712 }],
    ['the map', { left: 410, top: 44, right: 924, bottom: 520 }],
    ['the farm', { left: 410, top: 526, right: 924, bottom: 712 }],
    ['the question', question],
  ])('covers neither the question nor %s, and stays on the page', (_, spot) => {
    const at = besides(SIZE, PAGE, [spot, question]);
    expect(covers(at, spot)).toBe(false);
    expect(covers(at, question)).toBe(false);
    expect([at.left >= 0, at.top >= 36, at.left + 340 <= 1280, at.top + 200 <= 720]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('covers as little as can be where there is no room', () => {
    const wide = { left: 0, top: 36, right: 1280, bottom: 600 };
    expect(besides(SIZE, PAGE, [wide]).top).toBe(720 - 8 - 200);
  });

  it('stands in a corner where nothing is meant', () => {
    expect(besides(SIZE, PAGE, [])).toEqual({ left: 1280 - 8 - 340, top: 720 - 8 - 200 });
  });
});
