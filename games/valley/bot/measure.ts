import { type Measure, placesOf } from '@polder/bots';
import {
  COLOURS,
  COLUMNS,
  columnOf,
  type Edition,
  editionOf,
  GARDENER,
  ROWS,
  rowColour,
  scoreOf,
  type ValleyPlayer,
  type ValleyState,
} from '@polder/valley';
import { contractAhead } from './contracts.js';
import { pendingWorth } from './pending.js';
import { wishAhead } from './wish.js';
import { type AtHand, pairWorth, type Section, sectionWorth, type Worths, worthsOf } from './worth.js';

/** Each is measured for every seat; the weights say what it is worth. */
const FEATURES = [
  'vp', // on the track, and what final scoring would give now
  'guilder', // up to 4
  'moreGuilder', // beyond
  'tools',
  'bulbs', // in Storage
  'colours', // different ones in Storage
  'fitting', // colours in Storage that would go on with a row of one colour
  'planted',
  'rows', // what rows not yet full would score, by how full they are
  'singleRows', // what they would score more if they stay of one colour
  'columns', // what columns not yet full would score, by how full they are
  'repeats', // columns in which a colour repeats
  'groups', // planted bulbs of colours whose Windmill group is not yet empty, by how near it is
  'windmills',
  'wheels', // worth of an ordinary turn's pair of sections
  'nextTurn', // worth of the best pair that the next turn can bring under the arrows, with what is at hand
  'soon', // mean worth of the other pairs within reach of two turns
  'tiles',
  'helpers', // worth of the Helpers in an ordinary turn
  'contracts', // number of Contracts
  'contractsAhead', // what they could still get to, by what is there already
  'wish', // VP of the Queen's Wish, by how near it is
  'fullTurn', // how near the Calendar's next column is
  'gardener', // 1 for the Gardener, who goes on collecting
  'pending', // worth of what is still to come in this turn
] as const;
const AT = placesOf(FEATURES);

const GUILDER_AT_HAND = 4;

export const valleyMeasure: Measure<ValleyState> = {
  features: FEATURES,
  seats: (state) => state.players.length,
  solo: (state) => state.gardener !== undefined,
  horizon: (state, seat) => turnsLeft(state, seat) / USUAL_TURNS,
  measure(state, seat, row) {
    row.fill(0);
    row[AT.vp] = scoreOf(state, seat);
    if (state.gardener && seat === GARDENER) row[AT.gardener] = 1;
    else measurePlayer(state, state.players[seat], seat === state.turn.seat, row);
  },
};

/** Of an ordinary game, and steps of the wheels in an ordinary turn. */
const USUAL_TURNS = 14;
const USUAL_STEPS = 2;

/** How many turns a seat has left, the one under way included: known once the end is triggered. */
function turnsLeft(state: ValleyState, seat: number): number {
  if (state.over) return 0;
  const { turn, lastRound, players } = state;
  const thisRound = seat >= turn.seat ? 1 : 0;
  if (lastRound >= 0) return lastRound - turn.round + thisRound;
  const end = players[0].large.length * (editionOf(state).calendar.columns.length + 1);
  let most = 0;
  for (const { steps } of players) if (steps > most) most = steps;
  return (end - most) / USUAL_STEPS + 1 + thisRound;
}

function measurePlayer(state: ValleyState, player: ValleyPlayer, pending: boolean, row: number[]): void {
  const edition = editionOf(state);
  const worths = worthsOf(edition);
  const { guilder, storage, rows, groups } = player;
  let bulbs = 0;
  let colours = 0;
  for (const n of storage) {
    bulbs += n;
    if (n > 0) colours++;
  }
  row[AT.guilder] = Math.min(guilder, GUILDER_AT_HAND);
  row[AT.moreGuilder] = Math.max(0, guilder - GUILDER_AT_HAND);
  row[AT.tools] = player.tools;
  row[AT.bulbs] = bulbs;
  row[AT.colours] = colours;
  row[AT.fitting] = measureRows(player, edition, row);
  row[AT.planted] = rows[0] + rows[1] + rows[2] + rows[3];
  measureColumns(player, edition, row);
  row[AT.groups] = waitingGroups(player, edition);
  let left = 0;
  for (let colour = 0; colour < groups.length; colour++) {
    left += groups[colour];
    row[AT.windmills] += edition.groups[colour].windmills - groups[colour];
  }
  const atHand: AtHand = { bulbs, guilder, windmills: left };
  measureWheels(player, worths, atHand, row);
  if (pending) row[AT.pending] = pendingWorth(state, player, atHand);
  row[AT.helpers] = player.start < 0 ? 0 : worths.starts[player.start];
  for (const card of player.helpers) row[AT.helpers] += worths.helpers[card];
  row[AT.contracts] = player.contracts.length;
  for (const card of player.contracts)
    row[AT.contractsAhead] += contractAhead(player, edition.cards[card].contract);
  row[AT.wish] = wishAhead(state, player, edition);
  row[AT.fullTurn] = (player.steps % player.large.length) / player.large.length;
}

/** Squares: a long row counts more than two short ones. Returns the colours in Storage that fit. */
function measureRows(player: ValleyPlayer, edition: Edition, row: number[]): number {
  let wanted = 0;
  for (let i = 0; i < ROWS; i++) {
    const length = player.rows[i];
    if (length === COLUMNS || length === 0) continue;
    const share = (length * length) / (COLUMNS * COLUMNS);
    const { mixed, single } = edition.rows[i];
    row[AT.rows] += mixed * share;
    const colour = rowColour(player, i);
    if (colour < 0) continue;
    row[AT.singleRows] += (single - mixed) * share;
    if (player.storage[colour] > 0) wanted |= 1 << colour;
  }
  let fitting = 0;
  for (; wanted !== 0; wanted &= wanted - 1) fitting++;
  return fitting;
}

function measureColumns(player: ValleyPlayer, edition: Edition, row: number[]): void {
  for (let column = 0; column < COLUMNS; column++) {
    const { bulbs, repeats } = columnOf(player, column);
    if (repeats) row[AT.repeats]++;
    else if (bulbs < ROWS)
      row[AT.columns] += edition.columns[column].plus * ((bulbs * bulbs) / (ROWS * ROWS));
  }
}

/** VP of planted bulbs of each colour, by the share of its Windmills that have left the farm board. */
function waitingGroups(player: ValleyPlayer, edition: Edition): number {
  let sum = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const left = player.groups[colour];
    if (left === 0) continue;
    let planted = 0;
    for (const bulb of player.patches) if (bulb === colour) planted++;
    sum += (planted * edition.groups[colour].vp) / (left + 1);
  }
  return sum;
}

/** Sections that the next two turns can well bring under the arrows, without Tools. */
const SOON = 5;
const NEXT = 3;

function measureWheels(player: ValleyPlayer, worths: Worths, atHand: AtHand, row: number[]): void {
  const { large, small, steps } = player;
  const printed = worths.boards[player.board];
  const largeAt = (l: number): Section => (large[l] < 0 ? printed[l] : worths.tiles[large[l]]);
  const smallAt = (s: number): Section => (small[s] < 0 ? worths.small[s] : worths.tiles[small[s]]);
  // Every large section meets every small one in turn.
  let sum = 0;
  for (let l = 0; l < large.length; l++) {
    const a = largeAt(l);
    for (let s = 0; s < small.length; s++) {
      const b = smallAt(s);
      sum += pairWorth(a.worth, b.worth, a.plus || b.plus);
    }
  }
  row[AT.wheels] = sum / (large.length * small.length);
  for (let at = steps; at < steps + SOON; at++) {
    const a = largeAt(at % large.length);
    const b = smallAt(at % small.length);
    const worth = pairWorth(sectionWorth(a, atHand), sectionWorth(b, atHand), a.plus || b.plus);
    if (at < steps + NEXT && worth > row[AT.nextTurn]) {
      row[AT.soon] += row[AT.nextTurn];
      row[AT.nextTurn] = worth;
    } else row[AT.soon] += worth;
  }
  row[AT.soon] /= SOON - 1;
  for (const tile of large) if (tile >= 0) row[AT.tiles]++;
  for (const tile of small) if (tile >= 0) row[AT.tiles]++;
}
