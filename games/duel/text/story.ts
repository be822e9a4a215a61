import { type Teller, type Tellings, tellEvent } from '@polder/core/text';
import { type DuelEvent, type DuelState, usualDuel } from '@polder/duel';
import { BOARD } from './story/board.js';
import { CARDS } from './story/cards.js';
import { REWARDS } from './story/rewards.js';
import { openTale, type Tale } from './story/tale.js';
import { TURN } from './story/turn.js';
import type { DuelWords } from './words.js';

const TELLINGS: Tellings<DuelEvent, Tale> = { ...TURN, ...REWARDS, ...CARDS, ...BOARD };

/** Follows a game by its events, on a copy of its first state or view, and says what happens. */
export function openTeller(start: DuelState): Teller<DuelEvent, DuelWords> {
  const tale = openTale(start);
  return {
    tell(event) {
      tellEvent(TELLINGS, event, tale);
      tale.passed = event.type === 'chose' && (event.key === 'pass' || event.key === 'stop');
      usualDuel.evolve(tale.state, event);
      // A turn, or what the rival does after it (D-TRN-4), has a heading.
      if (event.type === 'turn') tale.head('turn', event.seat, ({ story }) => story.round(event.round));
      if (event.type === 'followUp') tale.head('part', event.seat, (words) => words.duel.story.followUp);
      return tale.take();
    },
  };
}
