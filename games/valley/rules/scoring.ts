import { popcount, type Result, type ScoreLine, type Scoresheet, standingsOf } from '@polder/core';
import { COLUMNS, ROWS } from '../edition/counts.js';
import { COLOURS, type Count, type Edition } from '../edition/types.js';
import { columnOf, rowColour } from './patches.js';
import { plantedBulbs, storedBulbs, vpOf } from './run.js';
import {
  difficultyOf,
  GARDENER,
  gardenerOf,
  isGardener,
  type Player,
  type State,
  tables,
  VP_SOURCES,
} from './state.js';

/** What final scoring adds to the VP on the track. */
export const END_SOURCES = ['contracts', 'groups', 'rows', 'columns'] as const;
/** What it adds for the Gardener alone, on the sheets of a solo game. */
export const GARDENER_SOURCES = ['tiles', 'cards', 'bulbs'] as const;

/** What a Contract of this player is worth now (SCO-1). */
export function contractVp(s: State, player: Player, card: number): number {
  const { vp, each } = tables(s).edition.cards[card].contract;
  return vp * countOf(s, player, each);
}

/** How many this player has of what a Contract counts. */
export function contractCount(s: State, player: Player, card: number): number {
  return countOf(s, player, tables(s).edition.cards[card].contract.each);
}

function countOf(s: State, player: Player, count: Count): number {
  const t = tables(s);
  switch (count.of) {
    case 'windmillsBy':
      return popcount(player.mills & t.spacesBy[count.field]);
    case 'windmills':
      return popcount(player.mills);
    case 'tiles': {
      const large = count.wheel === 'small' ? [] : player.large;
      const small = count.wheel === 'large' ? [] : player.small;
      const counts = (tile: number): boolean =>
        tile >= 0 && (count.kind === undefined || t.edition.tiles[tile].kind === count.kind);
      return large.filter(counts).length + small.filter(counts).length;
    }
    case 'fullSmallWheel':
      return player.small.every((tile) => tile >= 0) ? 1 : 0;
    case 'cards':
      // The starting card counts (CRD-2).
      return player.helpers.length + player.contracts.length + 1;
    case 'tools':
      return Math.floor(player.tools / count.every);
    case 'fullRows':
      return fullRows(player, count.colour);
    case 'fullColumns':
      return fullColumns(player);
    case 'planted':
      return plantedOf(player, COLOURS.indexOf(count.colour));
  }
}

function plantedOf({ patches }: Player, colour: number): number {
  let n = 0;
  for (const bulb of patches) if (bulb === colour) n++;
  return n;
}

/** Of this colour, if one is asked for. */
function fullRows(player: Player, colour?: string): number {
  let n = 0;
  for (let row = 0; row < ROWS; row++) {
    if (player.rows[row] < COLUMNS) continue;
    if (colour === undefined) n++;
    else if (COLOURS[rowColour(player, row)] === colour) n++;
  }
  return n;
}

function fullColumns(player: Player): number {
  let n = 0;
  for (let at = 0; at < COLUMNS; at++) if (columnOf(player, at).bulbs === ROWS) n++;
  return n;
}

/** SCO-2: planted bulbs of a colour whose Windmill group is empty. */
function groupVp({ groups }: Edition, player: Player, colour: number): number {
  return player.groups[colour] === 0 ? groups[colour].vp * plantedOf(player, colour) : 0;
}

/** SCO-3. */
function rowVp({ rows }: Edition, player: Player, row: number, highest: boolean): number {
  if (player.rows[row] < COLUMNS) return 0;
  const { mixed, single } = rows[row];
  if (highest) return Math.max(mixed, single);
  return rowColour(player, row) < 0 ? mixed : single;
}

/** SCO-4: four different colours score; a colour that repeats costs, complete or not. */
function columnVp({ columns }: Edition, player: Player, at: number, highest: boolean): number {
  const { bulbs, repeats } = columnOf(player, at);
  if (repeats && !highest) return 0 - columns[at].minus;
  return bulbs === ROWS ? columns[at].plus : 0;
}

function groupsVp(s: State, player: Player): number {
  const { edition } = tables(s);
  let vp = 0;
  for (let colour = 0; colour < edition.groups.length; colour++) vp += groupVp(edition, player, colour);
  return vp;
}

function rowsVp(s: State, player: Player, highest = false): number {
  const { edition } = tables(s);
  let vp = 0;
  for (let row = 0; row < ROWS; row++) vp += rowVp(edition, player, row, highest);
  return vp;
}

function columnsVp(s: State, player: Player, highest = false): number {
  const { edition } = tables(s);
  let vp = 0;
  for (let at = 0; at < COLUMNS; at++) vp += columnVp(edition, player, at, highest);
  return vp;
}

/** What final scoring adds to a seat, group by group, row by row and column by column (SCO-2 to SCO-4, G-SCO-1). */
export function farmVps(
  s: State,
  seat: number,
): Readonly<Record<'groups' | 'rows' | 'columns', readonly number[]>> {
  const { edition } = tables(s);
  const player = s.players[seat];
  const gardener = isGardener(s, seat);
  return {
    groups: player.groups.map((_, colour) => (gardener ? 0 : groupVp(edition, player, colour))),
    rows: edition.rows.map((_, row) => rowVp(edition, player, row, gardener && isHighest(s, 'rows'))),
    columns: edition.columns.map((_, at) =>
      columnVp(edition, player, at, gardener && isHighest(s, 'columns')),
    ),
  };
}

/** What the lines of a seat's sheet add up to, without the sheet: for those who ask often. */
export function scoreOf(s: State, seat: number): number {
  const player = s.players[seat];
  let vp = vpOf(player) + wishVp(s, seat);
  if (isGardener(s, seat)) return gardenerEnd(s).reduce((sum, n) => sum + n, vp);
  for (const card of player.contracts) vp += contractVp(s, player, card);
  return vp + groupsVp(s, player) + rowsVp(s, player) + columnsVp(s, player);
}

/** By source; the same sheet while the game runs (as if it ended now) and at its end. */
export function scores(s: State): Scoresheet[] {
  return s.players.map((player, seat) => {
    const end = isGardener(s, seat) ? gardenerEnd(s) : endOf(s, player);
    const lines: ScoreLine[] = VP_SOURCES.map((source, i) => ({
      source,
      vp: player.vp[i] + (source === 'wish' ? wishVp(s, seat) : 0),
    }));
    for (const [i, source] of END_SOURCES.entries()) lines.push({ source, vp: end[i] });
    if (s.gardener) {
      for (const [i, source] of GARDENER_SOURCES.entries()) {
        lines.push({ source, vp: end[END_SOURCES.length + i] ?? 0 });
      }
    }
    return { seat, vp: lines.reduce((sum, line) => sum + line.vp, 0), lines };
  });
}

/** By END_SOURCES. */
function endOf(s: State, player: Player): number[] {
  const contracts = player.contracts.reduce((sum, card) => sum + contractVp(s, player, card), 0);
  return [contracts, groupsVp(s, player), rowsVp(s, player), columnsVp(s, player)];
}

/** SCO-5: planted bulbs, stored bulbs, Windmills on the board; else the victory is shared. */
export function result(s: State): Result | undefined {
  if (!s.over) return undefined;
  if (s.gardener) return soloResult(scores(s));
  const rows = scores(s).map(({ seat, vp }) => {
    const player = s.players[seat];
    return { seat, vp, tieBreaks: [plantedBulbs(player), storedBulbs(player), popcount(player.mills)] };
  });
  return standingsOf(rows);
}

// The solo game

/** G-WSH-1: the value held, scored at the end; before it, as if the game ended now. */
function wishVp(s: State, seat: number): number {
  if (!s.gardener) return 0;
  const value = seat === GARDENER ? s.gardener.wish : s.gardener.yours;
  return value < 0 ? 0 : tables(s).edition.startingCards[s.wish].vp[value];
}

/** The Gardener's full rows or columns score their highest value, whatever the colours. */
const isHighest = (s: State, what: 'rows' | 'columns'): boolean =>
  tables(s).edition.gardener.scoring[difficultyOf(s)][what] === 'highest';

/** G-SCO-1, by END_SOURCES and GARDENER_SOURCES. */
function gardenerEnd(s: State): number[] {
  const player = s.players[GARDENER];
  const { tiles, cards } = gardenerOf(s);
  const scoring = tables(s).edition.gardener.scoring[difficultyOf(s)];
  const bulbs = Math.floor(plantedBulbs(player) / scoring.bulbs.every) * scoring.bulbs.vp;
  return [
    0,
    0,
    rowsVp(s, player, isHighest(s, 'rows')),
    columnsVp(s, player, isHighest(s, 'columns')),
    tiles.length * scoring.tile,
    cards.length * scoring.card,
    bulbs,
  ];
}

/** G-SCO-2: a tie is lost. */
function soloResult(sheets: readonly Scoresheet[]): Result {
  const [you, it] = sheets;
  const order = you.vp > it.vp ? [you, it] : [it, you];
  const standings = order.map(({ seat, vp }, i) => ({ seat, rank: i + 1, vp, tieBreaks: [] }));
  return { standings, winners: [order[0].seat] };
}
