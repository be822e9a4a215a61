import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withGame } from '../games.js';
import { run } from '../testing.js';
import { type Arena, playRotation } from './rotation.js';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const FEW = ['--games', '4', '--workers', '1'];
const arena = (...flags: readonly string[]) =>
  run('arena', '--levels', 'random,apprentice', ...FEW, ...flags);

/** All of a document that may not depend on the machine. */
function timeless(document: string): Record<string, unknown> {
  const { times, ...rest } = JSON.parse(document) as Record<string, unknown>;
  expect(times).toBeDefined();
  return rest;
}

describe('arena', () => {
  it.each([
    [[], '--levels is missing'],
    [['--levels', 'random'], 'at least 2 levels'],
    [['--levels', 'random,aprentice'], "Did you mean 'apprentice'?"],
    [['--levels', 'random,,master'], 'A name is missing'],
    [['--levels', 'random,random'], "'random:simulations=100' is named twice"],
    [['--levels', 'master:ms=20,master', '--ms', '20'], "'master:ms=20' is named twice"],
    [['--levels', 'random,master:ms=soon'], "'--levels master:ms' is a whole number"],
    [['--levels', 'random,master:ms'], "not ''"],
    [['--levels', 'random,master:50'], "not 'master:50'"],
    [['--levels', 'random,master:simulation=5'], "Did you mean 'simulations'?"],
    [['--levels', 'random,master', '--ms', '5', '--simulations', '5'], "can't be combined"],
    [['--levels', 'random,master', '--ms', '0'], "'--ms' is a whole number"],
    [['--levels', 'random,master', '--players', '5'], "'--players' is a whole number"],
    [['--levels', 'random,master', '--games', '0'], "'--games' is a whole number"],
    [['--levels', 'random,master', '--game', 'duel', '--solo', 'easy'], 'There is no --solo'],
  ])('refuses %j with a clear word', async (args, word) => {
    const { code, err } = await run('arena', ...args);
    expect(code).toBe(2);
    expect(err).toContain(word);
  });

  it('tells all about a pairing, whatever the order in which levels are named', async () => {
    const flags = ['--levels', 'apprentice:ms=50,random', '--simulations', '7', '--json', ...FEW];
    const { code, out } = await run('arena', ...flags, '--games', '3');
    expect(code).toBe(0);
    const document = JSON.parse(out);
    expect(document).toMatchObject({
      ...{ game: 'valley', players: 2, expert: false, seed: 'polder', fairShare: 0.5 },
      edition: { name: expect.any(String), hash: expect.any(String) },
      levels: {
        random: { id: 'random', version: expect.any(String), settings: {}, budget: { simulations: 7 } },
        apprentice: { id: 'apprentice', settings: expect.anything(), budget: { ms: 50 } },
      },
      pairings: [{ challenger: 'apprentice', against: 'random', games: 4, rotations: 2 }],
      elo: [
        { level: 'random', elo: 0, elo95: [0, 0] },
        { level: 'apprentice', elo: expect.any(Number) },
      ],
    });
    const [{ winShare, winShare95, vp, margin, rounds }] = document.pairings;
    expect(winShare95[0]).toBeLessThan(winShare);
    // Of two players, the best other is the only one.
    expect(margin.mean).toBeCloseTo(vp.challenger - vp.against, 2);
    expect(margin.interval95[1]).toBeCloseTo(margin.mean + 1.96 * margin.error, 1);
    expect(rounds).toBeGreaterThan(5);
    const [, { elo, elo95 }] = document.elo;
    expect(elo95[0]).toBeLessThan(elo);
    expect(elo95[1]).toBeGreaterThan(elo);
    for (const { turns, median, p95, worst } of document.times.levels) {
      expect(turns).toBeGreaterThan(20);
      expect(median).toBeLessThanOrEqual(p95);
      expect(p95).toBeLessThanOrEqual(worst);
    }
  });

  it('prints tables that fit the page', async () => {
    const levels = 'apprentice:simulations=200000,apprentice:simulations=100000,random';
    const { code, out, err } = await run('arena', ...FEW, '--levels', levels, '--games', '2', '--expert');
    expect(code).toBe(0);
    expect(out).toMatch(/^Windmill Valley, 2 players, expert, seed 'polder'\n/);
    expect(out).toMatch(/^fair share +50\.0%$/m);
    // The larger budget, whatever the order.
    expect(out).toMatch(/^apprentice:simulations=200000 +apprentice:simulations=100000 +2 /m);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    expect(err).toContain('1 worker');
  });

  it('gives every seat to the challenger at a table of three', async () => {
    const { pairings, fairShare } = JSON.parse((await arena('--players', '3', '--json')).out);
    expect(fairShare).toBe(0.33333);
    expect(pairings).toMatchObject([{ games: 6, rotations: 2 }]);
  });

  it('plays Duel', async () => {
    const { out } = await arena('--game', 'duel', '--first-tool', '--json', '--games', '2');
    expect(JSON.parse(out)).toMatchObject({ game: 'duel', firstTool: true, pairings: [{ games: 2 }] });
  });

  it('plays against the Gardener, each level by itself, without Elo', async () => {
    const document = JSON.parse((await arena('--solo', 'easy', '--json')).out);
    expect(document).toMatchObject({ players: 1, solo: 'easy' });
    expect(document.pairings).toMatchObject([
      { challenger: 'random', against: 'Gardener', games: 4, rotations: 4 },
      { challenger: 'apprentice', against: 'Gardener', games: 4 },
    ]);
    expect(document).not.toHaveProperty('elo');
    expect(document).not.toHaveProperty('fairShare');
    const { code, out } = await run('arena', '--levels', 'random', '--solo', 'hard', ...FEW, '--games', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^random +Gardener +1 /m);
    // One game has no interval.
    expect(out).toContain('? to ?');
    expect(out).not.toMatch(/undefined|NaN/);
  });

  // Threads need the built worker.
  it.skipIf(!existsSync(main))('prints the same document for 1, 2 and 3 workers', () => {
    const played = (workers: number): Record<string, unknown> => {
      const flags = ['--games', '5', '--seed', 'abc', '--json', '--workers', `${workers}`];
      const args = [main, 'arena', '--levels', 'random,apprentice', ...flags];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return timeless(stdout);
    };
    const alone = played(1);
    expect(alone).toMatchObject({ seed: 'abc', pairings: [{ games: 6, rotations: 3 }] });
    expect(played(2)).toEqual(alone);
    expect(played(3)).toEqual(alone);
  });
});

describe('a bot that fails', () => {
  it.each([
    ['choose', 'random', 20, /: .+ on seat \d failed at choice 20, choosing '.+': Broken\.$/],
    ['resample', 'apprentice', 1, /: strong \(9 ms\) on seat 1 failed at choice \d+, planning: Broken\.$/],
  ] as const)('is told with seed, table and number of the choice (%s)', (name, level, call, message) => {
    const arena: Arena = {
      ...{ game: 'valley', table: { players: 3, expert: true }, seed: 'bad' },
      contestants: [
        { level: 'random', budget: { ms: 9 }, label: 'weak' },
        { level, budget: { ms: 9 }, label: 'strong' },
      ],
    };
    withGame('valley', (entry) => {
      const { game } = entry.known;
      let calls = 0;
      const broken = (...args: never[]) => {
        if (++calls === call) throw new Error('Broken.');
        return (game[name] as (...args: never[]) => unknown)(...args);
      };
      const known = { ...entry.known, game: { ...game, [name]: broken } };
      const play = () => playRotation({ ...entry, known }, entry.options(arena.table), arena, 4);
      expect(play).toThrow(message);
      calls = 0;
      expect(play).toThrow("Game 'bad/4' of valley, 3 players, expert (seats: strong, weak, weak): ");
    });
  });
});
