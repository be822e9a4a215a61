import { type Result, type Scoresheet, standingsOf } from '@polder/core';

/** Something that has to be told before the result stands. */
export interface Missing {
  readonly seat: number;
  /** The fact, or `track`, or `contract:2` for the second Contract, counted by hand. */
  readonly what: string;
}

/** Something that can't be as it was entered. `seat` undefined: it lies between the players. */
export interface Problem {
  readonly seat?: number;
  readonly id: 'gap' | 'cardTwice' | 'tooManyWindmills' | 'moreThanBuilt' | 'patch' | 'ringWindmills';
  readonly rule: string;
  /** Row, card or Patch; and what else the sentence needs. */
  readonly n: number;
  readonly m?: number;
}

/** What the calculator makes of a table, in either game. */
export interface Counted {
  readonly sheets: readonly Scoresheet[];
  readonly missing: readonly Missing[];
  readonly problems: readonly Problem[];
  /** Ranks as far as they are known. */
  readonly result: Result;
  /** Nothing is missing or wrong: the result stands. */
  readonly settled: boolean;
  /** Some have the same VP. */
  readonly tied: boolean;
  /** What is asked only because of that, told or not. */
  readonly asked: readonly Missing[];
}

export interface TieRow {
  readonly seat: number;
  readonly vp: number;
  /** In the order in which they count; undefined: not told yet. */
  readonly tieBreaks: readonly (number | undefined)[];
}

/** The tie-breaks, by number, that part the seats as far as they are told: each one that has to be looked at. */
export function tieLooks(rows: readonly TieRow[]): { readonly seat: number; readonly level: number }[] {
  const looks: { seat: number; level: number }[] = [];
  const levels = rows[0]?.tieBreaks.length ?? 0;
  let groups = parted([rows], ({ vp }) => vp);
  for (let level = 0; level < levels; level++) {
    const valueAt = ({ tieBreaks }: TieRow): number | undefined => tieBreaks[level];
    looks.push(...groups.flat().map(({ seat }) => ({ seat, level })));
    const told = groups.filter((group) => group.every((row) => valueAt(row) !== undefined));
    groups = parted(told, valueAt);
  }
  return looks;
}

/** Each group by a value; those who are alone with theirs are parted from the rest. */
function parted(
  groups: readonly (readonly TieRow[])[],
  by: (row: TieRow) => number | undefined,
): (readonly TieRow[])[] {
  return groups
    .flatMap((group) => [...new Set(group.map(by))].map((value) => group.filter((row) => by(row) === value)))
    .filter(({ length }) => length > 1);
}

export const rankedBy = (rows: readonly TieRow[]): Result =>
  standingsOf(rows.map((row) => ({ ...row, tieBreaks: row.tieBreaks.map((n) => n ?? 0) })));
