import { type Teller, type Tellings, tellEvent } from '@polder/core/text';
import { usualValley, type ValleyEvent, type ValleyState } from '@polder/valley';
import { MECHANISM_TOLD } from './mechanisms.js';
import { BOARD } from './story/board.js';
import { GARDENER } from './story/gardener.js';
import { OFFERS } from './story/offers.js';
import { REWARDS } from './story/rewards.js';
import { isSeen, openTale, type Tale, topOf } from './story/tale.js';
import { TURN } from './story/turn.js';
import type { ValleyWords } from './words.js';

const TELLINGS: Tellings<ValleyEvent, Tale> = {
  ...TURN,
  ...REWARDS,
  ...OFFERS,
  ...BOARD,
  ...MECHANISM_TOLD,
  ...GARDENER,
};

/** Follows a game by its events, on a copy of its first state or view, and says what happens. */
export function openTeller(start: ValleyState): Teller<ValleyEvent, ValleyWords> {
  const tale = openTale(start);
  return {
    tell(event) {
      tellEvent(TELLINGS, event, tale);
      usualValley.evolve(tale.state, event);
      // An action has begun: its reason is a line of its own, above what is done.
      if (event.type === 'begin' && isSeen(topOf(tale))) tale.announce();
      if (event.type === 'turn') {
        tale.under = 0;
        tale.head('turn', event.seat, ({ story }) => story.round(event.round));
      }
      return tale.take();
    },
  };
}
