import { shownDuel } from '@polder/duel/board/shown.js';
import { shownValley } from '@polder/valley/board/shown.js';
import { expect, test } from 'vitest';
import { type Told, tipOf, toldOnce, understood } from './tips.js';

const { tips: VALLEY } = shownValley;
const { tips: DUEL } = shownDuel;
const NONE: Told = { done: false, times: {} };

test('a tip comes with its question, twice at most', () => {
  expect(tipOf(NONE, VALLEY, 'gate')).toBe('gate');
  const once = toldOnce(NONE, 'gate');
  expect(tipOf(once, VALLEY, 'gate')).toBe('gate');
  expect(tipOf(toldOnce(once, 'gate'), VALLEY, 'gate')).toBeUndefined();
  expect(tipOf(toldOnce(once, 'gate'), VALLEY, 'wheels')).toBe('wheels');
});

test('not again once it is understood, and none when all is done', () => {
  expect(tipOf(understood(NONE, 'plant'), VALLEY, 'plant')).toBeUndefined();
  expect(tipOf({ ...NONE, done: true }, VALLEY, 'gate')).toBeUndefined();
});

test('each game has its own, and other questions have none', () => {
  expect(tipOf(NONE, DUEL, 'wheels')).toBe('duelWheels');
  expect(tipOf(NONE, DUEL, 'gate')).toBeUndefined();
  expect(tipOf(NONE, VALLEY, 'quarter')).toBeUndefined();
});
