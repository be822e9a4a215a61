import { AFTER, unknownKind } from '@polder/core';
import { type DuelFrame, type DuelState, type Edition, effectOf, TRADE } from '@polder/duel';
import { bestPair, centralAt, personalAt } from './wheels.js';
import { type AtHand, GOODS, PLANT, WORTH, worthOf, worthOfAll } from './worth.js';

/**
 * What is still to come for a seat in the turn under way: positions in the middle of it can't be compared
 * without it. The frames are those of the player who acts, but for the follow-up, which is the rival's.
 */
export function pendingWorth(state: DuelState, seat: number, edition: Edition, atHand: AtHand): number {
  const { turn, frames } = state;
  if (frames[frames.length - 1]?.kind === 'rotate') {
    return seat === turn.actor ? bestPair(state, seat, edition, atHand) : 0;
  }
  let sum = 0;
  for (const frame of frames) {
    const whose = frame.kind === 'followUp' ? 1 - turn.seat : turn.actor;
    if (whose === seat) sum += frameWorth(state, seat, edition, frame, atHand);
  }
  return sum;
}

function frameWorth(
  state: DuelState,
  seat: number,
  edition: Edition,
  frame: DuelFrame,
  atHand: AtHand,
): number {
  if ('phase' in frame && frame.phase === AFTER) return 0;
  switch (frame.kind) {
    case 'actions': {
      if (frame.done !== 0) return 0;
      const personal = worthOfAll(personalAt(state, state.players[seat], edition, 0), atHand);
      return Math.max(personal, worthOfAll(centralAt(state, seat, edition, 0), atHand));
    }
    case 'followUp':
      return worthOfAll(centralAt(state, seat, edition, 0), atHand);
    case 'rewards':
      return frame.items.reduce(
        (sum, item, i) => ((frame.taken >> i) & 1 ? sum : sum + worthOf(effectOf(state, item), atHand)),
        0,
      );
    case 'gain':
      return GOODS.bulb * (frame.bulbs.length - frame.at);
    case 'enhance':
      return WORTH.enhance * frame.left;
    case 'farm':
      return frame.placed < 0 ? WORTH.farm : 0;
    case 'plant':
      return PLANT * Math.min(frame.left, atHand.bulbs);
    case 'build':
      return frame.space < 0 ? WORTH.build : frame.left;
    case 'market':
      return frame.used < 0 ? WORTH.market : 0;
    case 'trade':
      return frame.step < TRADE.choose ? WORTH.trade : 0;
    case 'hands':
    case 'rotate':
    case 'contract':
      return 0;
    default:
      return unknownKind(frame);
  }
}
