import { type Measure, placesOf } from '@polder/bots';
import {
  CLOSED,
  COLOURS,
  type DuelPlayer,
  type DuelState,
  type Edition,
  editionOf,
  ON_LOWER,
  SPACES,
  scoreOf,
} from '@polder/duel';
import { contractAhead } from './contracts.js';
import { pendingWorth } from './pending.js';
import { bestPair } from './wheels.js';
import { type AtHand, type Worths, worthsOf } from './worth.js';

/** Each is measured for both seats; the weights say what it is worth. */
const FEATURES = [
  'vp', // on the track, and what final scoring would give now
  'guilder', // up to 4
  'moreGuilder', // beyond
  'tools',
  'bulbs', // in Storage, up to 5
  'colours', // different ones in Storage
  'windmills',
  'values', // of all colours, by the emptied places of their columns
  'beside', // free spaces of Patches beside own Windmills
  'tulips', // tulips beside own Windmills
  'tiles', // worth of what tiles on the Personal Wheel have improved
  'nextTurn', // worth of the best pair that the next turn can bring together
  'helpers', // worth of the Helpers in an ordinary turn
  'contracts', // in the own Contract row
  'contractsAhead', // what they could still get to
  'traded',
  'tradedColours',
  'scored', // Contracts
  'deliverable', // VP that the Ship's port would pay for a bulb in Storage
  'pending', // worth of what is still to come in this turn
] as const;
const AT = placesOf(FEATURES);

/** Rounds of an ordinary game, for how much of it is left. */
const USUAL_ROUNDS = 16;
const GUILDER_AT_HAND = 4;
const BULBS_AT_HAND = 5;

export const duelMeasure: Measure<DuelState> = {
  features: FEATURES,
  seats: () => 2,
  horizon: (state, seat) => turnsLeft(state, seat) / USUAL_ROUNDS,
  measure(state, seat, row) {
    row.fill(0);
    row[AT.vp] = scoreOf(state, seat);
    const edition = editionOf(state);
    measurePlayer(state, seat, edition, worthsOf(edition), row);
  },
};

/** How many turns a seat has left, the one under way included: known once the end is triggered. */
function turnsLeft(state: DuelState, seat: number): number {
  if (state.over) return 0;
  const { turn, lastRound, calendar } = state;
  const thisRound = seat >= turn.seat ? 1 : 0;
  if (lastRound >= 0) return lastRound - turn.round + thisRound;
  const byCalendar = 1 - calendar / (editionOf(state).calendar.length - 1);
  const byRounds = Math.max(0, 1 - turn.round / USUAL_ROUNDS);
  return (USUAL_ROUNDS * (byCalendar + byRounds)) / 2 + 1 + thisRound;
}

function measurePlayer(
  state: DuelState,
  seat: number,
  edition: Edition,
  worths: Worths,
  row: number[],
): void {
  const player = state.players[seat];
  const { guilder, storage, columns, traded } = player;
  const contracts = state.rows[1 - seat];
  let bulbs = 0;
  let windmill = NEVER;
  for (let colour = 0; colour < storage.length; colour++) {
    bulbs += storage[colour];
    if (storage[colour] > 0) row[AT.colours]++;
    const built = edition.columns[colour] - columns[colour];
    row[AT.windmills] += built;
    row[AT.values] += built * built;
    if (columns[colour] > 0) windmill = Math.min(windmill, edition.rowCosts[built]);
  }
  row[AT.guilder] = Math.min(guilder, GUILDER_AT_HAND);
  row[AT.moreGuilder] = Math.max(0, guilder - GUILDER_AT_HAND);
  row[AT.tools] = player.tools;
  row[AT.bulbs] = Math.min(bulbs, BULBS_AT_HAND);
  measurePatches(state, player, row);
  for (let at = 0; at < player.wheel.length; at++) {
    const tile = player.wheel[at];
    if (tile >= 0) row[AT.tiles] += Math.max(0, worths.tiles[tile] - worths.personal[at]);
  }
  row[AT.deliverable] = bestPrice(state, player, edition);
  const atHand: AtHand = { bulbs, guilder, trade: row[AT.deliverable] > 0, windmill };
  row[AT.nextTurn] = bestPair(state, seat, edition, atHand);
  for (const card of state.rows[seat]) row[AT.helpers] += worths.helpers[card];
  row[AT.contracts] = contracts.length;
  for (const card of contracts)
    row[AT.contractsAhead] += contractAhead(state, player, edition.cards[card].contract);
  row[AT.traded] = traded.length;
  let seen = 0;
  for (const colour of traded) seen |= 1 << colour;
  for (; seen !== 0; seen &= seen - 1) row[AT.tradedColours]++;
  row[AT.scored] = player.scored.length;
  row[AT.pending] = pendingWorth(state, seat, edition, atHand);
}

/** No Windmill is left. */
const NEVER = 99;

function measurePatches(state: DuelState, { mills }: DuelPlayer, row: number[]): void {
  const patches = state.patches.length / SPACES;
  for (let patch = 0; patch < patches; patch++) {
    const before = (patch + patches - 1) % patches;
    const touched = ((mills >> patch) & 1) + ((mills >> before) & 1);
    if (touched === 0) continue;
    for (let i = 0; i < SPACES; i++)
      row[state.patches[patch * SPACES + i] < 0 ? AT.beside : AT.tulips] += touched;
  }
}

/** The best that the Ship's port would pay, or a little less a port that a Tool leads to. */
function bestPrice(state: DuelState, { storage, tools }: DuelPlayer, edition: Edition): number {
  let best = 0;
  const ports = state.ports.length;
  for (let i = -1; i <= 1; i++) {
    if (i !== 0 && tools === 0) continue;
    const { demand, tile } = state.ports[(state.ship + i + ports) % ports];
    if (tile === CLOSED) continue;
    const { upper, lower } = edition.demands[demand];
    for (const { colour, vp } of tile === ON_LOWER ? upper : lower) {
      if (storage[COLOURS.indexOf(colour)] > 0) best = Math.max(best, i === 0 ? vp : vp - 1);
    }
  }
  return best;
}
