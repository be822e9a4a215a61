import { WHOLE } from '@polder/bots/balance';
import { describe, expect, it } from 'vitest';
import { eloOf, type Match, ratings } from './elo.js';
import type { Outcome, Rotation } from './rotation.js';
import { countRotation, marginOf, newPairingTally } from './tally.js';
import { addTimes, countTime, newTimes, timeOf } from './times.js';

const match = (challenger: number, against: number, won: number, lost: number): Match => ({
  ...{ challenger, against, won, lost },
});

/** As many deals of two games, the challenger has won so many of them. */
function compared(wins: readonly number[]) {
  return { challenger: 1, against: 0, beaten: new Map(wins.map((won, deal) => [deal, 2 * won])) };
}

describe('Elo', () => {
  it('is the same for all after equal results', () => {
    const equal = [match(1, 0, 5, 5), match(2, 0, 7, 7), match(2, 1, 3, 3)];
    for (const elo of ratings(3, equal)) expect(elo).toBeCloseTo(0, 9);
    expect(eloOf(2, [compared([1, 1, 1, 1])], 2, 'even')[1].elo).toBeCloseTo(0, 9);
  });

  it('is 191 points for three wins of four', () => {
    expect(ratings(2, [match(1, 0, 75, 25)])[1]).toBeCloseTo(190.85, 2);
    expect(ratings(2, [match(1, 0, 25, 75)])[1]).toBeCloseTo(-190.85, 2);
  });

  it('finds the strengths that results were made of', () => {
    const strengths = [0, 150, 700, 1800];
    const matches = strengths.flatMap((a, challenger) =>
      strengths.slice(0, challenger).map((b, against) => {
        const chance = 1 / (1 + 10 ** ((b - a) / 400));
        return match(challenger, against, 1000 * chance, 1000 * (1 - chance));
      }),
    );
    for (const [i, elo] of ratings(4, matches).entries()) expect(elo).toBeCloseTo(strengths[i], 4);
  });

  it('is finite for somebody who always wins, and unsure', () => {
    const [weak, strong] = eloOf(2, [compared(Array.from({ length: 50 }, () => 2))], 2, 'all');
    expect(weak).toEqual({ elo: 0, low: 0, high: 0 });
    // 100.5 to 0.5.
    expect(strong.elo).toBeCloseTo(921.3, 1);
    expect(strong.low).toBeGreaterThan(500);
    expect(strong.low).toBeLessThan(800);
    expect(strong.high).toBeGreaterThan(1200);
  });

  it('has an interval as wide as the deals are different', () => {
    const width = (wins: readonly number[]): number => {
      const [, { elo, low, high }] = eloOf(2, [compared(wins)], 2, 'wide');
      expect(elo).toBeCloseTo(0, 9);
      return high - low;
    };
    const deals = Array.from({ length: 400 }, (_, i) => i);
    // Both games of a deal or none of them, against one of each.
    const wide = width(deals.map((i) => (i % 2) * 2));
    expect(wide).toBeGreaterThan(60);
    expect(wide).toBeLessThan(76);
    expect(width(deals.map(() => 1))).toBeLessThan(5);
  });

  it('compares each two at a table of more', () => {
    // Of six comparisons, three are won.
    const [, { elo }] = eloOf(2, [{ challenger: 1, against: 0, beaten: new Map([[0, 6]]) }], 3, 'three');
    expect(elo).toBeCloseTo(0, 9);
  });
});

describe('the tally of a pairing', () => {
  const outcome = (vp: readonly number[], ranks: readonly number[]): Outcome => ({
    ...{ vp, ranks, rounds: 10, choices: 50 },
  });
  const rotation = (deal: number, ...games: readonly Outcome[]): Rotation => ({
    ...{ pairing: 0, deal, games, times: [newTimes(), newTimes()] },
  });

  it('shares victories, takes the best other and counts whom the challenger left behind', () => {
    const tally = newPairingTally();
    const first = rotation(
      0,
      outcome([30, 20, 10], [1, 2, 3]),
      outcome([30, 30, 10], [1, 1, 3]),
      outcome([40, 20, 20], [1, 2, 2]),
    );
    countRotation(tally, first);
    expect(tally).toMatchObject({ games: 3, wins: 1.5 * WHOLE, vp: [80, 130], margin: 10 + 0 - 20 });
    // In halves: two others; one and a shared rank; a shared rank.
    expect(tally.beaten).toEqual(new Map([[0, 4 + 3 + 1]]));
    expect(marginOf(tally)).toEqual({ mean: -10 / 3, error: Number.NaN });
    countRotation(tally, first);
    expect(tally.games).toBe(3);
  });

  it('knows the error of the margin from whole rotations', () => {
    const tally = newPairingTally();
    countRotation(tally, rotation(0, outcome([20, 10], [1, 2]), outcome([20, 10], [1, 2])));
    countRotation(tally, rotation(1, outcome([20, 10], [1, 2]), outcome([10, 18], [2, 1])));
    // Mean margins of 0 and 9.
    expect(marginOf(tally)).toEqual({ mean: 4.5, error: 4.5 });
  });
});

describe('times', () => {
  it('are known within 5%, in parts that can be added', () => {
    const [odd, even, all] = [newTimes(), newTimes(), newTimes()];
    for (let ms = 1; ms <= 1000; ms++) {
      countTime(ms % 2 ? odd : even, ms);
      countTime(all, ms);
    }
    addTimes(odd, even);
    expect(odd).toEqual(all);
    expect(Math.abs(timeOf(odd, 0.5) / 500 - 1)).toBeLessThan(0.05);
    expect(Math.abs(timeOf(odd, 0.95) / 950 - 1)).toBeLessThan(0.05);
    expect(timeOf(odd, 1)).toBeLessThanOrEqual(odd.longest);
    expect(odd.longest).toBe(1000);
  });

  it('may be none at all', () => {
    const times = newTimes();
    expect(timeOf(times, 0.5)).toBe(0);
    countTime(times, 0);
    expect(timeOf(times, 0.5)).toBe(0);
  });
});
