import { isSingle, lowestBit } from '@polder/core';
import { ANY_COLOUR } from '@polder/core/edition';
import { COLUMNS, ROWS } from '../edition/counts.js';
import type { Player } from '../rules/state.js';
import type { Why } from './why.js';

/** Where a bulb of this colour goes (G-PLANT-1); undefined: all Patches are full. */
export function rowFor(
  player: Player,
  colour: number,
): { readonly row: number; readonly patch: number; readonly why: Why } | undefined {
  const { rows, patches } = player;
  let leftmost = 0;
  for (let row = 0; row < ROWS; row++) {
    const planted = rows[row];
    if (planted > 0 && planted < COLUMNS && patches[row * COLUMNS] === colour) {
      return { row, patch: row * COLUMNS + planted, why: 'sameColour' };
    }
    if (planted < rows[leftmost]) leftmost = row;
  }
  const column = rows[leftmost];
  if (column === COLUMNS) return undefined;
  return { row: leftmost, patch: leftmost * COLUMNS + column, why: 'leftmost' };
}

/** The colour of a bulb that it gains, given as a mask (G-RWD-1, G-CAL-1). */
export function colourOf(
  player: Player,
  colours: number,
  card: number,
): { readonly colour: number; readonly why: Why } {
  if (colours === ANY_COLOUR) return { colour: card, why: 'cardColour' };
  if (isSingle(colours)) return { colour: lowestBit(colours), why: 'shownColour' };
  const row = nearestRow(player);
  if (row < 0) return { colour: card, why: 'noRowBegun' };
  return { colour: player.patches[row * COLUMNS], why: 'nearestRow' };
}

/** The row with most bulbs that is neither empty nor full, topmost on a tie; -1: none. */
function nearestRow({ rows }: Player): number {
  let nearest = -1;
  for (let row = 0; row < ROWS; row++) {
    if (rows[row] === 0 || rows[row] === COLUMNS) continue;
    if (nearest < 0 || rows[row] > rows[nearest]) nearest = row;
  }
  return nearest;
}
