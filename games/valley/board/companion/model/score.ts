import type { ScoreLine } from '@polder/core';
import { companionSheet } from '@polder/valley';
import { type Guide, tableIn } from './state.js';

export interface FinalSheet {
  readonly vp: number;
  readonly lines: readonly ScoreLine[];
}

/** The Gardener's score as if the game ended now, by source; lines without VP are left out (G-SCO-1). */
export function finalSheet(guide: Guide): FinalSheet {
  const { vp, lines } = companionSheet(tableIn(guide), guide.edition);
  // To the sheet all VP in play are one line; here they are told apart.
  const parted = lines.map(({ source, vp: n }) => ({
    source,
    vp: source in guide.vp ? guide.vp[source] : n,
  }));
  return { vp, lines: parted.filter((line) => line.vp !== 0) };
}

/** A tie is lost (G-SCO-2). */
export const youWin = (guide: Guide): boolean => (guide.yours ?? 0) > finalSheet(guide).vp;
