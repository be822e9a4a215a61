import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

/** The program as the compiler builds it, with the catalogue of examples/. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'polder-example-'));
afterAll(() => rmSync(folder, { recursive: true }));

const polder = (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, POLDER_GAMES: 'examples/index.ts' };
    const program = join(root, 'packages/cli/dist/main.js');
    execFile(process.execPath, [program, ...args], { cwd: root, env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

describe('a game of examples/ on the command line', () => {
  it('is shown, kept as notation and told again, in both languages', async () => {
    const file = join(folder, 'morris.polder');
    const { out, err } = await polder('demo', '--game', 'morris', '--seed', 'a', '--save', file);
    expect(err).toBe('');
    expect(out).toMatch(/^Polder: an open table for Nine men's morris\n\n/);
    expect(out).toContain('A man on e5');
    expect(out).toMatch(/Floor wins\./);
    expect(readFileSync(file, 'utf8')).toMatch(/^polder .*morris/m);
    const [english, polish] = await Promise.all([
      polder('replay', file),
      polder('replay', file, '--language', 'pl', '--log'),
    ]);
    expect(english.out).toMatch(/Player 1\n {2}A man on e5\n/);
    expect(english.out).toMatch(/Player 1 wins\./);
    expect(polish.out).toContain('Pion na e5');
  });

  it('is simulated, and walked through with the laws', async () => {
    const [simulated, soaked] = await Promise.all([
      polder('simulate', '--game', 'morris', '--games', '10', '--workers', '1', '--json'),
      polder('soak', '--game', 'morris', '--games', '2', '--workers', '1'),
    ]);
    const report = JSON.parse(simulated.out);
    expect(report).toMatchObject({ game: 'morris', players: 2, games: 10 });
    expect(report.seats[0].vp.mean + report.seats[1].vp.mean).toBe(2);
    expect(soaked.out).toMatch(/failures +0/);
  });

  it('has another deal for each rotation of an arena, though it has no chance', async () => {
    const kept = join(folder, 'arena.jsonl');
    const { out } = await polder(
      ...['arena', '--game', 'morris', '--levels', 'random,apprentice', '--games', '12'],
      ...['--simulations', '5', '--workers', '1', '--json', '--resume', kept],
    );
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: 'morris', opening: 4, pairings: [{ games: 12, rotations: 6 }] });
    const deals = readFileSync(kept, 'utf8').trim().split('\n').slice(1);
    expect(new Set(deals.map((line) => JSON.stringify(JSON.parse(line).games))).size).toBe(6);
  });

  it('is refused where it has nothing to offer, in words', async () => {
    const [balance, edition] = await Promise.all([
      polder('balance', '--game', 'morris'),
      polder('edition', 'export', '--game', 'morris'),
    ]);
    expect(balance).toMatchObject({ code: 2 });
    expect(balance.err).toContain("Nothing is counted in Nine men's morris.");
    expect(edition.err).toContain("Nine men's morris has one edition only.");
  });
});
