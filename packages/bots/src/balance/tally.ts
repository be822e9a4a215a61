import type { Result, Scoresheet } from '@polder/core';

/** Sums over many games. Whole numbers only, so that the order of adding can't matter. */
export interface Tally {
  games: number;
  decisions: number;
  rounds: Spread;
  /** Games by their number of rounds. */
  lengths: Record<number, number>;
  /** Games by what was remarkable about them. */
  remarks: Record<string, number>;
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
  lengths: {},
  remarks: {},
  seats: Array.from({ length: seats }, () => ({ vp: newSpread(), wins: 0, sources: {} })),
});

function count(spread: Spread, value: number): void {
  spread.min = Math.min(spread.min, value);
  spread.max = Math.max(spread.max, value);
  spread.sum += value;
  spread.squares += value * value;
}

function add<K extends string | number>(sums: Record<K, number>, key: K, n: number): void {
  sums[key] = (sums[key] ?? 0) + n;
}

export function countGame(
  tally: Tally,
  { decisions, rounds, remark }: { decisions: number; rounds: number; remark?: string | undefined },
  scores: readonly Scoresheet[],
  { winners }: Result,
): void {
  tally.games++;
  tally.decisions += decisions;
  count(tally.rounds, rounds);
  add(tally.lengths, rounds, 1);
  if (remark !== undefined) add(tally.remarks, remark, 1);
  for (const { seat, vp, lines } of scores) {
    const row = tally.seats[seat];
    count(row.vp, vp);
    for (const line of lines) add(row.sources, line.source, line.vp);
  }
  for (const seat of winners) tally.seats[seat].wins += WHOLE / winners.length;
}

function addSpread(to: Spread, from: Spread): void {
  to.min = Math.min(to.min, from.min);
  to.max = Math.max(to.max, from.max);
  to.sum += from.sum;
  to.squares += from.squares;
}

function addAll(to: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [key, n] of Object.entries(from)) add(to, key, n);
}

export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.decisions += from.decisions;
  addSpread(to.rounds, from.rounds);
  addAll(to.lengths, from.lengths);
  addAll(to.remarks, from.remarks);
  for (const [seat, row] of from.seats.entries()) {
    const sum = to.seats[seat];
    addSpread(sum.vp, row.vp);
    sum.wins += row.wins;
    addAll(sum.sources, row.sources);
  }
}

/** The number of rounds that this share of the games does not exceed. */
export function quantile(lengths: Readonly<Record<number, number>>, share: number): number {
  const counts = Object.entries(lengths).map(([rounds, games]) => [Number(rounds), games] as const);
  const games = counts.reduce((sum, [, n]) => sum + n, 0);
  let sofar = 0;
  for (const [rounds, n] of counts) {
    sofar += n;
    if (sofar >= share * games) return rounds;
  }
  return Number.NaN;
}

export const mean = ({ sum }: Spread, n: number): number => sum / n;

/** Of a sample; 0 for a single value. */
export function deviation({ sum, squares }: Spread, n: number): number {
  return n < 2 ? 0 : Math.sqrt(Math.max(0, squares - (sum * sum) / n) / (n - 1));
}

/** So many standard errors to either side hold 95 %. */
export const Z95 = 1.959963984540054;

/** Wilson's 95% interval for a share of n. */
export function wilson(share: number, n: number): readonly [low: number, high: number] {
  const z2 = (Z95 * Z95) / n;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
