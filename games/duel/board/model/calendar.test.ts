import { duel } from '@polder/duel';
import { table } from '@polder/duel/testing';
import { expect, test } from 'vitest';
import { calendarOf, causesOf, isNear, movesTo } from './calendar.js';

test('five spaces with what giving up is worth there; the last one triggers the end (D-TRN-5, D-END-1)', () => {
  const spaces = calendarOf(table().calendar(3).state);
  expect(spaces.map(({ guilder }) => guilder)).toEqual([1, 1, 2, 2, 3]);
  expect(spaces.map(({ here, passed }) => (here ? 'here' : passed ? 'passed' : 'to come'))).toEqual([
    'passed',
    'passed',
    'here',
    'to come',
    'to come',
  ]);
  expect(spaces.map(({ last }) => last)).toEqual([false, false, false, false, true]);
});

test('all that can move the marker, and what is left until then', () => {
  const { state } = table().vp(36).traded('red', 'red', 'red', 'red', 'red').tilesLeft(2);
  expect(causesOf(state).map(({ why, seat, left }) => [why, seat, left])).toEqual([
    ['tiles', undefined, 2],
    ['cards', undefined, 9],
    ['market', undefined, 10],
    ['windmills', 0, 5],
    ['windmills', 1, 5],
    ['delivered', 0, 1],
    ['delivered', 1, 6],
    ['vp', 0, 4],
    ['vp', 1, 40],
  ]);
  expect(
    causesOf(state)
      .filter(isNear)
      .map(({ why, seat }) => [why, seat]),
  ).toEqual([
    ['tiles', undefined],
    ['delivered', 0],
    ['vp', 0],
  ]);
});

test('what has moved it once does not again, but the Market does (D-ENH, D-FRM, D-VP-1, D-MKT)', () => {
  const { state } = table().noneAside().vp(41).traded('red', 'red', 'red', 'red', 'red', 'red');
  expect(causesOf(state).map(({ why, seat }) => `${why} ${seat ?? ''}`.trim())).toEqual([
    'market',
    'windmills 0',
    'windmills 1',
    'delivered 1',
    'vp 1',
  ]);
});

test('on the last space nothing moves it any more', () => {
  expect(causesOf(table().calendar(5).state)).toEqual([]);
});

test('what is selected may move it', () => {
  const { state } = table().calendar(2);
  const ghost = duel.clone(state);
  expect(movesTo(state, ghost)).toBeUndefined();
  ghost.calendar = 2;
  expect(movesTo(state, ghost)).toBe(2);
  expect(movesTo(state, undefined)).toBeUndefined();
});
