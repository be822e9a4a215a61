import {
  deviation,
  type ItemStats,
  isAboutWins,
  itemStats,
  lengthShare,
  mean,
  type Outcome,
  type SeatStats,
  seatStats,
} from '@polder/bots/balance';
import { type Notes, noteFor } from './notes.js';
import type { About, BalanceRecord } from './record.js';

/** What the sums of a record say. */
export interface Analysis {
  readonly about: About;
  readonly games: number;
  readonly decisions: number;
  readonly seats: readonly SeatRow[];
  readonly rounds: {
    readonly mean: number;
    readonly sd: number;
    readonly min: number;
    readonly max: number;
    readonly within: number;
    readonly histogram: Readonly<Record<number, number>>;
  };
  readonly remarks: Readonly<Record<string, number>>;
  readonly scores: {
    readonly all: Group;
    readonly winners: Group;
    readonly losers: Group;
  };
  readonly families: readonly FamilyRows[];
  readonly standsOut: readonly Outlier[];
}

export interface SeatRow extends SeatStats {
  readonly vp: { readonly mean: number; readonly sd: number };
}

/** Seats with something in common: mean VP, in all and by source, and seats by their VP. */
export interface Group {
  readonly seats: number;
  readonly mean: number;
  readonly sources: Readonly<Record<string, number>>;
  readonly histogram: Readonly<Record<number, number>>;
}

export interface ItemRow extends ItemStats {
  readonly id: string;
  readonly name: string;
}

export interface FamilyRows {
  readonly id: string;
  readonly name: string;
  readonly chance: string;
  readonly items: readonly ItemRow[];
}

export interface Outlier extends ItemRow {
  readonly family: string;
  readonly note?: string;
}

export function analyse({ about, families, balance }: BalanceRecord, notes: Notes): Analysis {
  const { base, winners, losers, items } = balance;
  const { games, rounds } = base;
  const rows = families.map(({ items: list, ...family }) => ({
    ...family,
    items: list.map((item) => ({ ...item, ...itemStats(items[item.id], about.players, games) })),
  }));
  return {
    about,
    games,
    decisions: base.decisions,
    seats: base.seats.map(({ vp, wins }) => ({
      ...seatStats(wins, games, about.players),
      vp: { mean: mean(vp, games), sd: deviation(vp, games) },
    })),
    rounds: {
      ...{ mean: mean(rounds, games), sd: deviation(rounds, games), min: rounds.min, max: rounds.max },
      within: lengthShare(base.lengths, games),
      histogram: base.lengths,
    },
    remarks: base.remarks,
    scores: { all: groupOf(winners, losers), winners: groupOf(winners), losers: groupOf(losers) },
    families: rows,
    standsOut: standsOut(rows, about, notes),
  };
}

function groupOf(...outcomes: readonly Outcome[]): Group {
  const sources: Record<string, number> = {};
  const histogram: Record<number, number> = {};
  const seats = outcomes.reduce((sum, outcome) => sum + outcome.seats, 0);
  for (const outcome of outcomes) {
    for (const [source, vp] of Object.entries(outcome.sources)) {
      sources[source] = (sources[source] ?? 0) + vp / seats;
    }
    for (const [score, n] of Object.entries(outcome.scores)) {
      histogram[Number(score)] = (histogram[Number(score)] ?? 0) + n;
    }
  }
  return { seats, mean: Object.values(sources).reduce((sum, vp) => sum + vp, 0), sources, histogram };
}

/** Furthest from fair first; those that are only rare, or never came up, at the end. */
function standsOut(families: readonly FamilyRows[], about: About, notes: Notes): Outlier[] {
  const found = families.flatMap(({ name: family, items }) =>
    items
      .filter(({ flags }) => flags.length > 0)
      .map((item) => {
        const note = noteFor(notes, about, item.id);
        return { ...item, family, ...(note !== undefined && { note }) };
      }),
  );
  const size = ({ flags, lift }: Outlier): number =>
    flags.some(isAboutWins) ? Math.abs(lift?.value ?? 0) : 0;
  return found.sort((a, b) => size(b) - size(a));
}

export const unexplained = ({ standsOut: found }: Analysis): number =>
  found.filter(({ note }) => note === undefined).length;

/** Items whose lift has an interval: so many were tested. */
export const tested = ({ families }: Analysis): number =>
  families.flatMap(({ items }) => items).filter(({ lift }) => lift?.interval).length;
