import type { Scoresheet, Seat } from '@polder/core';
import type { TurnScores } from '../timeline.js';

/** What a timeline draws. Every list has a place for the beginning and one for each turn. */

const sheetOf = (scores: readonly Scoresheet[], seat: Seat): Scoresheet => {
  const sheet = scores.find((it) => it.seat === seat);
  if (!sheet) throw new Error(`Seat ${seat} has no score sheet.`);
  return sheet;
};

/** The sheets of a seat: before the first turn, then after each. */
function sheetsOf(timeline: readonly TurnScores[], seat: Seat): Scoresheet[] {
  if (timeline.length === 0) return [];
  return [timeline[0].before, ...timeline.map(({ scores }) => scores)].map((it) => sheetOf(it, seat));
}

export const totalsOf = (timeline: readonly TurnScores[], seat: Seat): number[] =>
  sheetsOf(timeline, seat).map(({ vp }) => vp);

const vpFrom = ({ lines }: Scoresheet, source: string): number =>
  lines.reduce((sum, line) => (line.source === source ? sum + line.vp : sum), 0);

/** A source of points as a band of a stack: gains grow upwards from 0, losses downwards. */
export interface Band {
  readonly source: string;
  readonly vp: readonly number[];
  /** Where the band begins at each place; it ends at `base + vp`. */
  readonly base: readonly number[];
}

/** The points of a seat by source, in the order of the score sheet, without those that never brought any. */
export function bandsOf(timeline: readonly TurnScores[], seat: Seat): Band[] {
  const sheets = sheetsOf(timeline, seat);
  const sources = [...new Set(sheets.flatMap(({ lines }) => lines.map(({ source }) => source)))];
  const above = sheets.map(() => 0);
  const below = sheets.map(() => 0);
  const bands: Band[] = [];
  for (const source of sources) {
    const vp = sheets.map((sheet) => vpFrom(sheet, source));
    if (vp.every((n) => n === 0)) continue;
    bands.push({ source, vp, base: vp.map((n, i) => (n < 0 ? below : above)[i]) });
    for (const [i, n] of vp.entries()) (n < 0 ? below : above)[i] += n;
  }
  return bands;
}

/** The lowest and the highest point of a drawing. */
export type Range = readonly [low: number, high: number];

export const rangeOf = (...lists: readonly (readonly number[])[]): Range => [
  Math.min(0, ...lists.flat()),
  Math.max(1, ...lists.flat()),
];

export const rangeOfBands = (bands: readonly Band[]): Range =>
  rangeOf(...bands.map(({ vp, base }) => vp.map((n, i) => base[i] + n)));

/** What one turn brought. */
export interface Reading {
  readonly seat: Seat;
  readonly round: number;
  readonly choices: number;
  /** To the seat that played it. */
  readonly gain: number;
  /** To anybody: first to the seat that played it, and the most first. */
  readonly changes: readonly { readonly seat: Seat; readonly source: string; readonly vp: number }[];
  /** VP of all seats when it was over. */
  readonly totals: readonly number[];
}

function changesOf(seat: Seat, { before, scores }: TurnScores): Reading['changes'] {
  const then = sheetOf(before, seat);
  const now = sheetOf(scores, seat);
  const sources = [...new Set([...then.lines, ...now.lines].map(({ source }) => source))];
  return sources
    .map((source) => ({ seat, source, vp: vpFrom(now, source) - vpFrom(then, source) }))
    .filter(({ vp }) => vp !== 0)
    .sort((a, b) => b.vp - a.vp);
}

export function readingOf(turn: TurnScores): Reading {
  const { seat, round, choices, before, scores } = turn;
  const sheets = [...scores].sort((a, b) => a.seat - b.seat);
  const others = sheets.map((sheet) => sheet.seat).filter((it) => it !== seat);
  return {
    ...{ seat, round, choices },
    gain: sheetOf(scores, seat).vp - sheetOf(before, seat).vp,
    changes: [seat, ...others].flatMap((it) => changesOf(it, turn)),
    totals: sheets.map(({ vp }) => vp),
  };
}

/** The first turn of each round: where the rounds part. */
export function roundsOf(
  timeline: readonly TurnScores[],
): { readonly round: number; readonly turn: number }[] {
  return timeline.flatMap(({ round }, turn) =>
    turn > 0 && timeline[turn - 1].round === round ? [] : [{ round, turn }],
  );
}
