import { type AnyGame, hashState, type Manifest, type Printed } from '@polder/core';
import { defaultEdition } from '@polder/valley';
import { valleyManifest } from '@polder/valley/manifest';
import { afterEach, describe, expect, test } from 'vitest';
import { isBroken, type SavedEntry } from './entries.js';
import { newEntry, newTable, summaryOfTable } from './games.js';
import { migratedEntry } from './migrate.js';
import { parseNotation, printNotation } from './notation.js';
import { type Editions, keepPrinted, withoutEdition, withPrinted } from './printed.js';
import { loadProven } from './proof.js';
import { type AnyOptions, gameOf } from './rules.js';
import { parseGame, printGame } from './transfer.js';

const PLAYERS = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Bo' },
] as const;
const NAMES = { table: 'A table', seats: ['Ada', 'Bo', 'Cy', 'Di'], gardener: 'the Gardener' };
const CHANGED = { ...defaultEdition, name: 'changed', start: { ...defaultEdition.start, vp: 9 } };

const manifest = valleyManifest as { -readonly [K in keyof Manifest]: Manifest[K] };
const { game: rules, printed } = valleyManifest;
afterEach(() => Object.assign(manifest, { game: rules, printed }));

/** As a page to come, on which other values are printed. */
function printAnew(): void {
  manifest.printed = { ...(printed as Printed), now: hashState(CHANGED) };
  manifest.game = async () => {
    const game = (await rules()) as AnyGame;
    return {
      ...game,
      setup: (options, seed) => game.setup({ edition: CHANGED, ...(options as object) }, seed),
    };
  };
}

function memoryEditions(): Editions & { readonly kept: Map<string, object> } {
  const kept = new Map<string, object>();
  return {
    kept,
    get: async (hash) => kept.get(hash),
    put: async (hash, edition) => void kept.set(hash, structuredClone(edition)),
  };
}

/** A game of some choices, as it lies in the store. */
async function begun(): Promise<SavedEntry & { readonly proof: string }> {
  const table = newTable('valley', PLAYERS, { players: 2 }, 'printed');
  const history = loadProven(await gameOf('valley'), table.saved);
  const game = await gameOf('valley');
  for (let i = 0; i < 12; i++) {
    const [{ id, seat, options }] = game.decisions(history.state);
    history.choose({ decision: id, seat, key: options[0].key });
  }
  const saved = history.save();
  const entry = newEntry('A game', { ...table, saved }, await summaryOfTable({ ...table, saved }));
  return { ...entry, proof: history.proof };
}

const vpAtStart = async (options: AnyOptions): Promise<number> => {
  const game = await gameOf('valley');
  return game.scores(game.setup(options, 'x'))[0].vp;
};

async function opened(entry: SavedEntry, editions: Editions): Promise<SavedEntry> {
  const listed = await migratedEntry(entry, editions);
  if (isBroken(listed)) throw new Error(`It does not open: ${listed.broken.id}`);
  return listed;
}

describe('a game of this browser', () => {
  test('names its edition, which is kept once beside it', async () => {
    const entry = await begun();
    expect(entry.table.saved).toMatchObject({ edition: printed?.now, options: { players: 2 } });
    const editions = memoryEditions();
    await keepPrinted('valley', editions);
    await keepPrinted('valley', editions);
    expect([...editions.kept]).toEqual([[printed?.now, defaultEdition]]);
  });

  test('goes on with the values that it began with when others are printed', async () => {
    const entry = await begun();
    const editions = memoryEditions();
    await keepPrinted('valley', editions);
    printAnew();
    expect(await vpAtStart({ players: 2 })).toBe(9);
    const { table } = await opened(entry, editions);
    expect(await vpAtStart(table.saved.options)).toBe(5);
    const game = await gameOf('valley', undefined, table.saved.options);
    const history = loadProven(game, table.saved);
    expect(history.proof).toBe(entry.proof);
    const [{ id, seat, options }] = game.decisions(history.state);
    history.choose({ decision: id, seat, key: options[0].key });
    const kept = await withoutEdition(history.save(), editions);
    expect(kept.options).toEqual({ players: 2 });
    const again = await opened(
      { ...entry, proof: history.proof, table: { ...table, saved: kept } },
      editions,
    );
    expect(again.table.saved.log).toHaveLength(13);
    expect(newTable('valley', PLAYERS, { players: 2 }, 'x').saved.edition).toBe(hashState(CHANGED));
  });

  test('from before games said so has the values of that time', async () => {
    const { edition: _, ...old } = (await begun()).table.saved;
    const entry = await begun();
    const editions = memoryEditions();
    await keepPrinted('valley', editions);
    printAnew();
    const { table } = await opened({ ...entry, table: { ...entry.table, saved: old } }, editions);
    expect(await vpAtStart(table.saved.options)).toBe(5);
  });

  test('whose values are nowhere here says so, and stays as it is', async () => {
    const entry = await begun();
    printAnew();
    expect(await migratedEntry(entry, memoryEditions())).toMatchObject({
      broken: { id: 'otherEdition' },
      raw: entry,
    });
  });
});

describe('a game in a file', () => {
  test('brings its printed values along, which a page that has them leaves out', async () => {
    const { name, table, proof } = await begun();
    const saved = await withPrinted(table.saved);
    const text = printGame({ name, table: { ...table, saved }, proof });
    expect((await parseGame(text, NAMES)).table.saved.options).toEqual({ players: 2 });
    printAnew();
    const there = await parseGame(text, NAMES);
    expect(there.proof).toBe(proof);
    expect(await vpAtStart(there.table.saved.options)).toBe(5);
  });

  test('as text names them, and opens where they are kept', async () => {
    const entry = await begun();
    const text = await printNotation(entry);
    expect(text).toContain(`; edition ${printed?.now}`);
    expect((await parseNotation(text, NAMES)).table.saved).toMatchObject(entry.table.saved);
    const editions = memoryEditions();
    await keepPrinted('valley', editions);
    printAnew();
    const { table } = await parseNotation(text, NAMES, editions);
    expect(await vpAtStart(table.saved.options)).toBe(5);
    await expect(parseNotation(text, NAMES, memoryEditions())).rejects.toMatchObject({
      trouble: { id: 'otherEdition' },
    });
  });

  test('that brings others than it names has gone another way', async () => {
    const { name, table, proof } = await begun();
    const saved = { ...table.saved, options: { players: 2, edition: CHANGED } };
    const text = printGame({ name, table: { ...table, saved }, proof });
    await expect(parseGame(text, NAMES)).rejects.toMatchObject({ trouble: { id: 'otherCourse' } });
  });
});
