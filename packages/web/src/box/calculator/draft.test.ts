import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Draft, keptAs, printDraft, readDraft, withTable } from './draft.js';
import { READERS } from './testing.js';

const draft: Draft = {
  game: 'second',
  tables: { first: { points: 4 }, second: { points: 41 } },
  kept: { first: 'k3x' },
};
const read = (raw: unknown): Draft => readDraft(raw, READERS);

it('gives back what was stored, with a table beside the rest by the id of its game', () => {
  expect(read(JSON.parse(printDraft(draft)))).toEqual(draft);
  expect(JSON.parse(printDraft(draft))).toEqual({
    game: 'second',
    first: { points: 4 },
    second: { points: 41 },
    kept: { first: 'k3x' },
  });
});

it('nothing stored is an empty table of the first game', () => {
  expect(read(undefined)).toEqual({
    game: 'first',
    tables: { first: { points: 0 }, second: { points: 0 } },
    kept: {},
  });
});

it('changes the table of the game that is counted, and no other', () => {
  expect(withTable(draft, { points: 5 }).tables).toEqual({ first: { points: 4 }, second: { points: 5 } });
  expect(keptAs(draft, 'b').kept).toEqual({ first: 'k3x', second: 'b' });
  expect(JSON.parse(printDraft(keptAs({ ...draft, game: 'first' }, undefined))).kept).toEqual({});
});

it('makes a draft of anything', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (raw, table) => {
      for (const it of [raw, { ...draft, first: table, kept: table }]) {
        const made = read(it);
        expect(Object.keys(made.tables)).toEqual(['first', 'second']);
        expect(read(JSON.parse(printDraft(made)))).toEqual(made);
      }
    }),
  );
});
