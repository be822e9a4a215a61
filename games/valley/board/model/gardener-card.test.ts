import { soloTable, table } from '@polder/valley/testing';
import { expect, test } from 'vitest';
import { gardenerCards } from './gardener-card.js';

test('there is none without the Gardener', () => {
  expect(gardenerCards(table().state)).toBeUndefined();
});

test('the face of the last turn and the back that lies on top now (G-TRN-1)', () => {
  const shown = gardenerCards(soloTable().drawn('G5', 'G2').state);
  expect(shown?.face?.id).toBe('G5');
  expect(shown?.back).toEqual({ common: 'right', other: 'unique', farm: [2, 3, 1] });
  expect(shown?.left).toBe(19);
});

test('the next card is one of those with this back that were not drawn yet', () => {
  // G1, G7 and G19 have the same back.
  const shown = gardenerCards(soloTable({ solo: 'easy' }).drawn('G5', 'G1').state);
  expect(shown?.next.map(({ id }) => id)).toEqual(['G1', 'G7', 'G19']);
  const later = gardenerCards(soloTable({ solo: 'easy' }).drawn('G7', 'G1').state);
  expect(later?.next.map(({ id }) => id)).toEqual(['G1', 'G19']);
  // Two of them are not in the deck on Hard (G-SET-4).
  const hard = gardenerCards(soloTable({ solo: 'hard' }).drawn('G5', 'G19').state);
  expect(hard?.next.map(({ id }) => id)).toEqual(['G19']);
});
