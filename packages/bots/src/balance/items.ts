import type { Result, Scoresheet } from '@polder/core';
import type { ItemCount, Ledger } from '../items.js';
import { addTally, countGame, newTally, type Tally, WHOLE } from './tally.js';

/**
 * What is summed up for each item. A table is mixed for an item if some of its seats took it, but not all:
 * only there can takers be compared with others of the same game.
 *
 * - chances, taken: over all seats
 * - games: in which somebody took it
 * - takers: seats that took it, over those games
 * - mixed, mixedTakers: the same, mixed games only
 * - ahead: wins of a game's takers above their fair share, in parts of WHOLE; 0 unless the game is mixed
 * - ahead2, aheadTakers, takers2: sums of squares and products by game, mixed games only
 * - margin: mean VP of takers minus that of the others in a mixed game, in parts of VP_PARTS
 */
export const ITEM_SUMS = [
  'chances',
  'taken',
  'games',
  'takers',
  'mixed',
  'mixedTakers',
  'ahead',
  'ahead2',
  'aheadTakers',
  'takers2',
  'margin',
] as const;
export type ItemSums = Record<(typeof ITEM_SUMS)[number], number>;

/** Can be divided by 1 to 3 seats. */
export const VP_PARTS = 12;

/** Seats by what became of them. */
export interface Outcome {
  seats: number;
  /** VP by source. */
  sources: Record<string, number>;
  /** Seats by their VP. */
  scores: Record<number, number>;
}

/** Sums over many games. Whole numbers only, so that the order of adding can't matter. */
export interface Balance {
  readonly base: Tally;
  readonly winners: Outcome;
  readonly losers: Outcome;
  readonly items: Record<string, ItemSums>;
}

export const noSums = (): ItemSums =>
  Object.fromEntries(ITEM_SUMS.map((name) => [name, 0])) as unknown as ItemSums;

const newOutcome = (): Outcome => ({ seats: 0, sources: {}, scores: {} });

export const newBalance = (seats: number, ids: Iterable<string>): Balance => ({
  base: newTally(seats),
  winners: newOutcome(),
  losers: newOutcome(),
  items: Object.fromEntries([...ids].map((id) => [id, noSums()])),
});

function add(sums: Record<string, number>, key: string | number, n: number): void {
  sums[key] = (sums[key] ?? 0) + n;
}

/** A finished game. */
export interface Finished {
  readonly decisions: number;
  readonly rounds: number;
  readonly remark?: string | undefined;
  readonly scores: readonly Scoresheet[];
  readonly result: Result;
  readonly ledger: Ledger;
}

export function countBalance(balance: Balance, finished: Finished): void {
  const { scores, result, ledger } = finished;
  countGame(balance.base, finished, scores, result);
  for (const { seat, vp, lines } of scores) {
    const outcome = result.winners.includes(seat) ? balance.winners : balance.losers;
    outcome.seats++;
    add(outcome.scores, vp, 1);
    for (const line of lines) add(outcome.sources, line.source, line.vp);
  }
  const vp: number[] = [];
  for (const sheet of scores) vp[sheet.seat] = sheet.vp;
  for (const [id, entry] of ledger.entries) countItem(balance.items[id], entry, vp, result.winners);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function countItem(
  sums: ItemSums,
  { chances, taken }: ItemCount,
  vp: readonly number[],
  winners: readonly number[],
): void {
  sums.chances += sum(chances);
  sums.taken += sum(taken);
  const seats = vp.length;
  const took = taken.flatMap((n, seat) => (n > 0 ? [seat] : []));
  const takers = took.length;
  if (takers === 0) return;
  sums.games++;
  sums.takers += takers;
  if (takers === seats) return;
  const wins = (took.filter((seat) => winners.includes(seat)).length * WHOLE) / winners.length;
  const ahead = wins - (takers * WHOLE) / seats;
  const theirs = sum(took.map((seat) => vp[seat]));
  sums.mixed++;
  sums.mixedTakers += takers;
  sums.ahead += ahead;
  sums.ahead2 += ahead * ahead;
  sums.aheadTakers += ahead * takers;
  sums.takers2 += takers * takers;
  sums.margin += (theirs * VP_PARTS) / takers - ((sum(vp) - theirs) * VP_PARTS) / (seats - takers);
}

function addOutcome(to: Outcome, from: Outcome): void {
  to.seats += from.seats;
  for (const [source, vp] of Object.entries(from.sources)) add(to.sources, source, vp);
  for (const [score, n] of Object.entries(from.scores)) add(to.scores, score, n);
}

/** Both must be of the same table: they have the same items. */
export function addBalance(to: Balance, from: Balance): void {
  addTally(to.base, from.base);
  addOutcome(to.winners, from.winners);
  addOutcome(to.losers, from.losers);
  for (const [id, sums] of Object.entries(from.items)) {
    for (const name of ITEM_SUMS) to.items[id][name] += sums[name];
  }
}
