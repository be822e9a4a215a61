import { seedRandom } from '@polder/core';
import { expect, it } from 'vitest';
import { standing } from './standing.js';
import { evening, headerOf, playOn, SECOND, START } from './testing/tables.js';

it('tells at the start who is waited for, and when the first clock is empty', () => {
  const { table } = evening(headerOf({ seats: ['grower', 'person'] }));
  expect(standing(table)).toEqual({
    waiting: [
      { seat: 0, since: START },
      { seat: 1, since: START },
    ],
    bots: ['grower', null],
    away: [false, false],
    dueAt: START + 360 * SECOND,
    botDue: true,
  });
});

it('keeps apart a bot of the table and one that stands in', () => {
  const at = evening(headerOf({ seats: ['grower', 'person'] }));
  at.does(1, { type: 'leave' });
  expect(standing(at.table)).toMatchObject({ bots: ['grower', 'grower'], away: [false, true], dueAt: null });
});

it('has no bot choose in a pause', () => {
  const at = evening(headerOf({ seats: ['grower', 'person'] }));
  at.does(1, { type: 'propose', what: { what: 'pause' } });
  expect(standing(at.table)).toMatchObject({
    botDue: false,
    dueAt: null,
    waiting: [{ seat: 0 }, { seat: 1 }],
  });
});

it('tells how and when it ended', () => {
  const valley = headerOf({ game: 'valley', options: { players: 2 } });
  const over = playOn(evening(valley).at(7), seedRandom('standing'), 10_000).table;
  expect(standing(over)).toMatchObject({
    ...{ waiting: [], dueAt: null, botDue: false },
    ended: { status: 'over', at: START + 7 * SECOND, result: over.result },
  });
  const at = evening(valley).at(9);
  at.does(0, { type: 'propose', what: { what: 'abandon' } });
  at.does(1, { type: 'answer', proposal: at.table.seq, yes: true });
  expect(standing(at.table).ended).toEqual({ status: 'abandoned', result: null, at: START + 9 * SECOND });
});
