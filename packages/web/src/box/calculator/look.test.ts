import { expect, it } from 'vitest';
import { asColour, figure, plantedBy, stepped } from './look.js';

it('a minus is no hyphen', () => {
  expect([figure(-3), figure(0), figure(12)]).toEqual(['−3', '0', '12']);
});

it('digits plant, Delete takes out', () => {
  expect(['1', '5', '6', 'Delete', 'a'].map(plantedBy)).toEqual([
    'white',
    'black',
    undefined,
    null,
    undefined,
  ]);
  expect([asColour('red'), asColour('nothing')]).toEqual(['red', undefined]);
});

it('arrows stay on the board', () => {
  expect(stepped('ArrowUp', 0, 3, 4, 7)).toEqual({ row: 0, column: 3 });
  expect(stepped('ArrowRight', 2, 3, 4, 7)).toEqual({ row: 2, column: 4 });
  expect(stepped('End', 2, 3, 4, 7)).toEqual({ row: 2, column: 6 });
  expect(stepped('Tab', 2, 3, 4, 7)).toBeUndefined();
});
