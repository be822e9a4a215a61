import type { Result, Scoresheet } from '@polder/core';

/** Sums over many games. Whole numbers only, so that the order of adding can't matter. */
export interface Tally {
  games: number;
  decisions: number;
  rounds: Spread;
  seats: SeatTally[];
}

export interface Spread {
  min: number;
  max: number;
  sum: number;
  squares: number;
}

export interface SeatTally {
  vp: Spread;
  /** A shared victory is shared: in parts of WHOLE. */
  wins: number;
  /** VP by source. */
  sources: Record<string, number>;
}

/** Can be divided among 1 to 6 winners. */
export const WHOLE = 60;

const newSpread = (): Spread => ({
  min: Number.MAX_SAFE_INTEGER,
  max: Number.MIN_SAFE_INTEGER,
  sum: 0,
  squares: 0,
});

export const newTally = (seats: number): Tally => ({
  games: 0,
  decisions: 0,
  rounds: newSpread(),
  seats: Array.from({ length: seats }, () => ({ vp: newSpread(), wins: 0, sources: {} })),
});

function count(spread: Spread, value: number): void {
  spread.min = Math.min(spread.min, value);
  spread.max = Math.max(spread.max, value);
  spread.sum += value;
  spread.squares += value * value;
}

export function countGame(
  tally: Tally,
  decisions: number,
  rounds: number,
  scores: readonly Scoresheet[],
  { winners }: Result,
): void {
  tally.games++;
  tally.decisions += decisions;
  count(tally.rounds, rounds);
  for (const { seat, vp, lines } of scores) {
    const row = tally.seats[seat];
    count(row.vp, vp);
    for (const line of lines) row.sources[line.source] = (row.sources[line.source] ?? 0) + line.vp;
  }
  for (const seat of winners) tally.seats[seat].wins += WHOLE / winners.length;
}

function addSpread(to: Spread, from: Spread): void {
  to.min = Math.min(to.min, from.min);
  to.max = Math.max(to.max, from.max);
  to.sum += from.sum;
  to.squares += from.squares;
}

export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.decisions += from.decisions;
  addSpread(to.rounds, from.rounds);
  for (const [seat, row] of from.seats.entries()) {
    const sum = to.seats[seat];
    addSpread(sum.vp, row.vp);
    sum.wins += row.wins;
    for (const [source, vp] of Object.entries(row.sources)) {
      sum.sources[source] = (sum.sources[source] ?? 0) + vp;
    }
  }
}

export const mean = ({ sum }: Spread, n: number): number => sum / n;

/** Of a sample; 0 for a single value. */
export function deviation({ sum, squares }: Spread, n: number): number {
  return n < 2 ? 0 : Math.sqrt(Math.max(0, squares - (sum * sum) / n) / (n - 1));
}

const Z95 = 1.959963984540054;

/** Wilson's 95% interval for a share of n. */
export function wilson(share: number, n: number): readonly [low: number, high: number] {
  const z2 = (Z95 * Z95) / n;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
