import { valley } from '@polder/valley';
import { describe, expect, test } from 'vitest';
import { isFields } from './guards.js';
import { playedTable } from './testing.js';
import { BadFile, parseGame, printGame } from './transfer.js';

const table = playedTable(20);
const text = printGame({ name: 'Beemster', table });

/** The file with some of its parts changed; undefined takes one away. */
function changed(change: Record<string, unknown>, saved: Record<string, unknown> = {}): string {
  const file: unknown = JSON.parse(text);
  if (!isFields(file) || !isFields(file.saved)) throw new Error('not a file');
  return JSON.stringify({ ...file, saved: { ...file.saved, ...saved }, ...change });
}

async function troubleIn(file: string): Promise<unknown> {
  try {
    await parseGame(file);
  } catch (error) {
    if (error instanceof BadFile) return error.trouble;
    throw error;
  }
  return 'none';
}

describe('a game in a file', () => {
  test('comes out as it went in, with what the list shows', async () => {
    const game = await parseGame(text);
    expect({ name: game.name, table: game.table }).toEqual({ name: 'Beemster', table });
    expect(game.summary).toMatchObject({ choices: 20, finished: false });
  });

  test('says what it is', () => {
    expect(JSON.parse(text)).toMatchObject({ format: 'polder-game', formatVersion: 1, name: 'Beemster' });
  });

  test('a byte order mark does no harm', async () => {
    expect((await parseGame(`\uFEFF${text}`)).name).toBe('Beemster');
  });

  test.each([
    ['an empty file', '  \n', { id: 'empty' }],
    ['another kind of JSON', '{"name":"x"}', { id: 'notAGame' }],
    ['a list', '[1]', { id: 'notAGame' }],
    ['a newer format', changed({ formatVersion: 2 }), { id: 'newerFormat', version: 2 }],
    ['no version', changed({ formatVersion: '1' }), { id: 'part', part: 'formatVersion' }],
    ['no name', changed({ name: '' }), { id: 'part', part: 'name' }],
    ['a name without end', changed({ name: 'x'.repeat(41) }), { id: 'part', part: 'name' }],
    ['no players', changed({ players: undefined }), { id: 'part', part: 'players' }],
    [
      'a stranger',
      changed({
        players: [
          { kind: 'person', name: 'A' },
          { kind: 'cat', name: 'B' },
        ],
      }),
      { id: 'player', seat: 1 },
    ],
    [
      'a level that isn’t',
      changed({ players: [{ kind: 'bot', name: 'A', level: 'god' }] }),
      { id: 'player', seat: 0 },
    ],
    [
      'too few players',
      changed({ players: [{ kind: 'person', name: 'A' }] }),
      { id: 'seats', found: 1, wanted: 2 },
    ],
    [
      'the Gardener among others',
      changed({
        players: [
          { kind: 'person', name: 'A' },
          { kind: 'gardener', name: 'G' },
        ],
      }),
      { id: 'player', seat: 1 },
    ],
    ['no saved game', changed({ saved: 7 }), { id: 'part', part: 'saved' }],
    ['another game', changed({}, { game: 'chess' }), { id: 'otherGame', game: 'chess' }],
    [
      'other rules',
      changed({}, { version: '9.0.0' }),
      { id: 'otherRules', version: '9.0.0', ours: valley.version },
    ],
    ['no options', changed({}, { options: null }), { id: 'part', part: 'options' }],
    ['no seed', changed({}, { seed: 1 }), { id: 'part', part: 'seed' }],
    ['no log', changed({}, { log: {} }), { id: 'part', part: 'log' }],
  ])('%s', async (_, file, trouble) => {
    await expect(troubleIn(file)).resolves.toEqual(trouble);
  });

  test('no JSON: says so, with the place', async () => {
    await expect(troubleIn('{"format": ')).resolves.toMatchObject({
      id: 'notJson',
      detail: expect.stringContaining('JSON'),
    });
  });

  test('too large to be a game', async () => {
    await expect(troubleIn(' '.repeat(4_000_001))).resolves.toEqual({ id: 'tooLarge', megabytes: 4 });
  });

  test('a log that can’t be played: names the record', async () => {
    const log = [...table.saved.log];
    log[2] = { type: 'undo', seat: 0, count: 5 };
    await expect(troubleIn(changed({}, { log }))).resolves.toMatchObject({
      id: 'record',
      detail: expect.stringMatching(/^Record 2: /),
    });
    await expect(troubleIn(changed({}, { log: [null] }))).resolves.toMatchObject({ id: 'record' });
  });

  test('an edition that can’t be played: says why', async () => {
    const options = { players: 2, edition: { name: 'mine' } };
    await expect(troubleIn(changed({}, { options }))).resolves.toMatchObject({
      id: 'record',
      detail: expect.stringContaining("The edition can't be played"),
    });
  });
});
