import { soloTable, type Table, table } from '@polder/valley/testing';
import { expect, test } from 'vitest';
import { takersOf } from './calendar.js';
import { wishGot, wishOf, wishParts, wishSum, wishValues } from './wish.js';

const NOBODY = takersOf([], 3);

function parts({ state }: Table) {
  const wish = wishOf(state);
  return wish && wishParts(state, 0, wish);
}

test('before it is known there is no wish (SET-7)', () => {
  const { state } = table();
  state.wish = -1;
  expect(wishOf(state)).toBeUndefined();
  expect(wishValues(state, NOBODY)).toEqual([]);
});

test('Tools are counted up to what is asked for', () => {
  expect(parts(table().wish(1).tools(4))).toEqual([{ of: 'tool', have: 4, need: 6 }]);
  expect(parts(table().wish(1).tools(9))).toEqual([{ of: 'tool', have: 6, need: 6 }]);
});

test('a Contract of each group: two of the same group count once', () => {
  expect(parts(table().wish(2).contracts(1, 2, 25))).toEqual([
    { of: 'blue', have: 1, need: 1 },
    { of: 'yellow', have: 0, need: 1 },
    { of: 'red', have: 1, need: 1 },
  ]);
});

test('each row is counted for itself', () => {
  const at = table().wish(3).planted(1, 'red', 'red', 'white').planted(4, 'black');
  expect(parts(at)).toEqual([
    { of: 'patch', have: 2, need: 2 },
    { of: 'patch', have: 0, need: 3 },
    { of: 'patch', have: 0, need: 4 },
    { of: 'patch', have: 1, need: 5 },
  ]);
  expect(wishSum(parts(at) ?? [])).toEqual({ have: 3, need: 14 });
});

test('only Windmills of one network count', () => {
  // A1 and B1 are linked, A4 lies across the Market.
  expect(parts(table().wish(4).windmills('A1', 'B1', 'A4'))).toEqual([{ of: 'windmill', have: 2, need: 4 }]);
});

test('tiles beyond those asked for by kind fill the rest', () => {
  const at = table().wish(5).tile('large1', 19).tile('large2', 20).tile('large3', 21).tile('small1', 1);
  expect(parts(at)).toEqual([
    { of: 'unique', have: 2, need: 2 },
    { of: 'uncommon', have: 0, need: 2 },
    { of: 'tile', have: 2, need: 2 },
  ]);
});

test('the highest value is taken first, by the one who met the wish first (WSH-1)', () => {
  const { state } = table().wish(4);
  const takers = takersOf([{ seat: 1, key: 'x', events: [{ type: 'wish', seat: 1, vp: 12 } as const] }], 3);
  expect(wishValues(state, takers).map(({ taken }) => taken)).toEqual([false, false, false]);
  state.wishesTaken = 1;
  state.players[1].wished = true;
  expect(wishValues(state, takers)).toEqual([
    { vp: 12, taken: true, by: 1 },
    { vp: 8, taken: false, by: undefined },
    { vp: 4, taken: false, by: undefined },
  ]);
  expect(wishGot(state, 1, takers)).toBe(12);
  expect(wishGot(state, 0, takers)).toBeUndefined();
});

test('against the Gardener both hold a value until the end (G-WSH-1)', () => {
  const { state } = soloTable().wishes(2, 1);
  expect(wishValues(state, NOBODY).map(({ by }) => by)).toEqual([0, 1, undefined]);
  expect(wishGot(state, 0, NOBODY)).toBe(wishValues(state, NOBODY)[0].vp);
});
