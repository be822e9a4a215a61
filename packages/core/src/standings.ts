import type { Result, Standing } from './game.js';

type Row = Omit<Standing, 'rank'>;

/** Most VP first, then most of each tie-break in turn; seats that even these can't part share a rank. */
export function standingsOf(rows: readonly Row[]): Result {
  const sorted = [...rows].sort((a, b) => compare(a, b) || a.seat - b.seat);
  const standings = sorted.map((row) => ({
    seat: row.seat,
    rank: 1 + sorted.findIndex((other) => compare(other, row) === 0),
    vp: row.vp,
    tieBreaks: row.tieBreaks,
  }));
  return { standings, winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) };
}

function compare(a: Row, b: Row): number {
  if (a.vp !== b.vp) return b.vp - a.vp;
  const i = a.tieBreaks.findIndex((value, at) => value !== b.tieBreaks[at]);
  return i < 0 ? 0 : b.tieBreaks[i] - a.tieBreaks[i];
}
