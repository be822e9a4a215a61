import { popcount, type Result, type Scoresheet, standingsOf } from '@polder/core';
import { SPACES } from '../edition/tables.js';
import { COLOURS, type Count } from '../edition/types.js';
import { vpOf } from './run.js';
import { VP_SOURCES } from './sources.js';
import { rival, type State, tables } from './state.js';

/** What final scoring adds to the VP on the track. */
export const END_SOURCES = ['contracts', 'tulips'] as const;

/** What a Contract of this seat is worth now; `scored`: Contracts scored, this one included (D-CON-1). */
export function contractVp(s: State, seat: number, card: number, scored: number): number {
  const { vp, each } = tables(s).edition.cards[card].contract;
  return vp * countOf(s, seat, each, scored);
}

/** How many this seat has of what a Contract counts. */
export function contractCount(s: State, seat: number, card: number, scored: number): number {
  return countOf(s, seat, tables(s).edition.cards[card].contract.each, scored);
}

function countOf(s: State, seat: number, count: Count, scored: number): number {
  const { traded, wheel, mills } = s.players[seat];
  switch (count.of) {
    case 'windmills': {
      const { patchCount } = tables(s);
      const colour = COLOURS.indexOf(count.colour);
      let n = 0;
      for (let mill = 0; mill < patchCount; mill++) {
        if (((mills >> mill) & 1) === 0) continue;
        if (tulipsOf(s, mill, colour) > 0 || tulipsOf(s, (mill + 1) % patchCount, colour) > 0) n++;
      }
      return n;
    }
    case 'traded':
      return traded.filter((colour) => count.colours.includes(COLOURS[colour])).length;
    case 'tradedPairs':
      return Math.floor(traded.length / 2);
    case 'tradedColours':
      return new Set(traded).size;
    case 'mixedPatches': {
      const colour = COLOURS.indexOf(count.colour);
      return patchesThat(s, (patch) => {
        const own = tulipsOf(s, patch, colour);
        return own > 0 && own < planted(s, patch);
      });
    }
    case 'fullPatches':
      return patchesThat(s, (patch) => planted(s, patch) === SPACES);
    case 'personalTiles':
      return wheel.filter((tile) => tile >= 0).length;
    case 'scored':
      return scored;
  }
}

function patchesThat(s: State, fit: (patch: number) => boolean): number {
  const { patchCount } = tables(s);
  let n = 0;
  for (let patch = 0; patch < patchCount; patch++) if (fit(patch)) n++;
  return n;
}

/** Tulips of a colour in a Patch. */
function tulipsOf(s: State, patch: number, colour: number): number {
  let n = 0;
  for (let space = patch * SPACES; space < (patch + 1) * SPACES; space++)
    if (s.patches[space] === colour) n++;
  return n;
}

function planted(s: State, patch: number): number {
  let n = 0;
  for (let space = patch * SPACES; space < (patch + 1) * SPACES; space++) if (s.patches[space] >= 0) n++;
  return n;
}

/** D-SCO-1: those left in the Contract row, one after another from the oldest. */
function contractsVp(s: State, seat: number): number {
  const row = s.rows[rival(seat)];
  let { length: scored } = s.players[seat].scored;
  let vp = 0;
  for (let i = row.length - 1; i >= 0; i--) vp += contractVp(s, seat, row[i], ++scored);
  return vp;
}

/** Own Windmills next to a Patch: on both sides of it. */
function windmillsBy(mills: number, patch: number, patchCount: number): number {
  const before = (patch + patchCount - 1) % patchCount;
  return popcount(mills & ((1 << patch) | (1 << before)));
}

/** Tulips of a colour next to own Windmills, once for each Windmill. */
export function countedTulips(s: State, seat: number, colour: number): number {
  const { patchCount } = tables(s);
  const { mills } = s.players[seat];
  let n = 0;
  for (let patch = 0; patch < patchCount; patch++)
    n += windmillsBy(mills, patch, patchCount) * tulipsOf(s, patch, colour);
  return n;
}

/** D-SCO-2: a tulip scores its colour's value for each own Windmill next to its Patch. */
function tulipsVp(s: State, seat: number): number {
  const { patchCount, edition } = tables(s);
  const { mills, columns } = s.players[seat];
  let vp = 0;
  for (let patch = 0; patch < patchCount; patch++) {
    const windmills = windmillsBy(mills, patch, patchCount);
    if (windmills === 0) continue;
    for (let colour = 0; colour < columns.length; colour++) {
      const value = edition.columns[colour] - columns[colour];
      if (value > 0) vp += value * windmills * tulipsOf(s, patch, colour);
    }
  }
  return vp;
}

/** What the lines of a seat's sheet add up to, without the sheet: for those who ask often. */
export function scoreOf(s: State, seat: number): number {
  return vpOf(s.players[seat]) + contractsVp(s, seat) + tulipsVp(s, seat);
}

/** By source; the same sheet while the game runs (as if it ended now) and at its end. */
export function scores(s: State): Scoresheet[] {
  return s.players.map((player, seat) => {
    const end = [contractsVp(s, seat), tulipsVp(s, seat)];
    const lines = [
      ...VP_SOURCES.map((source, i) => ({ source: source as string, vp: player.vp[i] })),
      ...END_SOURCES.map((source, i) => ({ source: source as string, vp: end[i] })),
    ];
    return { seat, vp: lines.reduce((sum, line) => sum + line.vp, 0), lines };
  });
}

/** D-SCO-3: most Guilder, most Tools; else the victory is shared. */
export function result(s: State): Result | undefined {
  if (!s.over) return undefined;
  const rows = scores(s).map(({ seat, vp }) => {
    const { guilder, tools } = s.players[seat];
    return { seat, vp, tieBreaks: [guilder, tools] };
  });
  return standingsOf(rows);
}
