import type { GardenerEvent } from '../gardener/events.js';
import { evolveGardener } from '../gardener/evolve.js';
import type { SetupEvent } from './events.js';
import { evolveMechanism, isMechanismEvent, type MechanismEvent } from './mechanisms/list.js';
import { isGardener, type State } from './state.js';

/** The set-up; else a mechanism or the Gardener, who bring their own. */
export function evolveSetup(s: State, e: SetupEvent | MechanismEvent | GardenerEvent): void {
  switch (e.type) {
    case 'startingCard':
      s.players[e.seat].start = e.card;
      s.startingCards.splice(s.startingCards.indexOf(e.card), 1);
      s.frames.pop();
      return;
    case 'queensWish':
      s.wish = e.card;
      s.startingCards.length = 0;
      return;
    case 'marker':
      s.players[e.seat].area = e.area;
      // The Gardener's is placed without a question (G-SET-2).
      if (!isGardener(s, e.seat)) s.frames.pop();
      return;
    case 'neutrals':
      for (const area of e.areas) s.neutrals[area]++;
      return;
    default:
      return isMechanismEvent(e) ? evolveMechanism(s, e) : evolveGardener(s, e);
  }
}
