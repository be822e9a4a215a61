import { CARDS, usualValley, type ValleyEvent, type ValleyState } from '@polder/valley';
import { seatLook } from '@polder/web/look/seats.js';
import type { GameUi } from '@polder/web/table/table.svelte.js';
import { labelOf, questionOf } from '../text/labels.js';
import { summaryOf } from '../text/summary.js';
import {
  courseOf,
  isAside,
  isShort,
  leadsOn,
  leverFacts,
  leverLimit,
  leverTitle,
  repeats,
  unusedOf,
} from './course.js';
import { deltasOf } from './deltas.js';
import { trackVp } from './model/farm.js';
import { nextOf } from './model/rivals.js';
import { tipAfter, tips } from './tips.js';

/** How long what others do stays on the screen, in ms at normal pace. What is not here goes by at once. */
const HOLD: Partial<Record<ValleyEvent['type'], number>> = {
  turn: 350,
  gate: 450,
  water: 350,
  turned: 900,
  calendar: 500,
  calendarTaken: 400,
  wheelAction: 350,
  helper: 300,
  guilder: 250,
  tools: 250,
  vp: 250,
  stored: 300,
  lowered: 500,
  refreshed: 300,
  installed: 600,
  tucked: 600,
  built: 600,
  moved: 350,
  planted: 450,
  traded: 450,
  collected: 400,
  contractScored: 500,
  wish: 600,
  gardenerCard: 500,
  gardenerGate: 400,
  gardenerDoes: 350,
  gardenerTile: 450,
  gardenerFarm: 450,
  gardenerBuilt: 600,
  gardenerMoved: 350,
  gardenerPlanted: 400,
  gardenerTraded: 400,
  gardenerCollected: 400,
};

export const valleyUi: GameUi<ValleyState, ValleyEvent> = {
  game: usualValley,
  holdOf: ({ type }) => HOLD[type] ?? 0,
  loadTeller: async () => (await import('../text/story.js')).openTeller,
  summaryOf,
  nextOf,
  questionOf,
  labelOf,
  courseOf: (decision, _, words) => courseOf(decision, words),
  deltasOf,
  isLever: ({ type }) => type === 'turned',
  leverTitle,
  leverFacts,
  leverLimit,
  leadsOn,
  isAside,
  isShort,
  repeats,
  unusedOf,
  reasonOf: (reason, { game }) => game.reason(reason),
  revealed: (event) => ('stack' in event && event.stack !== CARDS ? 'tile' : 'card'),
  tips,
  tipAfter,
  grounds: async () => (await import('@polder/valley/text/grounds.js')).valleyGrounds,
  sourceName: (source, { game }) => game.vpSource(source),
  seatLook: (_, seat) => seatLook(seat),
  roundOf: ({ turn }) => turn.round,
  isLastRound: ({ turn, lastRound }) => turn.round === lastRound,
  vpOf: ({ players }, seat) => trackVp(players[seat]),
};
