import type { Scoresheet } from '@polder/core';
import { type Group, pointsIn } from './groups.js';

/** A bed of tulips: a point each, planted column by column, group by group. Pure. */

/** A tulip and its place are so many units wide and high. */
export const CELL = 18;
const FEWEST_ROWS = 3;
/** How many times as wide as high a bed is, so that all fit one below the other: by the number of beds. */
const SHAPE = [4, 4, 5.3, 8.7, 12.7] as const;

export interface Plot {
  readonly group: Group;
  /** The group's points; below 0 they are taken off at the end of the bed. */
  readonly vp: number;
  /** The first place and the one after the last. */
  readonly from: number;
  readonly to: number;
}
export interface Bed {
  readonly plots: readonly Plot[];
  /** So many tulips at the end are taken off again. */
  readonly lost: number;
  /** What stands when all is counted; never less than none. */
  readonly standing: number;
}

export function bedOf(groups: readonly Group[], sheet: Scoresheet): Bed {
  let at = 0;
  const plots = groups.map((group) => {
    const vp = pointsIn(group, sheet);
    const from = at;
    at += Math.max(0, vp);
    return { group, vp, from, to: at };
  });
  const lost = Math.min(
    at,
    plots.reduce((sum, { vp }) => sum + Math.max(0, -vp), 0),
  );
  return { plots, lost, standing: at - lost };
}

/** All beds of a game are as large: as many rows as the fullest of them needs, and columns to fill the shape. */
export function sizeOf(beds: readonly Bed[]): { readonly rows: number; readonly columns: number } {
  const most = Math.max(0, ...beds.map(({ standing, lost }) => standing + lost));
  const shape = SHAPE[beds.length] ?? SHAPE[4];
  let rows = FEWEST_ROWS;
  while (rows * Math.ceil(rows * shape) < most) rows++;
  return { rows, columns: Math.ceil(rows * shape) };
}

/** The places from one to before another as one path. */
export function placesPath(from: number, to: number, rows: number): string {
  let path = '';
  for (let at = from; at < to; ) {
    const column = Math.floor(at / rows);
    const first = at % rows;
    // Whole columns go together.
    const whole = first === 0 ? Math.floor((to - at) / rows) : 0;
    const [wide, high] = whole > 0 ? [whole, rows] : [1, Math.min(rows - first, to - at)];
    path += `M${column * CELL} ${first * CELL}h${wide * CELL}v${high * CELL}h${-wide * CELL}Z`;
    at += wide * high;
  }
  return path;
}

/** The lines between the places. */
export function linesPath(rows: number, columns: number): string {
  const across = Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * CELL}H${columns * CELL}`);
  const down = Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * CELL} 0V${rows * CELL}`);
  return [...across, ...down].join('');
}

/** What stands after so many groups have been counted; with the last one, what is below 0 is taken off. */
export function countedAfter({ plots, lost }: Bed, groups: number): number {
  const planted = plots[Math.min(groups, plots.length) - 1]?.to ?? 0;
  return groups >= plots.length ? planted - lost : planted;
}
