import { COLUMNS, ROWS } from '../edition/counts.js';
import type { Player } from './state.js';

/** `row.column`, both from 1. */
export const patchName = (patch: number): string =>
  `${Math.floor(patch / COLUMNS) + 1}.${(patch % COLUMNS) + 1}`;

/** The Patch of a name. */
export function patchOf(name: string): number {
  const [row, column] = name.split('.').map(Number);
  return (row - 1) * COLUMNS + column - 1;
}

/** The colour of a row that has only one so far; -1: it is empty or mixed. */
export function rowColour({ patches, rows }: Player, row: number): number {
  const start = row * COLUMNS;
  for (let i = 1; i < rows[row]; i++) if (patches[start + i] !== patches[start]) return -1;
  return patches[start];
}

/** How many bulbs a column has, and whether a colour repeats in it. */
export function columnOf({ patches }: Player, column: number): { bulbs: number; repeats: boolean } {
  let bulbs = 0;
  let seen = 0;
  let repeats = false;
  for (let row = 0; row < ROWS; row++) {
    const colour = patches[row * COLUMNS + column];
    if (colour < 0) continue;
    bulbs++;
    if ((seen >> colour) & 1) repeats = true;
    seen |= 1 << colour;
  }
  return { bulbs, repeats };
}
