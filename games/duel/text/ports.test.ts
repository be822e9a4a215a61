import { table } from '@polder/duel/testing';
import { expect, test } from 'vitest';
import { exportsLeft, portsOf } from './ports.js';

const colours = (prices: readonly { colour: string; vp: number }[] | undefined) =>
  prices?.map(({ colour, vp }) => `${colour} ${vp}`);

test('the upper half of a Demand tile is open first, then the lower one, then the port closes (D-TRD)', () => {
  const { state } = table().port(1, 1, 1, 'lower').port(2, 2, 2, 'upper');
  const [first, second] = portsOf(state, 0);
  expect(colours(first.prices)).toEqual(['white 1', 'yellow 1', 'red 2']);
  expect(colours(first.later)).toEqual(['red 2', 'violet 3', 'black 4']);
  expect(colours(second.prices)).toEqual(['violet 3', 'black 4', 'white 1']);
  expect(second.later).toBeUndefined();
});

test('a closed port shows what it will open with, and the Ship can’t come', () => {
  const { state } = table().port(5, 5, 3, 'closed');
  expect(portsOf(state, 0)[4]).toMatchObject({
    number: 5,
    target: 'port:5',
    closed: true,
    distance: undefined,
  });
  expect(colours(portsOf(state, 0)[4].prices)).toEqual(['black 3', 'white 1', 'yellow 1']);
});

test('what one holds is marked, for the one who looks', () => {
  const { state } = table().storage('red').seat(1).storage().port(1, 1, 1, 'lower');
  expect(portsOf(state, 0)[0].prices.map(({ held }) => held)).toEqual([false, false, true]);
  expect(portsOf(state, 1)[0].prices.some(({ held }) => held)).toBe(false);
});

test('the way of the Ship takes a Tool a step, by the shorter way, past the closed port (D-TRD)', () => {
  const { state } = table().port(5, 5, 3, 'closed').ship(1);
  expect(portsOf(state, 0).map(({ distance }) => distance)).toEqual([0, 1, 2, 1, undefined]);
  expect(portsOf(state, 0).map(({ ship }) => ship)).toEqual([true, false, false, false, false]);
});

test('an Export tile, or none any more', () => {
  const { state } = table().port(1, 1, 6, 'lower').port(2, 2, 0, 'lower');
  const [first, second] = portsOf(state, 0);
  expect(first.exports).toEqual([{ do: 'build' }]);
  expect(second.exports).toBeUndefined();
  expect(exportsLeft(table().state)).toBe(6);
});
