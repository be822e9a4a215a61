import { table } from '@polder/duel/testing';
import { expect, test } from 'vitest';
import { rowOf, swapKey, swapping } from './rows.js';

test('a card is a Helper of the one near to it and a Contract of the other, with what it scores now (D-FRM)', () => {
  // Card 13: each pair of traded bulbs; it lies near seat 0, so seat 1 scores it.
  const { state } = table().helpers(13).seat(1).traded('red', 'red', 'white');
  const row = rowOf(state, 0);
  expect(row).toMatchObject({ seat: 0, places: 3, pushed: undefined });
  expect(row.cards).toHaveLength(1);
  expect(row.cards[0]).toMatchObject({ id: 13, worth: 3, used: false, leaves: false });
  expect(row.cards[0].helper.when).toBe('market');
});

test('a Contract that counts scored ones counts itself (D-CON-1)', () => {
  const { state } = table().contracts(8).scored(1, 2);
  expect(rowOf(state, 1).cards[0].worth).toBe(2 * 3);
});

test('newest first; of a full row the oldest leaves next', () => {
  const { state } = table().helpers(1, 2, 3);
  expect(rowOf(state, 0).cards.map(({ id, leaves }) => [id, leaves])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test('Helpers that have worked this turn are marked, only those of the turn’s player (D-HLP)', () => {
  const it = table().helpers(4).cardOffer(1, 2).guilder(0).act({ do: 'farm' }).choose('helper:4');
  expect(rowOf(it.state, 0).cards.map(({ id, used }) => [id, used])).toContainEqual([4, true]);
  it.state.turn.seat = 1;
  expect(rowOf(it.state, 0).cards.some(({ used }) => used)).toBe(false);
});

test('a card that is pushed out waits beside its row (D-FRM)', () => {
  const it = table().helpers(1, 2, 3).cardOffer(5, 6).seat(1).guilder(2);
  it.act({ do: 'farm' }).choose('hire:1');
  const row = rowOf(it.state, 0);
  expect(row.cards.map(({ id }) => id)).toEqual([5, 1, 2]);
  expect(row.pushed?.id).toBe(3);
  expect(rowOf(it.state, 1).pushed).toBeUndefined();
});

test('which row is swapped, and how the choice is called (D-TIL)', () => {
  const it = table().helpers(1, 2).cardOffer(5, 6).act({ do: 'farm', swap: true });
  expect(swapping(it.state)).toBeUndefined();
  it.choose('hire:1');
  expect(swapping(it.state)).toBe(0);
  expect(it.offered).toContain(swapKey(1, 0));
  const other = table().contracts(1, 2).cardOffer(5, 6).act({ do: 'farm', swap: true }).choose('sign:1');
  expect(swapping(other.state)).toBe(1);
});
