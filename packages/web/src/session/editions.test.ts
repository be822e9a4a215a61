import { readFileSync } from 'node:fs';
import { problemsOf } from '@polder/core/edition';
import { describe, expect, test } from 'vitest';
import {
  type BadEditionFile,
  filesOf,
  linkOf,
  playableText,
  readEditionFile,
  readLink,
} from './edition-file.js';
import { type KeptEdition, memoryEditions, readKept } from './editions.js';
import { GAMES } from './rules.js';

const [{ id: first }, { id: second }] = GAMES;
const windy = readFileSync(new URL('../../../../fixtures/editions/windy.json', import.meta.url), 'utf8');
const troubleOf = async (text: string, wanted?: string) =>
  readEditionFile(text, wanted).then(
    () => undefined,
    (error: BadEditionFile) => error.trouble,
  );

describe('a file', () => {
  test('of an edition is read as it is', async () => {
    const { game, edition, mended } = await readEditionFile(windy);
    expect(game).toBe(first);
    expect(edition).toEqual(JSON.parse(windy));
    expect(mended).toEqual([]);
  });

  test.each(GAMES.map(({ id }) => id))('of the usual edition of %s is told from others', async (id) => {
    const { standard, usual } = await filesOf(id);
    const read = await readEditionFile(standard());
    expect(read.game).toBe(id);
    expect(read.edition).toEqual(usual);
  });

  test('of another game is refused by its name', async () => {
    expect(await troubleOf(windy, second)).toEqual({ id: 'otherGame', game: first });
  });

  test('that is half-filled is taken, with the usual values for the rest and a list of it', async () => {
    const { name, patches, tiles } = JSON.parse(windy);
    const { edition, mended } = await readEditionFile(
      JSON.stringify({ name, patches, tiles, rows: 'x' }),
      first,
    );
    const { usual, check } = await filesOf(first);
    expect(edition).toEqual({ ...usual, name, patches, tiles });
    expect(mended.map(({ path }) => path)).toContain('rows');
    expect(problemsOf(check(edition), edition)).toEqual([]);
  });

  test('of the first format is brought up to date', async () => {
    const older = JSON.parse(windy);
    for (const space of older.spaces) if (space.market) space.market = true;
    delete older.gardener;
    const { edition } = await readEditionFile(JSON.stringify(older));
    const { usual } = await filesOf(first);
    expect(edition).toEqual({ ...JSON.parse(windy), gardener: (usual as { gardener: object }).gardener });
  });

  test.each([
    ['nothing', '', 'notJson'],
    ['a text', 'hello', 'notJson'],
    ['cut off', windy.slice(0, 400), 'notJson'],
    ['a list', '[1, 2]', 'notAnEdition'],
    ['null', 'null', 'notAnEdition'],
    ['something else', '{"name": "x", "players": []}', 'notAnEdition'],
    ['10 MB', `"${'x'.repeat(10_000_000)}"`, 'tooLarge'],
    ['deep', '['.repeat(100_000), 'notJson'],
  ])('%s', async (_, text, id) => {
    expect(await troubleOf(text)).toMatchObject({ id });
  });

  test('cut off says where', async () => {
    expect(await troubleOf('{\n  "name": ')).toEqual({ id: 'notJson', line: 2, column: 11 });
  });

  test('with hostile keys changes nothing but values', async () => {
    const hostile = windy.replace(
      '"name": "windy"',
      '"name": "w", "__proto__": {"hacked": true}, "constructor": 1',
    );
    const { edition, mended } = await readEditionFile(hostile, first);
    expect(edition).toEqual({ ...JSON.parse(windy), name: 'w' });
    expect(({} as { hacked?: boolean }).hacked).toBeUndefined();
    expect(mended).toHaveLength(2);
  });

  test('with huge lists and numbers is mended at once', async () => {
    const huge = { ...JSON.parse(windy), tiles: new Array(50_000).fill(1e308), guilderMax: 1e21 };
    const { edition } = await readEditionFile(JSON.stringify(huge));
    const { usual } = await filesOf(first);
    expect((edition as unknown as { tiles: unknown }).tiles).toEqual((usual as { tiles: unknown }).tiles);
  });
});

test('a table gets the author and not what was checked', async () => {
  const { usual, parse } = await filesOf(first);
  const text = await playableText(first, { ...usual, about: { author: 'Jan', checked: ['rows[0]'] } });
  expect(parse(text)).toEqual({ ...usual, about: { author: 'Jan' } });
  expect(parse(await playableText(first, { ...usual, about: { checked: ['rows[0]'] } }))).toEqual(usual);
});

describe('a link', () => {
  test('carries the whole edition', async () => {
    const link = await linkOf(JSON.parse(windy));
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(5000);
    expect((await readLink(link)).edition).toEqual(JSON.parse(windy));
  });

  test.each([['!!!'], ['AAAA'], ['']])('%j is none', async (link) => {
    await expect(readLink(link)).rejects.toMatchObject({ trouble: { id: 'badLink' } });
  });

  test('that unfolds to too much is left', async () => {
    const bomb = await linkOf({ text: 'x'.repeat(20_000_000) });
    await expect(readLink(bomb)).rejects.toMatchObject({ trouble: { id: 'tooLarge' } });
  });
});

describe('the store', () => {
  const entry = (id: string, updated: number): KeptEdition => ({
    id,
    game: first,
    updated,
    edition: { name: id },
  });

  test('keeps several, the latest first', async () => {
    const editions = memoryEditions();
    await editions.put(entry('a', 1));
    await editions.put(entry('b', 3));
    await editions.put(entry('a', 2));
    expect((await editions.list()).map(({ id }) => id)).toEqual(['b', 'a']);
    await editions.remove('b');
    expect(await editions.get('b')).toBeUndefined();
  });

  test.each([[null], [{}], [{ ...entry('a', 1), game: 'chess' }], [{ ...entry('a', 1), edition: 'x' }]])(
    '%j is none of ours',
    (raw) => expect(readKept(raw)).toBeUndefined(),
  );
  test('an entry is read as it was written', () => expect(readKept(entry('a', 1))).toEqual(entry('a', 1)));
});
