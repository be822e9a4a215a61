import { table } from '@polder/valley/testing';
import { expect, test } from 'vitest';
import { besides, bulbChosen, tradeCard } from './trade.js';

test('the top card shows its quarters and the bulbs on it', () => {
  const card = tradeCard(table().trade(2, 'red', null, null, 'black').state);
  expect(card?.number).toBe(2);
  expect(card?.bulbs).toEqual(['red', undefined, undefined, 'black']);
  expect(card?.quarters.map(({ target, effect }) => [target, effect.do])).toEqual([
    ['quarter:1', 'plant'],
    ['quarter:2', 'gain'],
    ['quarter:3', 'enhance'],
    ['quarter:4', 'gain'],
  ]);
});

test('a bulb brings the two rewards beside it (TRD-1)', () => {
  expect([0, 1, 2, 3].map((space) => besides(space))).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ]);
});

test('a quarter that was taken in this trade is marked (CRD-7)', () => {
  const at = table().trade(1).storage('red').guilder(5).act({ do: 'trade', more: 2 });
  const taken = at.choose('trade:red>1').choose('quarter:2');
  // The two bulbs are stored at once; the trade goes on.
  expect(tradeCard(taken.state)?.quarters.map((quarter) => quarter.taken)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('what is selected says which bulb would lie where', () => {
  expect(bulbChosen(['trade:red>2'])).toEqual({ colour: 'red', space: 1 });
  expect(bulbChosen(['supply:black>4', 'quarter:1'])).toEqual({ colour: 'black', space: 3 });
  expect(bulbChosen(['collect'])).toBeUndefined();
  expect(bulbChosen([])).toBeUndefined();
});
