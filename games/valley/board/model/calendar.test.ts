import { table } from '@polder/valley/testing';
import { expect, test } from 'vitest';
import { atStart, columnName, columnsOf, endColumnOf, reaches, takersOf } from './calendar.js';

const NOBODY = takersOf([], 3);

test('there are as many unique rewards as players; the others are out of play (SET-11)', () => {
  const [first] = columnsOf(table({ players: 3 }).state, NOBODY);
  expect(first.id).toBe('I');
  expect(first.unique.length).toBe(3);
  expect(first.out).toBe(1);
});

test('rewards are targets only in the column reached this turn, and while they are open (CAL-2)', () => {
  const at = table().arrived(2);
  const [first, second] = columnsOf(at.state, NOBODY);
  expect(first.open).toBe(false);
  expect(first.unique[0].target).toBeUndefined();
  expect(second.open).toBe(true);
  expect(second.common.target).toBe('calendar:common');
  expect(second.unique.map(({ target }) => target)).toEqual(['calendar:1', 'calendar:2']);
  at.state.turn.common = false;
  expect(columnsOf(at.state, NOBODY)[1].common.target).toBeUndefined();
  expect(columnsOf(at.state, NOBODY)[1].unique[0].target).toBe('calendar:1');
});

test('a covered reward is taken, by whom if what happened tells it', () => {
  const { state } = table().covered(1, 2).covered(3, 1);
  const moments = [
    { seat: 1, key: 'x', events: [{ type: 'calendarTaken', seat: 1, column: 0, row: 1 } as const] },
  ];
  const [first, , third] = columnsOf(state, takersOf(moments, 3));
  expect(first.unique[0]).toMatchObject({ taken: false, taker: undefined });
  expect(first.unique[1]).toMatchObject({ taken: true, taker: 1 });
  expect(third.unique[0]).toMatchObject({ taken: true, taker: undefined });
});

test('what is told later than the moment that is looked at is not shown', () => {
  const moments = [
    { seat: 1, key: 'x', events: [{ type: 'calendarTaken', seat: 1, column: 0, row: 1 } as const] },
  ];
  expect(columnsOf(table().state, takersOf(moments, 3))[0].unique[1].taken).toBe(false);
});

test('markers stand in the column that they reached', () => {
  const { state } = table({ players: 3 }).seat(1).calendar(2).seat(2).calendar(4);
  expect(atStart(state)).toEqual([0]);
  expect(columnsOf(state, NOBODY).map(({ markers }) => markers)).toEqual([[], [1], []]);
  expect(endColumnOf(state, NOBODY).markers).toEqual([2]);
});

test('the highest VP of the last column go first (CAL-3)', () => {
  const { state } = table();
  state.endTaken = 1;
  const moments = [{ seat: 1, key: 'x', events: [{ type: 'calendar', seat: 1, column: 3 } as const] }];
  expect(endColumnOf(state, takersOf(moments, 3))).toEqual({
    id: 'IV',
    vp: [
      { vp: 8, taken: true, taker: 1 },
      { vp: 5, taken: false, taker: undefined },
      { vp: 3, taken: false, taker: undefined },
      { vp: 2, taken: false, taker: undefined },
    ],
    markers: [],
  });
});

test('what is selected may lead to the next column', () => {
  const now = table().calendar(1).state;
  const then = table().calendar(2).state;
  expect(reaches(now, then, 0)).toBe(1);
  expect(reaches(now, now, 0)).toBeUndefined();
  expect(reaches(now, undefined, 0)).toBeUndefined();
  expect([0, 1, 2, 3].map((column) => columnName(now, column))).toEqual(['I', 'II', 'III', 'IV']);
});
