import { END_SOURCES, GARDENER_SOURCES, usualValley, type ValleyState } from '@polder/valley';

export interface ScoreRow {
  readonly source: string;
  readonly vp: number;
  /** Counted at the end only. */
  readonly end: boolean;
}

const AT_END: ReadonlySet<string> = new Set<string>([...END_SOURCES, ...GARDENER_SOURCES]);

/** A seat's score sheet as if the game ended now; lines without VP are left out. */
export function linesOf(
  view: ValleyState,
  seat: number,
): { readonly vp: number; readonly lines: readonly ScoreRow[] } {
  const { vp, lines } = usualValley.scores(view)[seat];
  const rows = lines
    .filter((line) => line.vp !== 0)
    .map((line) => ({ ...line, end: AT_END.has(line.source) }));
  return { vp, lines: rows };
}
