import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countDuel } from './duel-count.js';
import { emptyDuel } from './duel-facts.js';
import { type Draft, readDraft } from './reading.js';
import { countValley } from './valley-count.js';
import { emptyFarm, emptyValley } from './valley-facts.js';

const draft: Draft = {
  game: 'duel',
  valley: {
    ...emptyValley(),
    size: 'solo',
    difficulty: 'hard',
    farms: [
      {
        ...emptyFarm(),
        name: 'Zofia',
        track: 41,
        patches: [['red', 'red', null, null, null, null, null], ...emptyFarm().patches.slice(1)],
        emptied: [true, false, false, false, true],
        contracts: [{ card: 17 }, { byHand: null }],
        answers: { windmills: 4, wish: 10 },
      },
      ...emptyValley().farms.slice(1),
    ],
  },
  duel: { ...emptyDuel(), ring: false, board: { fullPatches: 2 } },
  kept: { valley: 'k3x' },
};

it('gives back what was stored', () => {
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('nothing stored is an empty table of the first game', () => {
  expect(readDraft(undefined)).toEqual({
    game: 'valley',
    valley: emptyValley(),
    duel: emptyDuel(),
    kept: {},
  });
});

it('leaves out what can’t be, and only that', () => {
  const [farm] = draft.valley.farms;
  const spoilt = {
    ...farm,
    track: -3,
    patches: [['blue', 'red']],
    contracts: [{ card: 99 }, { card: 17 }, 'x', { byHand: 7 }],
    answers: { windmills: '4', wish: 10, moon: 1 },
  };
  const { valley } = readDraft({ ...draft, valley: { ...draft.valley, size: 9, farms: [spoilt] } });
  expect(valley.size).toBe(2);
  expect(valley.difficulty).toBe('hard');
  expect(valley.farms[0]).toEqual({
    ...farm,
    track: null,
    patches: [[null, 'red', null, null, null, null, null], ...emptyFarm().patches.slice(1)],
    contracts: [{ card: 17 }, { byHand: 7 }],
    answers: { wish: 10 },
  });
  expect(valley.farms).toHaveLength(4);
});

it('makes a table that can be counted of anything', () => {
  const spoilt = fc.anything().map((raw) => ({ ...draft, valley: raw, duel: raw }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), spoilt), (raw) => {
      const read = readDraft(raw);
      expect(countValley(read.valley).sheets.length).toBeGreaterThan(1);
      expect(countDuel(read.duel).sheets).toHaveLength(2);
      expect(readDraft(read)).toEqual(read);
    }),
  );
});
