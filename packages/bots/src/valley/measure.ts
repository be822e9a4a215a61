import {
  COLOURS,
  defaultEdition,
  type Edition,
  GARDENER,
  type ValleyPlayer,
  type ValleyState,
  valley,
} from '@polder/valley';
import type { Measure } from '../evaluation.js';

const ROWS = 4;
const COLUMNS = 7;

/** Each is measured for every seat; the weights say what it is worth. */
const FEATURES = [
  'vp', // on the track, and what final scoring would give now
  'guilder',
  'tools',
  'bulbs', // in Storage
  'planted',
  'rows', // bulbs in rows not yet full, the longer the row the more
  'singleRows', // the same for rows of one colour
  'columns', // columns that can still score, by how full they are
  'groups', // bulbs of colours whose Windmill group is not yet empty
  'windmills',
  'tiles',
  'plusTiles',
  'rareTiles', // uncommon and unique ones
  'helpers',
  'contracts',
  'wish', // how near the Queen's Wish is, while it can still be met
  'steps', // of the wheels: tempo on the Calendar
  'fullTurn', // the Calendar's next column is this near
  'actions', // wheel sections within reach that show an action on a tile
] as const;

const editionOf = (state: ValleyState): Edition => state.options.edition ?? defaultEdition;

const count = (list: readonly number[], fits: (item: number) => boolean): number => {
  let n = 0;
  for (const item of list) if (fits(item)) n++;
  return n;
};

/** Steps that the large wheel makes until the marker stands on the last column. */
const stepsToEnd = (state: ValleyState): number => state.players[0].large.length * (state.covered.length + 1);

export const valleyMeasure: Measure<ValleyState> = {
  features: FEATURES,
  seats: (state) => state.players.length,
  horizon(state) {
    if (state.over) return 0;
    const end = stepsToEnd(state);
    let most = 0;
    for (const { steps } of state.players) most = Math.max(most, steps);
    return Math.max(0, 1 - most / end);
  },
  measure(state, into) {
    const sheets = valley.scores(state);
    for (let seat = 0; seat < state.players.length; seat++) {
      measurePlayer(state, seat, sheets[seat].vp, into[seat]);
    }
  },
};

function measurePlayer(state: ValleyState, seat: number, vp: number, row: number[]): void {
  const player = state.players[seat];
  const edition = editionOf(state);
  const { large, small, rows, groups } = player;
  const isTile = (tile: number): boolean => tile >= 0;
  const tiles = count(large, isTile) + count(small, isTile);
  const kindOf = (tile: number): boolean => tile >= 0 && edition.tiles[tile].kind !== 'common';
  const plus = (tile: number): boolean => tile >= 0 && edition.tiles[tile].plus === true;
  const stored = player.storage.reduce((sum, n) => sum + n, 0);
  const automatic = state.gardener !== undefined && seat === GARDENER;
  row[0] = vp;
  row[1] = player.guilder;
  row[2] = player.tools;
  row[3] = stored;
  row[4] = rows[0] + rows[1] + rows[2] + rows[3];
  row[5] = openRows(player, false);
  row[6] = openRows(player, true);
  row[7] = openColumns(player, edition);
  row[8] = waitingGroups(player, edition);
  row[9] = edition.groups.reduce((sum, group, i) => sum + group.windmills - groups[i], 0);
  row[10] = automatic ? (state.gardener?.tiles.length ?? 0) : tiles;
  row[11] = count(large, plus) + count(small, plus);
  row[12] = count(large, kindOf) + count(small, kindOf);
  row[13] = player.helpers.length;
  row[14] = automatic ? (state.gardener?.cards.length ?? 0) : player.contracts.length;
  row[15] = wishProgress(state, player, edition);
  row[16] = player.steps;
  row[17] = (player.steps % large.length) / large.length;
  row[18] = reachableTiles(player);
}

/** Squares, so that one long row counts more than two short ones. */
function openRows(player: ValleyPlayer, single: boolean): number {
  let sum = 0;
  for (let row = 0; row < ROWS; row++) {
    const length = player.rows[row];
    if (length === COLUMNS || length === 0) continue;
    const first = player.patches[row * COLUMNS];
    let pure = true;
    for (let i = 1; i < length; i++) if (player.patches[row * COLUMNS + i] !== first) pure = false;
    if (!single || pure) sum += (length * length) / COLUMNS;
  }
  return sum;
}

/** What a column would score, by how many of its bulbs are there, as long as no colour repeats. */
function openColumns(player: ValleyPlayer, edition: Edition): number {
  let sum = 0;
  for (let column = 0; column < COLUMNS; column++) {
    let bulbs = 0;
    let colours = 0;
    let repeats = false;
    for (let row = 0; row < ROWS; row++) {
      const colour = player.patches[row * COLUMNS + column];
      if (colour < 0) continue;
      bulbs++;
      if ((colours >> colour) & 1) repeats = true;
      colours |= 1 << colour;
    }
    if (!repeats && bulbs < ROWS) sum += (edition.columns[column].plus * bulbs) / ROWS;
  }
  return sum;
}

/** Planted bulbs that would score if the group of their colour were empty. */
function waitingGroups(player: ValleyPlayer, edition: Edition): number {
  let sum = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const left = player.groups[colour];
    if (left === 0) continue;
    const planted = count(player.patches, (bulb) => bulb === colour);
    sum += (planted * edition.groups[colour].vp) / (left + 1);
  }
  return sum;
}

/** 0 to 1; nothing once it is met or nobody can meet it any more. */
function wishProgress(state: ValleyState, player: ValleyPlayer, edition: Edition): number {
  if (player.wished || state.wish < 0) return 0;
  const { wish, vp } = edition.startingCards[state.wish];
  if (state.wishesTaken >= vp.length) return 0;
  switch (wish.is) {
    case 'tools':
      return Math.min(1, player.tools / wish.count);
    case 'contractGroups':
      return new Set(player.contracts.map((card) => edition.cards[card].group)).size / 3;
    case 'patches': {
      const wanted = wish.rows.reduce((sum, n) => sum + n, 0);
      const there = wish.rows.reduce((sum, n, row) => sum + Math.min(n, player.rows[row]), 0);
      return there / wanted;
    }
    case 'connected': {
      let mills = 0;
      for (let mask = player.mills; mask !== 0; mask &= mask - 1) mills++;
      return Math.min(1, mills / wish.windmills);
    }
    case 'tiles': {
      const tiles = count(player.large, (tile) => tile >= 0) + count(player.small, (tile) => tile >= 0);
      return Math.min(1, tiles / wish.count);
    }
  }
}

/** Tiles on the sections that the next turn can bring under the arrows. */
function reachableTiles(player: ValleyPlayer): number {
  let n = 0;
  for (let steps = 1; steps <= 3; steps++) {
    const at = player.steps + steps - 1;
    if (player.large[at % player.large.length] >= 0) n++;
    if (player.small[at % player.small.length] >= 0) n++;
  }
  return n;
}
