import {
  COLOURS,
  type DuelPlayer,
  type DuelState,
  defaultEdition,
  duel,
  type Edition,
  ON_LOWER,
} from '@polder/duel';
import type { Measure } from '../evaluation.js';

const SPACES = 4;

/** Each is measured for both seats; the weights say what it is worth. */
const FEATURES = [
  'vp', // on the track, and what final scoring would give now
  'guilder',
  'tools',
  'bulbs', // in Storage
  'colours', // different ones in Storage
  'windmills',
  'emptied', // value of the colours by emptied columns
  'beside', // free spaces of Patches beside own Windmills
  'personalTiles',
  'helpers',
  'contracts', // in the own Contract row
  'traded',
  'tradedColours',
  'scored',
  'calendar', // how far the marker is
  'deliverable', // colours in Storage that the Ship's port wants
] as const;

const editionOf = (state: DuelState): Edition => state.options.edition ?? defaultEdition;

/** Rounds of an ordinary game, for how much of it is left. */
const USUAL_ROUNDS = 20;

export const duelMeasure: Measure<DuelState> = {
  features: FEATURES,
  seats: () => 2,
  horizon(state) {
    if (state.over) return 0;
    const { calendar } = editionOf(state);
    const byCalendar = 1 - state.calendar / (calendar.length - 1);
    const byRounds = Math.max(0, 1 - state.turn.round / USUAL_ROUNDS);
    if (state.lastRound >= 0) return Math.max(0, state.lastRound - state.turn.round) / USUAL_ROUNDS;
    return (byCalendar + byRounds) / 2;
  },
  measure(state, into) {
    const sheets = duel.scores(state);
    for (let seat = 0; seat < 2; seat++) measurePlayer(state, seat, sheets[seat].vp, into[seat]);
  },
};

function measurePlayer(state: DuelState, seat: number, vp: number, row: number[]): void {
  const player = state.players[seat];
  const edition = editionOf(state);
  const { storage, columns } = player;
  let bulbs = 0;
  let colours = 0;
  for (let colour = 0; colour < storage.length; colour++) {
    bulbs += storage[colour];
    if (storage[colour] > 0) colours++;
  }
  let emptied = 0;
  let windmills = 0;
  for (let colour = 0; colour < columns.length; colour++) {
    const built = edition.columns[colour] - columns[colour];
    windmills += built;
    emptied += built * built;
  }
  row[0] = vp;
  row[1] = player.guilder;
  row[2] = player.tools;
  row[3] = bulbs;
  row[4] = colours;
  row[5] = windmills;
  row[6] = emptied;
  row[7] = freeBeside(state, player);
  row[8] = player.wheel.filter((tile) => tile >= 0).length;
  row[9] = state.rows[seat].length;
  row[10] = state.rows[1 - seat].length;
  row[11] = player.traded.length;
  row[12] = new Set(player.traded).size;
  row[13] = player.scored.length;
  row[14] = state.calendar;
  row[15] = deliverable(state, player, edition);
}

function freeBeside(state: DuelState, { mills }: DuelPlayer): number {
  const patches = state.patches.length / SPACES;
  let free = 0;
  for (let patch = 0; patch < patches; patch++) {
    const before = (patch + patches - 1) % patches;
    const touched = ((mills >> patch) & 1) + ((mills >> before) & 1);
    if (touched === 0) continue;
    for (let i = 0; i < SPACES; i++) if (state.patches[patch * SPACES + i] < 0) free += touched;
  }
  return free;
}

function deliverable(state: DuelState, { storage }: DuelPlayer, edition: Edition): number {
  const { demand, tile } = state.ports[state.ship];
  const { upper, lower } = edition.demands[demand];
  const prices = tile === ON_LOWER ? upper : lower;
  return prices.filter(({ colour }) => storage[COLOURS.indexOf(colour)] > 0).length;
}
