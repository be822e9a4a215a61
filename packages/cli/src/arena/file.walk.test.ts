import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play } from '../commands/arena.js';
import { plainStyle } from '../io.js';
import { run } from '../testing.js';
import { lock } from './lock.js';
import type { Arena } from './rotation.js';

const folder = mkdtempSync(join(tmpdir(), 'polder-arena-'));
const path = (name: string): string => join(folder, name);
const LEVELS = ['--levels', 'random,apprentice,apprentice:simulations=7'];
/** A whole arena: its document and its file. */
let whole: Record<string, unknown>;
let text: string;

async function arena(file: string, ...flags: readonly string[]) {
  const fixed = ['--games', '6', '--workers', '1', '--json', '--resume', path(file)];
  const { code, out, err } = await run('arena', ...LEVELS, ...fixed, ...flags);
  const { times, ...document } = code === 0 ? JSON.parse(out) : {};
  return { code, err, document: document as Record<string, unknown>, times };
}

const linesOf = (file: string): string[] => readFileSync(path(file), 'utf8').trimEnd().split('\n');

beforeAll(async () => {
  const { document } = await arena('whole');
  whole = document;
  text = readFileSync(path('whole'), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('arena --resume', () => {
  it('keeps a line for each rotation, with who sat where', () => {
    const [header, ...lines] = linesOf('whole').map((line) => JSON.parse(line));
    expect(header).toMatchObject({ game: 'valley', version: expect.any(String), players: 2, seed: 'polder' });
    expect(lines).toHaveLength(9);
    expect(existsSync(path('whole.lock'))).toBe(false);
    const [{ deal, seed, games }] = lines;
    expect({ deal, seed }).toEqual({ deal: 0, seed: 'polder/0' });
    const apprentice = { id: 'apprentice', version: expect.any(String), settings: expect.anything() };
    expect(games).toMatchObject([
      { bots: [apprentice, { id: 'random', budget: { simulations: 100 } }], vp: expect.anything() },
      { bots: [{ id: 'random' }, apprentice], ranks: expect.anything() },
    ]);
  });

  it('plays nothing twice, in whatever order levels are named', async () => {
    const flags = ['--levels', 'apprentice:simulations=7,apprentice,random'];
    const { document, times } = await arena('whole', ...flags);
    expect(document).toEqual(whole);
    expect(times.levels[0].turns).toBeGreaterThan(0);
    expect(readFileSync(path('whole'), 'utf8')).toBe(text);
  });

  it('plays on where it was killed, within a line too', async () => {
    const lines = text.split('\n');
    // The header, some rotations in any order, and half of one.
    const rest = [lines[0], lines[4], lines[1], lines[8], lines[2].slice(0, 90)].join('\n');
    writeFileSync(path('killed'), rest);
    expect((await arena('killed')).document).toEqual(whole);
    expect(linesOf('killed')).toHaveLength(10);
    expect(linesOf('killed').slice(0, 4)).toEqual([lines[0], lines[4], lines[1], lines[8]]);
  });

  it.each([0, 1, 40])('begins anew where not even the header was written (%i)', async (length) => {
    writeFileSync(path('header'), text.slice(0, length));
    expect((await arena('header')).document).toEqual(whole);
  });

  it('takes more games than before, and reports all there are', async () => {
    expect((await arena('more', '--games', '2')).document).toMatchObject({
      pairings: [{ games: 2 }, {}, {}],
    });
    expect((await arena('more')).document).toEqual(whole);
    expect((await arena('more', '--games', '1')).document).toEqual(whole);
  });

  it('keeps what was finished before Ctrl+C', async () => {
    const controller = new AbortController();
    const io = { out: () => {}, err: () => {}, style: plainStyle, watched: false };
    const contestants: Arena['contestants'] = [
      { level: 'random', budget: { simulations: 100 }, label: 'random' },
      { level: 'apprentice', budget: { simulations: 7 }, label: 'apprentice:simulations=7' },
      { level: 'apprentice', budget: { simulations: 100 }, label: 'apprentice:simulations=100' },
    ];
    const it: Arena = { game: 'valley', table: { players: 2, expert: false }, seed: 'polder', contestants };
    const playing = play(it, { deals: 3, workers: 1, resume: path('stopped') }, controller.signal, io);
    setImmediate(() => controller.abort());
    const { done, left } = await playing;
    expect(done).toBeGreaterThan(0);
    expect(left).toBe(9 - done);
    expect(left).toBeGreaterThan(0);
    expect(linesOf('stopped')).toHaveLength(1 + done);
    expect((await arena('stopped')).document).toEqual(whole);
  });

  it.each([
    [['--seed', 'x'], 'seed was "polder", is "x"'],
    [['--players', '3'], 'players was 2, is 3'],
    [['--expert'], 'expert was false, is true'],
    [['--simulations', '9'], 'levels.random.budget.simulations was 100, is 9'],
    [
      ['--levels', 'random,apprentice'],
      'levels.apprentice:simulations=100 is not there any more; levels.apprentice was not there',
    ],
    [['--game', 'duel'], 'game was "valley", is "duel"'],
  ])('refuses other flags: %j', async (flags, word) => {
    const { code, err } = await arena('whole', ...flags);
    expect(code).toBe(1);
    expect(err).toContain('it holds another arena: ');
    expect(err).toContain(word);
    expect(readFileSync(path('whole'), 'utf8')).toBe(text);
    expect(existsSync(path('whole.lock'))).toBe(false);
  });

  it.each([
    [
      'version',
      /("id":"apprentice","version":)"[^"]*"/g,
      '$1"0"',
      'levels.apprentice:simulations=7.version was "0"',
    ],
    ['settings', /"error":[\d.]+/g, '"error":9', 'settings.error was 9'],
    ['weights', /("evaluation":)"[^"]*"/, '$1"0"', 'evaluation was "0"'],
    ['a broken line', /"ranks":\[\d,/, '"ranks":[', 'line 2 is not a finished rotation'],
    ['another file', /^/, 'Dear Bram,\n', 'this is not a file of polder arena'],
    ['another text', /^.*$/s, 'Dear Bram', 'this is not a file of polder arena'],
  ])('leaves a file alone that it did not write so: %s', async (_, from, to, word) => {
    const other = text.replace(from, to);
    expect(other).not.toBe(text);
    writeFileSync(path('other'), other);
    const { code, err } = await arena('other');
    expect(code).toBe(1);
    expect(err).toContain(word);
    expect(readFileSync(path('other'), 'utf8')).toBe(other);
  });

  it('says why a file can not be written', async () => {
    expect((await arena('nowhere/file')).err).toContain('there is no such directory');
    expect((await arena('.')).err).toContain('it is a directory');
  });
});

describe('the lock', () => {
  it('keeps a second writer away', async () => {
    const unlock = lock(path('whole'));
    const { code, err } = await arena('whole');
    expect(code).toBe(1);
    expect(err).toBe(
      `${path('whole')}: process ${process.pid} is writing to it. If that is not so, remove ${path('whole')}.lock.`,
    );
    unlock();
    expect((await arena('whole')).code).toBe(0);
  });

  it('is respected while its process is there, or not known', async () => {
    for (const [owner, who] of [
      [`${process.ppid}\n`, `process ${process.ppid}`],
      ['', 'another process'],
    ]) {
      writeFileSync(path('whole.lock'), owner);
      expect((await arena('whole')).err).toContain(`${who} is writing to it`);
      expect(readFileSync(path('whole.lock'), 'utf8')).toBe(owner);
    }
    rmSync(path('whole.lock'));
  });

  it('is taken over from a process that has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    for (const owner of [pid, process.pid]) {
      writeFileSync(path('whole.lock'), `${owner}\n`);
      expect((await arena('whole')).document).toEqual(whole);
      expect(existsSync(path('whole.lock'))).toBe(false);
    }
  });
});
