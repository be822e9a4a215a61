import { readFileSync } from 'node:fs';
import { VERSIONS } from '@polder/bots';
import { loadHistory, replayNotation } from '@polder/core';
import { duel } from '@polder/duel';
import { valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { BadFile } from './bad-file.js';
import { newTable } from './games.js';
import type { LocalTable } from './local.js';
import { isNotation, parseNotation, printNotation } from './notation.js';
import { JAN_AND_ANNA, playedTable } from './testing.js';
import { parseGame } from './transfer.js';

const NAMES = { table: 'A table', seats: ['Ada', 'Bo', 'Cy', 'Di'], gardener: 'the Gardener' };
const golden = (path: string): string =>
  readFileSync(new URL(`../../../../fixtures/${path}.polder`, import.meta.url), 'utf8');

async function troubleIn(text: string): Promise<unknown> {
  try {
    await parseGame(text, NAMES);
  } catch (error) {
    if (error instanceof BadFile) return error.trouble;
    throw error;
  }
  return 'none';
}

describe('a table as text', () => {
  it('comes out as it went in: the line that stands, the people, the name', async () => {
    const table = playedTable(40);
    const text = await printNotation({ name: 'Beemster; "deep"', table });
    expect(text.split('\n').slice(0, 4)).toEqual([
      '; table "Beemster; \\"deep\\""',
      '; p1 person "Jan"',
      `; p2 bot grower/${VERSIONS.grower} "Anna"`,
      `polder valley ${valley.version}`,
    ]);
    expect(await parseNotation(text, NAMES)).toEqual({ name: 'Beemster; "deep"', table });
  });

  it.each([
    ['grower', {}],
    ['grower/1', { version: '1' }],
    ['master/27', { version: '27' }],
  ])('may say the version of a level, or not: %s', async (bot, version) => {
    const text = (await printNotation({ name: 'x', table: playedTable(3) })).replace(/bot \S+/, `bot ${bot}`);
    const { name, table } = await parseNotation(text, NAMES);
    const [level] = bot.split('/');
    expect(table.players[1]).toEqual({ kind: 'bot', name: 'Anna', level, ...version });
    expect(await printNotation({ name, table })).toBe(text);
  });

  it('has no trace of what was taken back', async () => {
    const { saved } = playedTable(24);
    const history = loadHistory(valley, saved);
    const [{ seat }] = valley.decisions(history.state);
    while (history.undoable(seat).steps === 0) {
      const [{ id, options }] = valley.decisions(history.state);
      history.choose({ decision: id, seat, key: options[0].key });
    }
    history.undo(seat);
    const table: LocalTable = { game: 'valley', players: JAN_AND_ANNA, saved: history.save() };
    const { table: read } = await parseNotation(await printNotation({ name: 'x', table }), NAMES);
    expect(read.saved.log.every(({ type }) => type === 'choice')).toBe(true);
    expect(loadHistory(valley, read.saved as typeof saved).choices).toEqual(history.choices);
  });

  it('may be one that nothing happened at yet', async () => {
    const table = newTable('valley', JAN_AND_ANNA, { players: 2 }, 'new');
    const { table: read } = await parseNotation(await printNotation({ name: 'x', table }), NAMES);
    expect(read).toEqual(table);
  });

  it('is read by everything that reads the notation, and with every seed', async () => {
    const table = newTable('duel', JAN_AND_ANNA, {}, 'a;b"c\n');
    const text = await printNotation({ name: 'x', table });
    expect(replayNotation(duel, text).seed).toBe('a;b"c\n');
  });

  it('of a game of Duel is one of Duel', async () => {
    const { table } = await parseNotation(golden('duel/golden/grower'), NAMES);
    expect(table.game).toBe('duel');
    expect(table.players).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Bo' },
    ]);
  });

  it('of a game against the Gardener has it at its seat', async () => {
    const { table } = await parseNotation(golden('golden/solo-hard'), NAMES);
    expect(table.players).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'gardener', name: 'the Gardener' },
    ]);
  });

  it.each(['golden/four-patient', 'golden/two-windy', 'golden/solo-windy', 'duel/golden/breezy'])(
    'comes from elsewhere without people: %s',
    async (path) => {
      const text = golden(path);
      const { name, table, summary } = await parseGame(text, NAMES);
      expect(name).toBe('A table');
      expect(summary.finished).toBe(true);
      // All but the names is written as it was.
      const again = await printNotation({ name, table });
      expect(again.replace(/^;.*\n/gm, '').replace(/^hash.*\n/m, '')).toBe(
        text.replace(/^;.*\n/gm, '').replace(/^hash.*\n/m, ''),
      );
    },
  );

  it('keeps the usual people if its comments name others than can sit there', async () => {
    const text = await printNotation({ name: 'x', table: playedTable(3) });
    const alone = text.replace(/; p2.*\n/, '');
    const gardener = text.replace(/p2 bot \S+/, 'p2 gardener');
    const unknown = text.replace(/bot \S+/, 'bot god');
    const versions = ['grower/', 'grower/x', 'grower/1/1', 'grower/-1', `grower/${'1'.repeat(10)}`];
    const malformed = versions.map((bot) => text.replace(/bot \S+/, `bot ${bot}`));
    for (const other of [
      alone,
      gardener,
      unknown,
      ...malformed,
      `; p1\n; p9 person "X"\n; anything\n${text}`,
    ]) {
      const { table } = await parseNotation(other, NAMES);
      expect(table.players.map((it) => it.name)).toEqual(['Ada', 'Bo']);
    }
  });

  it('is told from JSON by how it begins', () => {
    expect(['polder valley 1', '\uFEFF\n ; x', ' polder', ';'].every(isNotation)).toBe(true);
    expect(['{"polder": 1}', '', '\n', 'polderX', '[1]'].some(isNotation)).toBe(false);
  });
});

describe('a text that can’t be opened', () => {
  const table = playedTable(12);
  const wrong = async (from: string | RegExp, to: string): Promise<unknown> => {
    const text = await printNotation({ name: 'x', table });
    const bad = text.replace(from, to);
    expect(bad).not.toBe(text);
    return troubleIn(bad);
  };

  it('names the place, what is wrong, and what could stand there', async () => {
    const text = golden('golden/four-patient');
    const bad = text.replace('1. p1 gate:1', '1. p1 gate:9');
    const trouble = await troubleIn(bad);
    expect(trouble).toMatchObject({ id: 'notation', line: 6, column: 7 });
    expect(trouble).toMatchObject({ detail: expect.stringContaining('gate:9') });
    expect(trouble).toMatchObject({ offered: expect.arrayContaining(['gate:1']) });
  });

  it.each<[string, string | RegExp, string, unknown]>([
    ['another game', 'polder valley', 'polder chess', { id: 'otherGame', game: 'chess' }],
    [
      'other rules',
      /polder valley \S+/,
      'polder valley 0.1.0',
      { id: 'otherRules', version: '0.1.0', ours: valley.version },
    ],
    ['no version', /polder valley \S+/, 'polder valley', { id: 'notation', line: 4, column: 1 }],
    ['options that are no JSON', /options .*/, 'options {players}', { id: 'notation', line: 5, column: 9 }],
    ['options of no game', /options .*/, 'options {"players":9}', { id: 'notation', line: 5, column: 9 }],
    ['options that are nothing', /options .*/, 'options null', { id: 'notation', line: 5, column: 9 }],
    ['no seed', /seed .*/, 'seed 7', { id: 'notation', line: 6, column: 6 }],
    ['a turn too many', '1. p', '7. p', { id: 'notation' }],
    ['a wrong hash', /hash .*/, 'hash 0000000000000000', { id: 'notation', column: 6 }],
    ['a result too early', /hash .*/, 'result p1=9 p2=3', { id: 'notation', column: 1 }],
    ['half a file', /options[\s\S]*/, '', { id: 'notation' }],
  ])('%s', async (_, from, to, trouble) => {
    expect(await wrong(from, to)).toMatchObject(trouble as object);
  });

  it('has nothing but comments', async () => {
    expect(await troubleIn('; table "Nothing"\n')).toMatchObject({ id: 'notation', line: 1 });
  });

  it('is too large', async () => {
    expect(await troubleIn(`;${' '.repeat(4_000_001)}`)).toEqual({ id: 'tooLarge', megabytes: 4 });
  });

  it('is refused wherever one of its words is changed, or plays another game', async () => {
    const text = await printNotation({ name: 'x', table });
    // Comments are anybody's.
    const game = text.slice(0, text.indexOf('; edition'));
    const words = [...game.matchAll(/\S+/g)].filter(({ index }) => index > text.indexOf('polder'));
    for (const { 0: word, index } of words) {
      const bad = `${text.slice(0, index)}zz${text.slice(index + word.length)}`;
      const trouble = await troubleIn(bad);
      if (word === '|') continue;
      expect(trouble, word).not.toBe('none');
    }
  });
});
