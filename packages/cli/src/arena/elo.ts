import { nextUint32, type Random, seedRandom } from '@polder/core';

/** How often one contestant was better than another; parts of a win count too. */
export interface Match {
  readonly challenger: number;
  readonly against: number;
  readonly won: number;
  readonly lost: number;
}

/** Points for odds of e to one. */
const POINTS = 400 / Math.LN10;

/**
 * The Elo by which all that happened is likeliest (Bradley and Terry's model), the first contestant at 0:
 * Newton's method, in steps that are not too long. Everybody must have won and lost something.
 */
export function ratings(contestants: number, matches: readonly Match[], start?: readonly number[]): number[] {
  const strength = Array.from({ length: contestants }, (_, i) => (start?.[i] ?? 0) / POINTS);
  for (let round = 0; round < 200; round++) {
    const step = newtonStep(strength, matches);
    const longest = Math.max(...step.map(Math.abs));
    const scale = 1 / Math.max(1, longest);
    for (const [i, by] of step.entries()) strength[i] += by * scale;
    if (longest < 1e-10) break;
  }
  return strength.map((value) => value * POINTS);
}

function newtonStep(strength: readonly number[], matches: readonly Match[]): number[] {
  const rows = strength.map(() => [...strength.map(() => 0), 0]);
  const last = strength.length;
  for (const { challenger: a, against: b, won, lost } of matches) {
    const chance = 1 / (1 + Math.exp(strength[b] - strength[a]));
    const slope = won * (1 - chance) - lost * chance;
    const bend = (won + lost) * chance * (1 - chance);
    rows[a][last] += slope;
    rows[b][last] -= slope;
    rows[a][a] += bend;
    rows[b][b] += bend;
    rows[a][b] -= bend;
    rows[b][a] -= bend;
  }
  // The first one stays where it is.
  return [0, ...solve(rows.slice(1).map((row) => row.slice(1)))];
}

/** Linear equations, a row each with the right side at its end. Changes the rows. */
function solve(rows: number[][]): number[] {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const factor = rows[k][i] / rows[i][i];
      for (let j = i; j <= n; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}

/** What is known of a pairing: by deal, how many comparisons of two were won, in halves. */
export interface Compared {
  readonly challenger: number;
  readonly against: number;
  readonly beaten: ReadonlyMap<number, number>;
}

export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 1000;

/**
 * Elo with 95% intervals. The deals are weighted at random again and again (the Bayesian bootstrap), for
 * games with one deal are not independent. To each pairing is added half a game won and half a game lost:
 * nobody is infinitely better.
 */
export function eloOf(
  contestants: number,
  pairings: readonly Compared[],
  players: number,
  seed: string,
): Rating[] {
  const deals = [...new Set(pairings.flatMap(({ beaten }) => [...beaten.keys()]))].sort((a, b) => a - b);
  const all = players * (players - 1);
  const columns = pairings.map(({ beaten }) => deals.map((deal) => beaten.get(deal)));
  const matches = (weight: (deal: number) => number, half: () => number): Match[] =>
    pairings.map(({ challenger, against }, column) => {
      let won = half() * (players - 1);
      let lost = half() * (players - 1);
      for (const [i, halves] of columns[column].entries()) {
        if (halves === undefined) continue;
        won += (weight(i) * halves) / 2;
        lost += weight(i) * (all - halves / 2);
      }
      return { challenger, against, won, lost };
    });
  const equal = matches(
    () => 1,
    () => 0.5,
  );
  const found = ratings(contestants, equal);
  const random = seedRandom(`${seed}/elo`);
  const drawn = Array.from({ length: RESAMPLES }, () => {
    const weights = deals.map(() => exponential(random));
    const match = matches(
      (i) => weights[i],
      () => exponential(random) * Math.cos(Math.PI * unit(random)) ** 2,
    );
    return ratings(contestants, match, found);
  });
  return found.map((elo, i) => {
    const values = drawn.map((it) => it[i]).sort((a, b) => a - b);
    const cut = Math.floor(0.025 * RESAMPLES);
    return { elo, low: values[cut], high: values[RESAMPLES - 1 - cut] };
  });
}

/** Between 0 and 1, never one of them. */
const unit = (random: Random): number => (nextUint32(random) + 0.5) / 2 ** 32;

/** With mean 1. */
const exponential = (random: Random): number => -Math.log(unit(random));
