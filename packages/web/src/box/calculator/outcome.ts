import type { Result, ScoreLine, Scoresheet } from '@polder/core';
import type { Parts } from '../../words/words.js';
import type { Picked } from './facts.js';

/** Something that has to be told before the result stands. */
export interface Missing {
  readonly seat: number;
  /** The fact, or `track`, or `contract:2` for the second Contract, counted by hand. */
  readonly what: string;
}

/** Something that can't be as it was entered. `seat` undefined: it lies between the players. */
export interface Problem {
  readonly seat?: number;
  readonly id: keyof Parts['box']['calculator']['problem'];
  readonly rule: string;
  /** Row, card or Patch; and what else the sentence needs. */
  readonly n: number;
  readonly m?: number;
}

/** What the calculator makes of a table, in any game. */
export interface Counted {
  readonly sheets: readonly Scoresheet[];
  readonly missing: readonly Missing[];
  readonly problems: readonly Problem[];
  /** Ranks as far as they are known. */
  readonly result: Result;
  /** Nothing is missing or wrong: the result stands. */
  readonly settled: boolean;
  /** How many tie-breaks had to be looked at. */
  readonly looked: number;
  /** What is asked only because of a tie, told or not. */
  readonly asked: readonly Missing[];
}

/** The machine's sheets under the names of the calculator: each line with the machine's sources behind it. */
export const sheetsOf = (
  sheets: readonly Scoresheet[],
  lines: Readonly<Record<string, readonly string[]>>,
): Scoresheet[] =>
  sheets.map(({ seat, vp, lines: counted }) => ({
    seat,
    vp,
    lines: Object.entries(lines).map(([source, behind]) => ({
      source,
      vp: sum(counted.filter((line) => behind.includes(line.source))),
    })),
  }));
const sum = (lines: readonly ScoreLine[]): number => lines.reduce((all, { vp }) => all + vp, 0);

/** What a source brings to a seat. */
export const vpOf =
  ({ sheets }: Counted, seat: number) =>
  (source: string): number =>
    sum(sheets[seat].lines.filter((line) => line.source === source));

export const cardsOf = (contracts: readonly Picked[]): number[] =>
  contracts.flatMap((picked) => ('card' in picked ? [picked.card] : []));
/** Contracts that are counted by hand, and were not yet. */
export const missingContracts = (contracts: readonly Picked[]): string[] =>
  contracts.flatMap((picked, i) =>
    'byHand' in picked && picked.byHand === null ? [`contract:${i + 1}`] : [],
  );

interface Found {
  readonly sheets: readonly Scoresheet[];
  readonly result: Result | undefined;
  /** The fact that is asked for each tie-break, in the order in which they count; undefined: it is known. */
  readonly tieBreaks: readonly (string | undefined)[];
  /** What was told, by seat. */
  readonly answers: readonly Readonly<Record<string, number | undefined>>[];
  /** What is missing whether there is a tie or not. */
  readonly open: readonly Missing[];
  problemsOf(asked: readonly Missing[]): readonly Problem[];
}

/** What else has to be asked, and whether the result stands. */
export function settle({ sheets, result, tieBreaks, answers, open, problemsOf }: Found): Counted {
  if (!result) throw new Error('A table that is counted is a finished game.');
  const isTold = ({ seat, what }: Missing): boolean => answers[seat][what] !== undefined;
  const rows = result.standings.map(({ seat, vp, tieBreaks: values }) => ({
    seat,
    vp,
    tieBreaks: tieBreaks.map((what, level) =>
      what === undefined || isTold({ seat, what }) ? values[level] : undefined,
    ),
  }));
  // As long as something is missing, seats are level by chance.
  const looks = open.length > 0 ? [] : tieLooks(rows.sort((a, b) => a.seat - b.seat));
  const asked = looks.flatMap(({ seat, level }) => {
    const what = tieBreaks[level];
    return what === undefined ? [] : [{ seat, what }];
  });
  const missing = [...open, ...asked.filter((it) => !isTold(it))];
  const problems = problemsOf(asked);
  return {
    sheets,
    missing,
    problems,
    result,
    settled: missing.length + problems.length === 0,
    looked: new Set(looks.map(({ level }) => level)).size,
    asked,
  };
}

interface TieRow {
  readonly seat: number;
  readonly vp: number;
  /** In the order in which they count; undefined: not told yet. */
  readonly tieBreaks: readonly (number | undefined)[];
}

/** The tie-breaks, by number, that part the seats as far as they are told: each one that has to be looked at. */
function tieLooks(rows: readonly TieRow[]): { readonly seat: number; readonly level: number }[] {
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
