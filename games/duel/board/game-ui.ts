import { type DuelEvent, type DuelState, usualDuel } from '@polder/duel';
import { duelSeatLook } from '@polder/web/look/seats.js';
import type { GameUi } from '@polder/web/table/table.svelte.js';
import { labelOf, questionOf } from '../text/labels.js';
import { summaryOf } from '../text/summary.js';
import { courseOf, isShort, leadsOn, leverTitle, repeats, unusedOf } from './course.js';
import { deltasOf } from './deltas.js';
import { rivalOf, trackVp } from './model/players.js';
import { tipAfter, tips } from './tips.js';

/** How long what others do stays on the screen, in ms at normal pace. What is not here goes by at once. */
const HOLD: Partial<Record<DuelEvent['type'], number>> = {
  hands: 600,
  turn: 350,
  turned: 900,
  wheelAction: 350,
  gaveUp: 350,
  followUp: 350,
  calendar: 500,
  helper: 300,
  guilder: 250,
  tools: 250,
  vp: 250,
  bulb: 300,
  installed: 600,
  placed: 600,
  pushedOut: 400,
  contractScored: 500,
  swapped: 400,
  planted: 450,
  built: 600,
  bought: 400,
  shipMoved: 400,
  delivered: 450,
  portMoved: 300,
  portClosed: 500,
};

/** Those of what is revealed that show a tile; the others show cards. */
const TILES: ReadonlySet<string> = new Set(['tileRefilled', 'marketRefilled', 'portClosed']);

export const duelUi: GameUi<DuelState, DuelEvent> = {
  game: usualDuel,
  holdOf: ({ type }) => HOLD[type] ?? 0,
  // In a turn the rival acts too (D-TRN-4).
  actorOf: (event) => (event.type === 'turn' || event.type === 'followUp' ? event.seat : undefined),
  loadTeller: async () => (await import('../text/story.js')).openTeller,
  summaryOf,
  nextOf: ({ over, turn, lastRound }) =>
    over || turn.round === 0 || (turn.round === lastRound && turn.seat === 1)
      ? undefined
      : rivalOf(turn.seat),
  questionOf,
  labelOf,
  courseOf,
  deltasOf,
  isLever: ({ type }) => type === 'turned',
  leverTitle,
  leadsOn,
  isShort,
  repeats,
  unusedOf,
  reasonOf: (reason, { duel: { game } }) => game.reason(reason),
  revealed: ({ type }) => (TILES.has(type) ? 'tile' : 'card'),
  tips,
  tipAfter,
  grounds: async () => (await import('@polder/duel/text/grounds.js')).duelGrounds,
  sourceName: (source, words) => words.duel.game.vpSource(source),
  seatLook: ({ red }, seat) => duelSeatLook(seat === red),
  roundOf: ({ turn }) => turn.round,
  isLastRound: ({ turn, lastRound }) => turn.round === lastRound,
  vpOf: ({ players }, seat) => trackVp(players[seat]),
};
