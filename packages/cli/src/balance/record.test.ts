import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addBalance } from '@polder/bots/balance';
import { afterAll, describe, expect, it } from 'vitest';
import { type GameId, withGame } from '../games.js';
import { analyse, unexplained } from './analysis.js';
import { readRecord, writeRecord } from './data.js';
import { balanceGames, type Players } from './games.js';
import { noteFor, readNotes } from './notes.js';
import { type BalanceRecord, combine, newRecord } from './record.js';

const folder = mkdtempSync(join(tmpdir(), 'polder-balance-'));
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RANDOM: Players = { level: 'random', budget: { simulations: 1 } };

/** Games `from` to `to` - 1 of a seed, in pieces of this size. */
async function played(
  game: GameId,
  seed: string,
  from: number,
  to: number,
  piece = 1,
): Promise<BalanceRecord> {
  const table = { players: 2, expert: false };
  const record = newRecord(game, table, RANDOM, seed);
  for (let at = from; at < to; at += piece) {
    const seeds = Array.from({ length: Math.min(piece, to - at) }, (_, i) => `${seed}/${at + i}`);
    const part = await withGame(game, (entry) => balanceGames(entry, entry.options(table), RANDOM, seeds));
    addBalance(record.balance, part);
  }
  return record;
}

describe('the sums of a table', () => {
  it.each(['valley', 'duel'] as const)('do not depend on how the games are cut (%s)', async (game) => {
    const whole = await played(game, 'cut', 0, 7, 7);
    expect(whole.balance.base.games).toBe(7);
    expect(await played(game, 'cut', 0, 7, 3)).toEqual(whole);
    expect(JSON.stringify(await played(game, 'cut', 0, 7, 1))).toBe(JSON.stringify(whole));
  });

  it('agree with each other', async () => {
    const { balance } = await played('valley', 'sums', 0, 6);
    const { base, winners, losers } = balance;
    expect(winners.seats + losers.seats).toBe(12);
    const vp = base.seats.reduce((sum, seat) => sum + seat.vp.sum, 0);
    const bySource = [winners, losers].flatMap(({ sources }) => Object.values(sources));
    expect(bySource.reduce((sum, n) => sum + n, 0)).toBe(vp);
    const byScore = [winners, losers].flatMap(({ scores }) => Object.entries(scores));
    expect(byScore.reduce((sum, [score, n]) => sum + Number(score) * n, 0)).toBe(vp);
    for (const { games, takers, mixed, mixedTakers } of Object.values(balance.items)) {
      expect(games).toBeLessThanOrEqual(6);
      // Two seats: one took it, or both.
      expect(takers).toBe(games * 2 - mixed);
      expect(mixedTakers).toBe(mixed);
    }
  });
});

describe('records', () => {
  it('say who played what', async () => {
    const { about } = await played('duel', 'about', 0, 1);
    expect(about).toMatchObject({
      ...{ game: 'duel', players: 2, seeds: ['about'], budget: { simulations: 1 } },
      bot: { id: 'random', version: '1', settings: {} },
      edition: { name: 'polder' },
    });
    expect(about.edition.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('are the same after a file, which is small', async () => {
    for (const game of ['valley', 'duel'] as const) {
      const record = await played(game, 'file', 0, 2);
      writeRecord(path('data.json'), record);
      expect(readRecord(path('data.json'))).toEqual(record);
      expect(statSync(path('data.json')).size).toBeLessThan(50_000);
    }
  });

  it('of one table are added up, others stay apart', async () => {
    const [a, b, other] = [
      await played('valley', 'a', 0, 3),
      await played('valley', 'b', 0, 2),
      await played('duel', 'a', 0, 1),
    ];
    const [sum, second, ...rest] = combine([a, other, b]);
    expect(rest).toEqual([]);
    expect(second).toEqual(other);
    expect(sum.about.seeds).toEqual(['a', 'b']);
    expect(sum.balance.base.games).toBe(5);
    const [tile] = Object.keys(a.balance.items);
    expect(sum.balance.items[tile].chances).toBe(
      a.balance.items[tile].chances + b.balance.items[tile].chances,
    );
    expect(a.balance.base.games).toBe(3);
    expect(() => combine([a, other, a])).toThrow("seed 'a', are in two files");
  });

  it.each([
    ['not JSON', 'hello', 'this is not JSON'],
    ['another document', '{"games":3}', 'this is no data'],
    ['a newer format', '{"polder":"balance","format":2}', 'format: expected 1, found 2'],
  ])('refuse %s', (_what, text, message) => {
    writeFileSync(path('bad.json'), text);
    expect(() => readRecord(path('bad.json'))).toThrow(message);
  });

  it('refuse text in place of numbers', async () => {
    writeRecord(path('data.json'), await played('valley', 'x', 0, 1));
    const { balance, about, families } = readRecord(path('data.json'));
    const items = {
      ...balance.items,
      'tile:1': { ...balance.items['tile:1'], chances: '<b>' as unknown as number },
    };
    writeRecord(path('bad.json'), { about, families, balance: { ...balance, items } });
    expect(() => readRecord(path('bad.json'))).toThrow('families[0].items[0][2]: expected a whole number');
  });
});

describe('notes', () => {
  it('are found by the most precise name', async () => {
    writeFileSync(
      path('notes.json'),
      JSON.stringify({
        'tile:1': 'all',
        'valley:tile:1': 'valley',
        'valley:2:tile:1': 'two',
        'tile:2': 'all 2',
      }),
    );
    const notes = readNotes(path('notes.json'));
    const { about } = await played('valley', 'n', 0, 1);
    const duel = newRecord('duel', { players: 2, expert: false }, RANDOM, 'n').about;
    expect(noteFor(notes, about, 'tile:1')).toBe('two');
    expect(noteFor(notes, { ...about, players: 3 }, 'tile:1')).toBe('valley');
    expect(noteFor(notes, duel, 'tile:1')).toBe('all');
    expect(noteFor(notes, about, 'tile:2')).toBe('all 2');
    expect(noteFor(notes, about, 'tile:3')).toBeUndefined();
  });

  it('need not be there, unless they are named', () => {
    expect(() => readNotes(path('none.json'))).toThrow('there is no such file');
    writeFileSync(path('list.json'), '{"tile:1": 3}');
    expect(() => readNotes(path('list.json'))).toThrow('a sentence for each item');
  });

  it('explain what stands out', async () => {
    const record = await played('valley', 'n', 0, 1);
    Object.assign(record.balance.items['tile:1'], { chances: 200, taken: 1 });
    Object.assign(record.balance.items['tile:2'], { chances: 200, taken: 1 });
    const analysis = analyse(record, new Map([['tile:2', 'A weak one.']]));
    expect(analysis.standsOut.map(({ id, note }) => [id, note])).toEqual([
      ['tile:1', undefined],
      ['tile:2', 'A weak one.'],
    ]);
    expect(unexplained(analysis)).toBe(1);
  });
});
