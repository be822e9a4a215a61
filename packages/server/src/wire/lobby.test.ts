import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newTableSchema, PACES } from './lobby.js';

const taken = (pace: unknown): boolean =>
  v.safeParse(newTableSchema, {
    ...{ game: 'duel', players: 2, pace },
    ...{ listed: true, rated: false, hints: false, spectators: true },
  }).success;

describe('The pace of a table', () => {
  it.each(Object.entries(PACES))('can be as it is offered: %s', (_, pace) => {
    expect(taken(pace)).toBe(true);
  });

  it.each([
    ['a live turn of an hour', { kind: 'live', turn: 3_600, bank: 86_400 }, true],
    ['a live turn of more than an hour', { kind: 'live', turn: 3_601, bank: 0 }, false],
    ['a live game with days in reserve', { kind: 'live', turn: 60, bank: 86_401 }, false],
    ['a live turn of no time', { kind: 'live', turn: 9, bank: 600 }, false],
    ['two weeks for a turn', { kind: 'days', turn: 14 * 86_400, bank: 0 }, true],
    ['more than two weeks for a turn', { kind: 'days', turn: 14 * 86_400 + 1, bank: 0 }, false],
    ['days of a minute', { kind: 'days', turn: 60, bank: 0 }, false],
    ['a clock without a pace', { kind: 'none', turn: 60, bank: 0 }, false],
  ])('is sensible: %s', (_, pace, isTaken) => {
    expect(taken(pace)).toBe(isTaken);
  });
});
