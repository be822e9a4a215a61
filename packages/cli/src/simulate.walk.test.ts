import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  addTally,
  countGame,
  deviation,
  mean,
  newTally,
  quantile,
  type Tally,
  WHOLE,
  wilson,
} from '@polder/bots/balance';
import { describe, expect, it } from 'vitest';
import { runTask, type SimulateTask } from './tasks.js';
import { run } from './testing.js';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const task: SimulateTask = {
  kind: 'simulate',
  game: 'valley',
  table: { players: 3, expert: false },
  seed: 'cut',
};

describe('simulate', () => {
  it('gives the same sums however the games are cut', async () => {
    const cut = async (...ends: number[]): Promise<Tally> => {
      const tally = newTally(3);
      let from = 0;
      for (const to of ends) {
        addTally(tally, (await runTask(task, from, to)) as Tally);
        from = to;
      }
      return tally;
    };
    const whole = await cut(12);
    expect(whole.games).toBe(12);
    expect(await cut(1, 5, 12)).toEqual(whole);
    expect(await cut(6, 12)).toEqual(whole);
  });

  // Threads need the built worker.
  it.skipIf(!existsSync(main)).each([
    ['valley', 4],
    ['duel', 2],
  ])(
    'prints the same document for 1, 2 and 3 workers (%s)',
    (game, players) => {
      const simulate = (workers: number): string => {
        const flags = ['--games', '45', '--seed', 'abc', '--json', '--workers', `${workers}`];
        const args = ['simulate', '--game', game, ...flags];
        const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
        expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
        return stdout;
      };
      const alone = simulate(1);
      expect(JSON.parse(alone)).toMatchObject({ game, players, games: 45, seed: 'abc' });
      expect(simulate(2)).toBe(alone);
      expect(simulate(3)).toBe(alone);
    },
    60_000,
  );

  it('adds up: sources to VP, shares to one', async () => {
    const { code, out } = await run(
      'simulate',
      '--games',
      '30',
      '--players',
      '2',
      '--json',
      '--workers',
      '1',
    );
    expect(code).toBe(0);
    const { seats } = JSON.parse(out) as {
      seats: { vp: { mean: number }; winShare: number; vpBySource: Record<string, number> }[];
    };
    expect(seats.reduce((sum, seat) => sum + seat.winShare, 0)).toBeCloseTo(1, 4);
    for (const { vp, vpBySource } of seats) {
      expect(Object.values(vpBySource).reduce((sum, n) => sum + n, 0)).toBeCloseTo(vp.mean, 1);
    }
  });

  it('prints tables that fit the page', async () => {
    const { out, err } = await run('simulate', '--games', '20', '--workers', '1', '--expert');
    expect(out).toContain('95% interval');
    expect(out).toContain('Floodgate');
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    expect(err).toContain('1 worker');
  });
});

describe('simulate --game duel', () => {
  const simulated = (...flags: readonly string[]) =>
    run('simulate', '--game', 'duel', '--games', '30', '--workers', '1', ...flags);

  it('gives the same sums however the games are cut', async () => {
    const whole = newTally(2);
    const parts = newTally(2);
    const duel: SimulateTask = { ...task, game: 'duel', table: { players: 2, expert: false } };
    addTally(whole, (await runTask(duel, 0, 9)) as Tally);
    for (const [from, to] of [
      [4, 9],
      [0, 3],
      [3, 4],
    ]) {
      addTally(parts, (await runTask(duel, from, to)) as Tally);
    }
    expect(parts).toEqual(whole);
    expect(JSON.stringify(parts.lengths)).toBe(JSON.stringify(whole.lengths));
  });

  it('names the sources, the lengths of games and what was remarked', async () => {
    const { code, out } = await simulated();
    expect(code).toBe(0);
    expect(out).toMatch(/^Windmill Valley Duel, 2 random players, seed 'polder'\n/);
    expect(out).toMatch(/^over +5% by round \d+, .*95% by round \d+$/m);
    expect(out).toMatch(/^remarks +(none|safety stop in \d+ games? \(.*%\))$/m);
    expect(out).toMatch(/^Export tiles +\d/m);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('adds up, and says with what switches', async () => {
    const report = JSON.parse((await simulated('--json', '--first-tool')).out);
    expect(report).toMatchObject({ game: 'duel', players: 2, firstTool: true, remarks: {} });
    expect(report).not.toHaveProperty('expert');
    const counts = Object.values<number>(report.roundsHistogram);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(30);
    const rounds = Object.keys(report.roundsHistogram).map(Number);
    expect([rounds[0], rounds.at(-1)]).toEqual([report.rounds.min, report.rounds.max]);
    for (const { vp, vpBySource } of report.seats) {
      const sum = Object.values<number>(vpBySource).reduce((total, n) => total + n, 0);
      expect(sum).toBeCloseTo(vp.mean, 1);
    }
    const without = JSON.parse((await simulated('--json')).out);
    expect(without).toMatchObject({ firstTool: false });
    expect(without.decisions).not.toBe(report.decisions);
  });
});

describe('simulate --solo', () => {
  it('plays against the Gardener and names it', async () => {
    const { code, out } = await run('simulate', '--solo', 'hard', '--games', '20', '--workers', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^Windmill Valley, 1 random player, seed 'polder', hard/);
    expect(out).toMatch(/^Gardener +\d/m);
    expect(out).toMatch(/^Wheel tiles +0\.00 +\d/m);
  });

  it('adds up for both, and one of them wins each game', async () => {
    const { out } = await run('simulate', '--solo', 'easy', '--games', '20', '--workers', '1', '--json');
    const report = JSON.parse(out) as {
      solo: string;
      players: number;
      seats: { vp: { mean: number }; winShare: number; vpBySource: Record<string, number> }[];
    };
    expect(report).toMatchObject({ solo: 'easy', players: 1 });
    expect(report.seats).toHaveLength(2);
    expect(report.seats[0].winShare + report.seats[1].winShare).toBeCloseTo(1, 4);
    for (const { vp, vpBySource } of report.seats) {
      expect(Object.values(vpBySource).reduce((sum, n) => sum + n, 0)).toBeCloseTo(vp.mean, 1);
    }
  });

  it.each([
    [['--players', '1'], 'One player needs --solo'],
    [['--solo', 'esy'], "not 'esy'"],
    [['--solo', 'easy', '--players', '2'], '--solo is for one player'],
    [['--solo', 'easy', '--expert'], "can't be combined"],
  ])('refuses %j with a clear word', async (args, word) => {
    const { code, err } = await run('simulate', '--games', '2', '--workers', '1', ...args);
    expect(code).not.toBe(0);
    expect(err).toContain(word);
  });
});

describe('the tally', () => {
  it('shares a shared victory', () => {
    const tally = newTally(2);
    const sheet = (seat: number, vp: number) => ({ seat, vp, lines: [{ source: 'a', vp }] });
    countGame(tally, { decisions: 5, rounds: 9 }, [sheet(0, 3), sheet(1, 3)], {
      standings: [],
      winners: [0, 1],
    });
    countGame(tally, { decisions: 7, rounds: 11 }, [sheet(0, 5), sheet(1, 9)], {
      standings: [],
      winners: [1],
    });
    expect(tally.seats.map((seat) => seat.wins / WHOLE)).toEqual([0.5, 1.5]);
    expect(tally).toMatchObject({ games: 2, decisions: 12, rounds: { min: 9, max: 11 } });
    expect(mean(tally.seats[1].vp, 2)).toBe(6);
    expect(deviation(tally.seats[1].vp, 2)).toBeCloseTo(Math.sqrt(18));
  });

  it('counts games by their length and by what is remarked', () => {
    const count = (rounds: number, remark?: string): Tally => {
      const tally = newTally(0);
      countGame(tally, { decisions: 1, rounds, remark }, [], { standings: [], winners: [] });
      return tally;
    };
    const tally = newTally(0);
    for (const part of [count(61, 'safety stop'), count(9), count(12), count(9), count(61, 'safety stop')]) {
      addTally(tally, part);
    }
    expect(tally.remarks).toEqual({ 'safety stop': 2 });
    expect(Object.entries(tally.lengths)).toEqual([
      ['9', 2],
      ['12', 1],
      ['61', 2],
    ]);
    expect([0.05, 0.4, 0.41, 0.6, 0.95].map((share) => quantile(tally.lengths, share))).toEqual([
      ...[9, 9, 12, 12, 61],
    ]);
  });

  it('knows the interval of Wilson', () => {
    // 81 of 263, as in Newcombe's paper of 1998.
    const [low, high] = wilson(81 / 263, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(1, 10)[1]).toBeCloseTo(1, 12);
  });
});
