import { hashState } from '@polder/core';
import { expect, it } from 'vitest';
import { knownDuel } from './duel.js';
import { LEVELS } from './levels.js';
import { knownValley } from './valley.js';

const dataHash = (value: unknown): string => hashState(JSON.parse(JSON.stringify(value)));

it('a level that plays otherwise has another version', () => {
  // If one of these changes, raise the version of every level that plays otherwise, and measure it anew.
  expect(dataHash(knownValley.evaluation)).toBe('a1191be7bd41a6c2');
  expect(dataHash(knownDuel.evaluation)).toBe('a99f0d49d664980e');
  expect(Object.values(LEVELS).map((make) => make(knownValley).identity)).toEqual([
    { id: 'random', version: '1', settings: {} },
    { id: 'apprentice', version: '1', settings: { noise: 0.8 } },
    { id: 'grower', version: '1', settings: { width: 4, cap: 1500 } },
    {
      id: 'master',
      version: '2',
      settings: {
        ...{ width: 8, cap: 4000, candidates: 8 },
        ...{ onWidth: 1, onCap: 300, rounds: 1, simulations: 120 },
      },
    },
  ]);
});
