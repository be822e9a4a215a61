import { valley } from '@polder/valley';
import { describe, expect, test } from 'vitest';
import { isFields } from './guards.js';
import { loadProven } from './proof.js';
import { JAN_AND_ANNA, playedTable } from './testing.js';
import { BadFile, parseGame, printBroken, printGame } from './transfer.js';

const NAMES = { table: 'A table', seats: ['Ada', 'Bo', 'Cy', 'Di'], gardener: 'the Gardener' };
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
    await parseGame(file, NAMES);
  } catch (error) {
    if (error instanceof BadFile) return error.trouble;
    throw error;
  }
  return 'none';
}

describe('a game in a file', () => {
  test('comes out as it went in, with what the list shows', async () => {
    const game = await parseGame(text, NAMES);
    expect({ name: game.name, table: game.table }).toEqual({ name: 'Beemster', table });
    expect(game.summary).toMatchObject({ choices: 20, finished: false });
  });

  test('carries its proof, and with it opens under other rules that play it the same', async () => {
    const { proof } = loadProven(valley, table.saved);
    const older = { ...table, saved: { ...table.saved, version: '0.9.0' } };
    const game = await parseGame(printGame({ name: 'Beemster', table: older, proof }), NAMES);
    expect({ table: game.table, proof: game.proof }).toEqual({ table, proof });
  });

  test.each([[{}], [{ version: '1' }], [{ version: '27' }]])('has bots with %j', async (version) => {
    const players = [JAN_AND_ANNA[0], { ...JAN_AND_ANNA[1], ...version }];
    expect((await parseGame(changed({ players }), NAMES)).table.players).toEqual(players);
  });

  test('without a proof gets one, so that a finished game has it too', async () => {
    const game = await parseGame(printGame({ name: 'Beemster', table }), NAMES);
    expect(game.proof).toBe(loadProven(valley, table.saved).proof);
  });

  test('with a proof that does not hold is refused', async () => {
    const { version: ours } = valley;
    const proof = '0123456789abcdef';
    const version = '0.9.0';
    await expect(troubleIn(changed({ proof }, { version }))).resolves.toEqual({
      id: 'otherCourse',
      version,
      ours,
    });
    await expect(troubleIn(changed({ proof: 1 }))).resolves.toEqual({ id: 'part', part: 'proof' });
  });

  test('that can’t be opened here is still written as a game, for a page that can', () => {
    const raw = { name: 'Beemster', table, proof: 'x' };
    const file = printBroken({ id: 'g1', name: 'Beemster', updated: 0, broken: { id: 'notAGame' }, raw });
    expect(JSON.parse(file)).toEqual({ ...JSON.parse(text), proof: 'x' });
    const other = printBroken({
      id: 'g2',
      name: undefined,
      updated: 0,
      broken: { id: 'notAGame' },
      raw: [1],
    });
    expect(JSON.parse(other)).toEqual([1]);
  });

  test('says what it is', () => {
    expect(JSON.parse(text)).toMatchObject({ format: 'polder-game', formatVersion: 1, name: 'Beemster' });
  });

  test('a byte order mark does no harm', async () => {
    expect((await parseGame(`\uFEFF${text}`, NAMES)).name).toBe('Beemster');
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

  test.each([1, null, '', 'x', '1.0', '1'.repeat(10)])(
    'a version of a bot that isn’t: %j',
    async (version) => {
      const file = changed({ players: [JAN_AND_ANNA[0], { ...JAN_AND_ANNA[1], version }] });
      await expect(troubleIn(file)).resolves.toEqual({ id: 'player', seat: 1 });
    },
  );

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
