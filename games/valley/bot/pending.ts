import { AFTER, BEFORE } from '@polder/core';
import {
  BUILD,
  editionOf,
  effectOf,
  type ValleyFrame,
  type ValleyPlayer,
  type ValleyState,
} from '@polder/valley';
import {
  type AtHand,
  effectWorth,
  GOODS,
  LOWER,
  MECHANISM_WORTH,
  MOVE,
  PLANT,
  PLUS,
  pairWorth,
  type Section,
  sectionWorth,
  WORTH,
  worthsOf,
} from './worth.js';

/**
 * What is still to come in the turn under way: positions in the middle of a turn can't be compared
 * without it.
 */
export function pendingWorth(state: ValleyState, player: ValleyPlayer, atHand: AtHand): number {
  let sum = calendarWorth(state, player, atHand);
  for (const frame of state.frames) sum += frameWorth(state, player, frame, atHand);
  return sum;
}

function frameWorth(state: ValleyState, player: ValleyPlayer, frame: ValleyFrame, atHand: AtHand): number {
  const worth = (effect: number): number => effectWorth(effectOf(state, effect), atHand);
  if ('phase' in frame && frame.phase === AFTER) return 0;
  switch (frame.kind) {
    case 'wheels':
      return bestPair(state, player, atHand);
    case 'actions':
      return actionsWorth(state, player, frame.done, atHand);
    case 'rewards':
      return frame.items.reduce((sum, item, i) => ((frame.taken >> i) & 1 ? sum : sum + worth(item)), 0);
    case 'gain':
      return GOODS.bulb * (frame.bulbs.length - frame.at);
    case 'seq': {
      const effect = effectOf(state, frame.effect);
      if (effect.do !== 'seq') return 0;
      return effect.of.slice(frame.at).reduce((sum, part) => sum + effectWorth(part, atHand), 0);
    }
    case 'lower':
      return LOWER * frame.strength;
    case 'enhance':
    case 'farm':
      return frame.bought ? 0 : WORTH[frame.kind];
    case 'build':
      return frame.step < BUILD.done ? WORTH.build : 0;
    case 'market':
      return frame.paid ? MOVE * frame.left : worth(frame.effect);
    case 'plant':
      return PLANT * Math.min(frame.left, atHand.bulbs);
    case 'trade':
      return frame.phase === BEFORE ? WORTH.trade : 0;
    case 'area': {
      const { rewards } = editionOf(state).market[frame.area];
      return frame.left * Math.max(...rewards.map((reward) => effectWorth(reward, atHand)));
    }
    case 'quarters': {
      const rewards = editionOf(state).trade[frame.card];
      const open = frame.adjacent & ~frame.taken;
      return rewards.reduce((sum, it, i) => ((open >> i) & 1 ? sum + effectWorth(it, atHand) : sum), 0);
    }
    case 'startingCard':
    case 'marker':
    case 'gate':
    case 'gardener':
      return 0;
    default:
      return MECHANISM_WORTH[frame.kind];
  }
}

function sectionsAt(
  state: ValleyState,
  player: ValleyPlayer,
  large: number,
  small: number,
): [Section, Section] {
  const worths = worthsOf(editionOf(state));
  const l = player.large[large];
  const s = player.small[small];
  return [
    l < 0 ? worths.boards[player.board][large] : worths.tiles[l],
    s < 0 ? worths.small[small] : worths.tiles[s],
  ];
}

/** Before the wheels have turned: the best that they can bring. */
function bestPair(state: ValleyState, player: ValleyPlayer, atHand: AtHand): number {
  const { large, small, steps } = player;
  const reach = Math.min(1, player.tools);
  let best = 0;
  for (let n = Math.max(1, state.gate - reach); n <= state.gate + reach; n++) {
    const at = steps + n - 1;
    const [a, b] = sectionsAt(state, player, at % large.length, at % small.length);
    best = Math.max(best, pairWorth(sectionWorth(a, atHand), sectionWorth(b, atHand), a.plus || b.plus));
  }
  return best;
}

const LARGE_DONE = 1;
const BOTH_DONE = 3;

function actionsWorth(state: ValleyState, player: ValleyPlayer, done: number, atHand: AtHand): number {
  const { large, small } = state.turn;
  if (large < 0 || done >= BOTH_DONE) return 0;
  const [a, b] = sectionsAt(state, player, large, small);
  const plus = a.plus || b.plus;
  if (done === 0) return pairWorth(sectionWorth(a, atHand), sectionWorth(b, atHand), plus);
  return plus ? PLUS * sectionWorth(done === LARGE_DONE ? b : a, atHand) : 0;
}

/** Rewards of the Calendar that may still be taken this turn. */
function calendarWorth(state: ValleyState, player: ValleyPlayer, atHand: AtHand): number {
  const { common, unique } = state.turn;
  if (!common && !unique) return 0;
  const column = editionOf(state).calendar.columns[player.calendar];
  if (!column) return 0;
  let best = 0;
  if (unique) {
    for (let row = 0; row < state.players.length; row++) {
      if ((state.covered[player.calendar] >> row) & 1) continue;
      best = Math.max(best, effectWorth(column.unique[row], atHand));
    }
  }
  return best + (common ? effectWorth(column.common, atHand) : 0);
}
