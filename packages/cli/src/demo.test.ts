import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './testing.js';

const folder = mkdtempSync(join(tmpdir(), 'polder-demo-'));
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('demo', () => {
  it('shows a whole game and says what it is', async () => {
    const { code, out, err } = await run('demo', '--seed', 'x', '--players', '4');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^Polder: an open table for Windmill Valley\nAn unofficial fan project, not affiliated/,
    );
    expect(out).toContain('Please buy the game');
    expect(out).toContain('Round 1, ');
    expect(out).toContain('The game is over');
    expect(out).toContain('VP from');
    expect(out).toContain('--seed x');
    expect(out.split('\n').at(-1)).toContain('--save FILE');
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    expect(out).not.toContain('\u001b');
  });

  it('shows a solo game with the reasons of the Gardener', async () => {
    const { code, out } = await run('demo', '--seed', 'x', '--solo', 'medium');
    expect(code).toBe(0);
    expect(out).toContain('Round 1, Gardener\n');
    expect(out).toMatch(/Turned over card G\d+\n +Back on top: /);
    expect(out).toMatch(/Moved the floodgate to \d, card [+−]\d \(the card says so\)/);
    expect(out).toContain('npm run polder -- demo --solo medium --seed x');
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  it('shows a game of Duel', async () => {
    const { code, out, err } = await run('demo', '--game', 'duel', '--seed', 'x');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Polder: an open table for Windmill Valley Duel\nAn unofficial fan project/);
    expect(out).toMatch(/^ +\w+ begins$/m);
    expect(out).toMatch(/^Round 1, \w+$/m);
    expect(out).toMatch(/^ +\w+, follow-up$/m);
    expect(out).toMatch(/^Tulips by Windmills +\d/m);
    expect(out).toMatch(/Player +VP +Guilder +Tools/);
    expect(out).toContain('This game again: npm run polder -- demo --game duel --seed x\n');
    expect(out).toContain('Another one: npm run polder -- demo --game duel --seed TEXT.');
    expect(out.split('\n').at(-1)).toContain('npm run polder -- demo --game duel --save FILE');
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('lets the first player of Duel start with a Tool', async () => {
    const file = path('tool.polder');
    const args = ['--game', 'duel', '--seed', 'x', '--first-tool', '--players', '2', '--save', file];
    const { out } = await run('demo', ...args);
    expect(readFileSync(file, 'utf8')).toContain('options {"firstPlayerTool":true}');
    expect(out).toContain('npm run polder -- demo --game duel --first-tool --seed x');
  });

  it('spares experts the extra round', async () => {
    const lastRound = (out: string): number => Number(out.match(/round (\d+) is the last/)?.[1]);
    const { out } = await run('demo', '--seed', 'x', '--expert');
    expect(out).toContain('npm run polder -- demo --players 3 --expert --seed x');
    expect(lastRound((await run('demo', '--seed', 'x')).out)).toBe(lastRound(out) + 1);
  });

  it('plays an edition of one’s own, and keeps it in the notation', async () => {
    const [edition, game] = [path('poor.json'), path('poor.polder')];
    const { out: text } = await run('edition', 'export');
    writeFileSync(edition, text.replace('"guilderMax": 9', '"guilderMax": 7'));
    const { code, out } = await run('demo', '--seed', 'x', '--edition', edition, '--save', game);
    expect(code).toBe(0);
    expect(out).toContain('lost, the limit is 7)');
    expect(out).toMatch(/npm run polder -- demo --players 3 --edition .*poor\.json'? --seed x/);
    expect((await run('replay', game)).out).toContain('lost, the limit is 7)');

    writeFileSync(edition, text.replace('"guilderMax": 9', '"guilderMax": "x"'));
    const broken = await run('demo', '--edition', edition);
    expect({ code: broken.code, out: broken.out }).toEqual({ code: 1, out: '' });
    expect(broken.err).toContain('guilderMax: expected a whole number');
  });

  it('is the same for the same seed, names included', async () => {
    const first = await run('demo', '--seed', 'one');
    expect(await run('demo', '--seed', 'one')).toEqual(first);
    expect((await run('demo', '--seed', 'two')).out).not.toBe(first.out);
  });

  it('tells a game in Polish, and knows no other languages', async () => {
    const { code, out } = await run('demo', '--seed', 'x', '--language', 'pl');
    expect(code).toBe(0);
    expect(out).toMatch(/^Runda 1, \w+\n +(Zostawia|Podnosi|Opuszcza) zastawkę /m);
    expect(out).not.toMatch(/\{[a-z-]+\}|undefined/);
    const other = await run('demo', '--language', 'de');
    expect(other.err).toContain("--language is one of en, pl, not 'de'.");
  });

  it('quotes a seed that a shell would take apart', async () => {
    expect((await run('demo', '--seed', "it's me")).out).toContain("--seed 'it'\\''s me'");
  });
});
