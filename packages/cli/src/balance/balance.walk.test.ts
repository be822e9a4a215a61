import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../testing.js';
import type { Analysis } from './analysis.js';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'polder-balance-'));
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const balance = (...flags: readonly string[]) =>
  run('balance', '--level', 'random', '--games', '6', '--workers', '1', ...flags);

describe('balance', () => {
  it.each([
    ['a level that is none', ['--level', 'growr'], "Did you mean 'grower'?"],
    ['two budgets', ['--ms', '5', '--simulations', '5'], "can't be combined"],
    ['a budget of nothing', ['--simulations', '0'], "not '0'"],
    ['a game for one', ['--players', '1'], 'at least 2'],
    ['a game for one by its level', ['--solo', 'easy'], "There is no flag '--solo' here."],
    ['five players', ['--players', '5'], 'from 1 to 4'],
    ['a Tool in the wrong game', ['--first-tool'], 'There is no --first-tool'],
    ['a word too many', ['now'], "'now' is one word too many."],
    ['data without its verb', ['a.json'], "Did you mean 'report'"],
    ['a report of nothing', ['report'], 'DATA.json is missing.'],
    ['a report that plays', ['report', 'a.json', '--games', '3'], "There is no flag '--games' here."],
  ])('refuses %s', async (_what, args, message) => {
    const { code, out, err } = await run('balance', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it.each([
    ['missing data', ['report', 'none.json']],
    ['missing notes', ['--games', '1000000', '--notes', 'none.json']],
    ['a missing edition', ['--games', '1000000', '--edition', 'none.json']],
  ])('fails for %s in one line, before it plays', async (_what, args) => {
    const { code, err } = await run('balance', ...args);
    expect([code, err]).toEqual([1, 'none.json: there is no such file.']);
  });

  it('lets seats begin with anything if told', async () => {
    const starts = async (...flags: string[]): Promise<number[]> => {
      const { out } = await run(
        'balance',
        '--players',
        '2',
        '--games',
        '6',
        '--workers',
        '1',
        '--json',
        ...flags,
      );
      const { families } = JSON.parse(out) as Analysis;
      const items = families.flatMap(({ items: list }) => list).filter(({ id }) => id.startsWith('start:'));
      return items.map(({ taken }) => taken);
    };
    // Growers never take the second card.
    expect((await starts())[1]).toBe(0);
    expect((await starts('--any-start'))[1]).toBeGreaterThan(0);
  });

  it('wants a folder for its files, before it plays', async () => {
    for (const flag of ['--data', '--out']) {
      const { code, err } = await run('balance', '--games', '1000000', flag, path('none/x'));
      expect([code, err]).toEqual([1, `${path('none/x')}: there is no such directory.`]);
    }
  });

  it.each([
    ['valley, 2 players', ['--players', '2'], 'Windmill Valley, 2 players: balance'],
    ['valley, 4 players, expert', ['--expert'], 'Windmill Valley, 4 players, expert: balance'],
    ['any start', ['--any-start'], 'Windmill Valley, 4 players, starting cards at random: balance'],
    ['duel', ['--game', 'duel', '--first-tool'], 'Windmill Valley Duel, first player with a Tool: balance'],
  ])('prints a summary that fits the page: %s', async (_what, flags, title) => {
    const { code, out, err } = await balance(...flags);
    expect(code).toBe(0);
    expect(out.startsWith(title)).toBe(true);
    expect(out).toContain('95% interval');
    expect(out).toMatch(/^rounds +mean [\d.]+, (not )?within 12 to 18, as in [\d.]+% of the games; /m);
    expect(out).toMatch(/^VP +mean [\d.]+, not within 90 to 170; winners /m);
    expect(out).toMatch(
      /^(\d+ items? that stands? out without an explanation|All that stands out is explained)\.$/m,
    );
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    expect(err).toContain('1 worker');
  });

  it('prints all as JSON: who played what, and what came of it', async () => {
    const { code, out } = await balance('--players', '3', '--json', '--seed', 'json');
    expect(code).toBe(0);
    const document = JSON.parse(out);
    expect(document).toMatchObject({
      about: {
        game: 'valley',
        players: 3,
        seeds: ['json'],
        bot: { id: 'random' },
        edition: { name: 'polder' },
      },
      games: 6,
    });
    const shares = document.seats.map((seat: { share: number }) => seat.share);
    expect(shares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(document.families.map(({ id }: { id: string }) => id)).toContain('wish');
  });

  it('saves data, and makes one page of several', async () => {
    await balance('--players', '2', '--data', path('two.json'), '--out', path('alone.html'));
    await balance('--players', '2', '--data', path('more.json'), '--seed', 'more');
    await balance('--game', 'duel', '--data', path('duel.json'));
    const files = ['two.json', 'duel.json', 'more.json'].map(path);
    const { code, out } = await run('balance', 'report', ...files, '--out', path('all.html'));
    expect(code).toBe(0);
    expect(out).toContain('Windmill Valley, 2 players: balance');
    expect(out).toMatch(/^games +12 /m);
    expect(out).toMatch(/^seeds +polder, more$/m);
    const page = readFileSync(path('all.html'), 'utf8');
    expect(page.match(/<section class="table"/g)).toHaveLength(2);
    expect(readFileSync(path('alone.html'), 'utf8').match(/<section class="table"/g)).toHaveLength(1);
    const twice = await run('balance', 'report', path('two.json'), path('two.json'));
    expect([twice.code, twice.err]).toEqual([1, expect.stringContaining('are in two files')]);
    expect(JSON.parse((await run('balance', 'report', ...files, '--json')).out)).toHaveLength(2);
  });

  it('reports on an edition of one’s own, by its name', async () => {
    const edition = JSON.parse((await run('edition', 'export')).out);
    edition.name = 'mine <b>';
    writeFileSync(path('mine.json'), JSON.stringify(edition));
    const { out } = await balance('--edition', path('mine.json'), '--out', path('mine.html'));
    expect(out).toMatch(/^edition +mine <b> \([0-9a-f]{16}\)$/m);
    const page = readFileSync(path('mine.html'), 'utf8');
    expect(page).toContain('mine &lt;b&gt;');
    expect(page).not.toContain('mine <b>');
  });

  // Threads need the built worker.
  it.skipIf(!existsSync(main)).each(['valley', 'duel'])('says the same for 1 and 3 workers (%s)', (game) => {
    const play = (workers: number): string => {
      const flags = ['--level', 'apprentice', '--simulations', '5', '--games', '4', '--json'];
      const args = ['balance', '--game', game, ...flags, '--workers', `${workers}`];
      const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return stdout;
    };
    const alone = play(1);
    expect(JSON.parse(alone)).toMatchObject({ games: 4, about: { game, budget: { simulations: 5 } } });
    expect(play(3)).toBe(alone);
  });
});
