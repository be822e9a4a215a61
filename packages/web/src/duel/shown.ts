import { type DuelEvent, type DuelState, duel, REASONS, type Reason } from '@polder/duel';
import { seatLook } from '../look/seats.js';
import type { Shown } from '../table/table.svelte.js';

export const shownDuel: Shown<DuelState, DuelEvent> = {
  game: duel,
  book: 'duel',
  holdOf: () => 300,
  openTeller: () => ({ tell: () => [] }),
  questionOf: ({ ask }) => ({ title: ask, asker: '' }),
  labelOf: (key) => ({ title: key }),
  deltasOf: () => [],
  reasonOf: (reason) => reason,
  featureName: (feature) => feature,
  sourceName: (source) => source,
  seatLook: (_, seat) => seatLook(seat),
  roundOf: ({ turn }) => turn.round,
  isLastRound: ({ turn, lastRound }) => turn.round === lastRound,
  vpOf: ({ players }, seat) => players[seat].vp.reduce((sum, vp) => sum + vp, 0),
};
export type { Reason };
export { REASONS };
