import type { Decision } from '@polder/core';
import { duelUi } from '@polder/duel/board/game-ui.js';
import { editionOf, type ValleyEvent, type ValleyState, valley } from '@polder/valley';
import { valleyUi } from '@polder/valley/board/game-ui.js';
import { expect, test } from 'vitest';
import { type Told, tellTip, tipOf } from './tips.js';

const NONE: Told = { done: false, times: {} };
const asks = (ask: string): Decision => ({ ask, seat: 0 }) as Decision;
const VIEW = valley.setup({ players: 2 }, 'tips');
const at = (water: number): ValleyState => ({ ...VIEW, water });
const chose = (seat: number, ...events: ValleyEvent[]) => ({ seat, key: '', events });

const after = (told: Told, view: ValleyState, ...moments: ReturnType<typeof chose>[]) =>
  tipOf(told, valleyUi, { decision: asks('plant'), view, moments });

test('a tip comes with its question, once', () => {
  expect(after(NONE, VIEW)).toBe('plant');
  expect(after(tellTip(NONE, 'plant'), VIEW)).toBeUndefined();
  expect(after({ ...NONE, done: true }, VIEW)).toBeUndefined();
});

test('what has just happened comes first, the latest of all', () => {
  const own = chose(0, { type: 'calendar', seat: 0, column: 1 });
  expect(after(NONE, VIEW, own)).toBe('calendar');
  expect(after(NONE, VIEW, own, chose(1, { type: 'endTriggered', seat: 1, lastRound: 9 }))).toBe('end');
  // Told: then the one before it.
  const told = tellTip(NONE, 'end');
  expect(after(told, VIEW, own, chose(1, { type: 'endTriggered', seat: 1, lastRound: 9 }))).toBe('calendar');
});

test('what happened before the last choice is over', () => {
  expect(after(NONE, VIEW, chose(0, { type: 'calendar', seat: 0, column: 1 }), chose(0))).toBe('plant');
});

test('only one’s own Calendar and Storage are worth a word, and no Calendar without rewards', () => {
  expect(after(NONE, VIEW, chose(1, { type: 'calendar', seat: 1, column: 1 }))).toBe('plant');
  const last = editionOf(VIEW).calendar.columns.length;
  expect(after(NONE, VIEW, chose(0, { type: 'calendar', seat: 0, column: last }))).toBe('plant');
  expect(after(NONE, VIEW, chose(1, { type: 'refused', seat: 1, colour: 1 }))).toBe('plant');
  expect(after(NONE, VIEW, chose(0, { type: 'refused', seat: 0, colour: 1 }))).toBe('storage');
  expect(after(NONE, VIEW, chose(0, { type: 'stored', seat: 0, colour: 1, cost: 0 }))).toBe('plant');
  expect(after(NONE, VIEW, chose(0, { type: 'stored', seat: 0, colour: 1, cost: 2 }))).toBe('storage');
});

test('high water is spoken of only while it is high', () => {
  const rose = chose(1, { type: 'water', to: 5 });
  expect(after(NONE, at(5), rose)).toBe('water');
  expect(after(NONE, at(0), rose)).toBe('plant');
  expect(after(NONE, at(2), chose(1, { type: 'water', to: 2 }))).toBe('plant');
});

test('each game has its own, and other questions have none', () => {
  const asked = (ask: string) => tipOf(NONE, duelUi, { decision: asks(ask), view: {} as never, moments: [] });
  expect(asked('wheels')).toBe('duelWheels');
  expect(asked('gate')).toBeUndefined();
});
