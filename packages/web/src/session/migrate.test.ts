import { valley } from '@polder/valley';
import { describe, expect, test } from 'vitest';
import { isBroken, type SavedEntry } from './entries.js';
import type { LocalTable } from './local.js';
import { migrated, migratedEntry } from './migrate.js';
import { loadProven } from './proof.js';
import type { AnyGame } from './rules.js';
import { entryOf, playedTable } from './testing.js';

const table = playedTable(30);
const { proof } = loadProven(valley, table.saved);
const of = (version: string, from: LocalTable = table): LocalTable => ({
  ...from,
  saved: { ...from.saved, version },
});

/** Rules with another version; `change` makes the state after each choice another one. */
function rules(version: string, change: (state: { water: number }) => void = () => {}): AnyGame {
  const game = valley as unknown as AnyGame;
  return {
    ...game,
    version,
    choose(state, choice) {
      const events = game.choose(state, choice);
      change(state as unknown as { water: number });
      return events;
    },
  };
}

describe('a game of other rules', () => {
  test('that play it the same goes on under ours', () => {
    expect(migrated(rules('2.0.0'), of('1.0.0'), proof)).toEqual({ table: of('2.0.0') });
  });

  test('goes on under its own, if they are kept here, even if ours play it the same', () => {
    expect(migrated(rules('2.0.0'), of('1.0.0'), proof, rules('1.0.0'))).toEqual({ table: of('1.0.0') });
    expect(migrated(rules('2.0.0'), of('1.0.0'), undefined, rules('1.0.0'))).toEqual({ table: of('1.0.0') });
  });

  test('that is torn says what is wrong under its own rules', () => {
    const log = table.saved.log.map((record, i) => (i === 20 ? { ...record, key: 'fly' } : record));
    const torn = of('1.0.0', { ...table, saved: { ...table.saved, log } });
    expect(migrated(rules('2.0.0'), torn, proof, rules('1.0.0'))).toMatchObject({
      trouble: { id: 'record' },
    });
  });

  test('from a newer page, too', () => {
    expect(migrated(rules('1.0.0'), of('2.0.0'), proof)).toEqual({ table: of('1.0.0') });
  });

  test('that play it otherwise is refused', () => {
    const wet = rules('2.0.0', (state) => {
      state.water = 7;
    });
    expect(migrated(wet, of('1.0.0'), proof)).toEqual({
      trouble: { id: 'otherCourse', version: '1.0.0', ours: '2.0.0' },
    });
  });

  test('that can’t play it at all is refused for the same reason', () => {
    const log = table.saved.log.map((record, i) => (i === 20 ? { ...record, key: 'fly' } : record));
    const torn = { ...table, saved: { ...table.saved, log } };
    expect(migrated(rules('2.0.0'), of('1.0.0', torn), proof)).toEqual({
      trouble: { id: 'otherCourse', version: '1.0.0', ours: '2.0.0' },
    });
  });

  test('without a proof is refused, even if they would play it the same', () => {
    expect(migrated(rules('2.0.0'), of('1.0.0'), undefined)).toEqual({
      trouble: { id: 'otherRules', version: '1.0.0', ours: '2.0.0' },
    });
  });

  test('in which nothing was chosen needs no proof', () => {
    const fresh = playedTable(0);
    expect(migrated(rules('2.0.0'), of('1.0.0', fresh), undefined)).toEqual({ table: of('2.0.0', fresh) });
  });
});

describe('a game of our rules', () => {
  const game = rules(valley.version);

  test('needs no proof', () => {
    expect(migrated(game, table, undefined)).toEqual({ table });
  });

  test('with a proof must still come to it: rules may change by mistake, and files by hand', () => {
    expect(migrated(game, table, proof)).toEqual({ table });
    expect(migrated(game, table, '0123456789abcdef')).toMatchObject({ trouble: { id: 'otherCourse' } });
  });

  test('whose log is torn says where', () => {
    const log = table.saved.log.map((record, i) => (i === 20 ? { ...record, key: 'fly' } : record));
    const torn = { ...table, saved: { ...table.saved, log } };
    expect(migrated(game, torn, proof)).toMatchObject({
      trouble: { id: 'record', detail: expect.stringMatching(/^Record 20: /) },
    });
  });
});

describe('an entry of the store', () => {
  const entry: SavedEntry = { ...entryOf('g1', 1000, 30), proof };
  const old = (of: SavedEntry): SavedEntry => ({
    ...of,
    table: { ...of.table, saved: { ...of.table.saved, version: '0.9.0' } },
  });

  test('takes our version and stays what it was', async () => {
    expect(await migratedEntry(old(entry))).toEqual(entry);
  });

  test('that is refused comes with itself, untouched', async () => {
    const broken = old({ ...entry, proof: '0123456789abcdef' });
    const before = structuredClone(broken);
    expect(await migratedEntry(broken)).toEqual({
      id: 'g1',
      name: 'Table g1',
      updated: 1000,
      broken: { id: 'otherCourse', version: '0.9.0', ours: valley.version },
      raw: before,
    });
    expect(broken).toEqual(before);
  });

  test('that can’t even be read is passed on', async () => {
    const torn = { id: 'x', name: 'Torn', updated: 0, broken: { id: 'notAGame' as const }, raw: 7 };
    expect(isBroken(await migratedEntry(torn))).toBe(true);
    expect(await migratedEntry(torn)).toBe(torn);
  });
});
