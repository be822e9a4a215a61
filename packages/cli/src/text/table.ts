import type { Style } from '../io.js';

/** How wide a terminal we write for. */
export const PAGE = 100;

/** Columns padded to one width; the first to the left, numbers to the right. */
export function table(
  style: Style,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { left = 1, total = false }: { readonly left?: number; readonly total?: boolean } = {},
): string[] {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i].length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (i < left ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd();
  const lines = rows.map(line);
  const last = lines.length - 1;
  if (total && last >= 0) lines[last] = style.bold(lines[last]);
  return [style.bold(line(head)), ...lines];
}

/** Facts, one a line: name and value. */
export function facts(style: Style, rows: readonly (readonly [name: string, value: string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${style.dim(name.padEnd(width))}  ${value}`);
}

/** Words in lines of at most a page, indented. */
export function wrap(words: readonly string[], indent = '  ', separator = '  '): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]}${separator}${word}` : '';
    if (longer !== '' && longer.length <= PAGE) lines[lines.length - 1] = longer;
    else lines.push(indent + word);
  }
  return lines;
}

/** '1 game', '1,000 games'. */
export const some = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;

export const grouped = (n: number): string => Math.round(n).toLocaleString('en-US');
