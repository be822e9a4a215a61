import type { IconName } from '@polder/core/text';
import { pieces } from '@polder/core/text';
import { COLUMNS, type Effect, ROWS } from '@polder/valley';
import { effectFace } from './farm-cards.js';

/** Where things lie on the drawing of the Patches, in units; shapes that are alike share a path. */
export const BOARD = {
  width: 276,
  height: 176,
  cellWidth: 30,
  cellHeight: 35,
  columnY: 153,
  columnHeight: 19,
  valueX: 230,
  valueWidth: 42,
} as const;

interface Spot {
  readonly row: number;
  readonly column: number;
}

export const cellX = (column: number): number => 4 + column * (BOARD.cellWidth + 2);
export const cellY = (row: number): number => 4 + row * (BOARD.cellHeight + 2);

function box(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r}-${r} ${r}h-${w}q-${r} 0-${r}-${r}v-${h}q0-${r} ${r}-${r}Z`;
}

export const cells = (spots: readonly Spot[]): string =>
  spots
    .map(({ row, column }) => box(cellX(column), cellY(row), BOARD.cellWidth, BOARD.cellHeight, 3))
    .join('');

export const grass = (spots: readonly Spot[]): string =>
  spots
    .map(({ row, column }) => {
      const y = cellY(row) + BOARD.cellHeight - 6;
      return `M${cellX(column)} ${y}q7.5-4 15 0t15 0v3q0 3-3 3h-24q-3 0-3-3Z`;
    })
    .join('');

export const stakes = (spots: readonly Spot[]): string =>
  spots.map(({ row, column }) => `M${cellX(column) + 15} ${cellY(row) + 24}v6.5`).join('');

export const labels = (spots: readonly Spot[]): string =>
  spots.map(({ row, column }) => box(cellX(column) + 2, cellY(row) + 5, 26, 20, 2)).join('');

/** Plates that rows and columns have their values on. */
export const rowPlates = (rows: readonly number[]): string =>
  rows.map((row) => box(BOARD.valueX, cellY(row), BOARD.valueWidth, BOARD.cellHeight, 3)).join('');

export const columnPlates = (columns: readonly number[]): string =>
  columns.map((column) => box(cellX(column), BOARD.columnY, BOARD.cellWidth, BOARD.columnHeight, 3)).join('');

const bar = (x: number, y: number, width: number): string => `M${x} ${y}h${width}v2.5h-${width}Z`;

/** How far each row and each column is: bars on their plates. */
export function bars(rows: readonly number[], columns: readonly number[]): string {
  const room = BOARD.valueWidth - 8;
  const ofRows = rows.map((bulbs, row) =>
    bar(BOARD.valueX + 4, cellY(row) + BOARD.cellHeight - 6, (room * bulbs) / COLUMNS),
  );
  const ofColumns = columns.map((bulbs, column) =>
    bar(cellX(column) + 3, BOARD.columnY + BOARD.columnHeight - 3.5, ((BOARD.cellWidth - 6) * bulbs) / ROWS),
  );
  return [...ofRows, ...ofColumns].join('');
}

/** A number or an icon of a label in the soil: left edge and middle. */
export type Mark = { readonly x: number; readonly y: number; readonly size: number } & (
  | { readonly text: string }
  | { readonly icon: IconName }
);

const ROOM = 26;
const DIGIT = 0.52;
const FIGURE = 12.4;

/** What planting in this Patch gives, as marks on its label; where it does not fit, the icons are smaller. */
export function labelMarks(reward: Effect, { row, column }: Spot): Mark[] {
  const parts = pieces(effectFace(reward));
  const icons = parts.filter((part) => 'icon' in part).length;
  const figures =
    parts.reduce((sum, part) => sum + ('icon' in part ? 0 : part.text.length), 0) * DIGIT * FIGURE;
  const icon = Math.min(parts.length === 1 ? 19 : 16, (ROOM - figures) / Math.max(1, icons));
  const widthOf = (part: (typeof parts)[number]): number =>
    'icon' in part ? icon : part.text.length * DIGIT * FIGURE;
  let x = cellX(column) + 15 - (figures + icon * icons) / 2;
  const y = cellY(row) + 15;
  return parts.map((part) => {
    const at = Math.round(x * 10) / 10;
    x += widthOf(part);
    const size = Math.round(('icon' in part ? icon : FIGURE) * 10) / 10;
    return 'icon' in part ? { icon: part.icon, x: at, y, size } : { text: part.text, x: at, y, size };
  });
}
