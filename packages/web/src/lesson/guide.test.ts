import { describe, expect, test } from 'vitest';
import { placeIn } from './guide.js';
import { spotOf } from './script.js';

describe('where it stands', () => {
  const lesson = {
    steps: [
      { say: 'welcome' },
      { say: 'lever', does: ['a', 'b'] },
      { say: 'market', does: ['c'] },
      { say: 'done' },
    ],
  } as const;

  test('by choices made and steps read', () => {
    expect(placeIn(lesson, 0, -1)).toEqual({ at: 0, wanted: [] });
    expect(placeIn(lesson, 0, 0)).toEqual({ at: 1, wanted: ['a', 'b', 'c'] });
    expect(placeIn(lesson, 1, 0)).toEqual({ at: 1, wanted: ['b', 'c'] });
    expect(placeIn(lesson, 2, 0)).toEqual({ at: 2, wanted: ['c'] });
    expect(placeIn(lesson, 3, 0)).toEqual({ at: 3, wanted: [] });
    expect(placeIn(lesson, 3, 3)).toEqual({ at: 3, wanted: [] });
  });

  test('what was taken back comes again, what was read does not', () => {
    expect(placeIn(lesson, 0, 3).at).toBe(1);
  });
});

test('points at where a choice is made, past those that only lead there', () => {
  const lesson = { partOf: (key: string) => ({ build: '.map' })[key], leading: ['do'] };
  expect(spotOf(lesson, ['build'])).toBe('.map');
  expect(spotOf(lesson, ['do', 'build'])).toBe('.map');
  expect(spotOf(lesson, ['end', 'build'])).toBe('.decide');
  expect(spotOf(lesson, ['do'])).toBe('.decide');
  expect(spotOf(lesson, [])).toBeUndefined();
});
