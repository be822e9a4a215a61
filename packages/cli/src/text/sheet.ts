import type { Result, Scoresheet } from '@polder/core';
import { listed } from '@polder/core/text';
import type { Style } from '../io.js';
import { table } from './table.js';

/** VP by source, a column for each seat. Sources that gave nobody anything are left out. */
export function sheetLines(
  style: Style,
  scores: readonly Scoresheet[],
  names: readonly string[],
  sourceName: (source: string) => string,
): string[] {
  const rows = (scores[0]?.lines ?? [])
    .map(({ source }, i) => [sourceName(source), ...scores.map((sheet) => points(sheet.lines[i].vp))])
    .filter(([, ...cells]) => cells.some((cell) => cell !== NOTHING));
  const total = ['Total', ...scores.map(({ vp }) => String(vp))];
  return table(style, ['VP from', ...names], [...rows, total], { total: true });
}

const NOTHING = '-';
const points = (vp: number): string => (vp === 0 ? NOTHING : String(vp));

/** Ranks with the values that break ties, if there are any: a solo game has none (G-SCO-2). */
export function standingLines(
  style: Style,
  result: Result,
  names: readonly string[],
  tieBreaks: readonly string[],
): string[] {
  const heads = result.standings.some((standing) => standing.tieBreaks.length > 0) ? tieBreaks : [];
  const rows = result.standings.map(({ rank, seat, vp, tieBreaks: values }) => [
    `${rank}.`,
    names[seat],
    String(vp),
    ...heads.map((_, i) => String(values[i] ?? '')),
  ]);
  const winners = listed(result.winners.map((seat) => names[seat]));
  const verdict = result.winners.length > 1 ? `${winners} share the victory.` : `${winners} wins.`;
  return [...table(style, ['', 'Player', 'VP', ...heads], rows, { left: 2 }), '', verdict];
}
