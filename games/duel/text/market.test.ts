import { table } from '@polder/duel/testing';
import { expect, test } from 'vitest';
import { marketLeft, marketOf } from './market.js';

test('two tiles and the back, each with two deals that are keys of the question (D-MKT)', () => {
  const it = table().market([1, 6]).guilder(9);
  const tiles = marketOf(it.state);
  expect(tiles.map(({ name, target, farthest }) => [name, target, farthest])).toEqual([
    ['1', 'market:1', true],
    ['2', 'market:2', false],
    ['back', 'market:back', false],
  ]);
  expect(tiles[0].deals).toEqual([
    { key: 'deal:1-top', cost: 3, bulbs: [['black'], ['black'], ['black']] },
    { key: 'deal:1-bottom', cost: 1, bulbs: [['white'], ['yellow']] },
  ]);
  expect(tiles[2].deals.map(({ cost, bulbs }) => [cost, bulbs.length])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  const asked = it.act({ do: 'market' }).offered;
  expect(tiles.flatMap(({ deals }) => deals.map(({ key }) => key)).sort()).toEqual([...asked].sort());
});

test('says how many tiles are left', () => {
  expect(marketLeft(table().state)).toBe(10);
  expect(marketLeft(table().marketLeft(3).state)).toBe(3);
});
