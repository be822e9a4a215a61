import { expect, test } from 'vitest';
import { type Told, tipOf, toldOnce, understood } from './tips.js';

const NONE: Told = { done: false, times: {} };

test('a tip comes with its question, twice at most', () => {
  expect(tipOf(NONE, 'valley', 'gate')).toBe('gate');
  const once = toldOnce(NONE, 'gate');
  expect(tipOf(once, 'valley', 'gate')).toBe('gate');
  expect(tipOf(toldOnce(once, 'gate'), 'valley', 'gate')).toBeUndefined();
  expect(tipOf(toldOnce(once, 'gate'), 'valley', 'wheels')).toBe('wheels');
});

test('not again once it is understood, and none when all is done', () => {
  expect(tipOf(understood(NONE, 'plant'), 'valley', 'plant')).toBeUndefined();
  expect(tipOf({ ...NONE, done: true }, 'valley', 'gate')).toBeUndefined();
});

test('each game has its own, and other questions have none', () => {
  expect(tipOf(NONE, 'duel', 'wheels')).toBe('duelWheels');
  expect(tipOf(NONE, 'duel', 'gate')).toBeUndefined();
  expect(tipOf(NONE, 'valley', 'quarter')).toBeUndefined();
});
