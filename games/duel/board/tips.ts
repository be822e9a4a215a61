import type { DuelEvent } from '@polder/duel';
import type { Tip } from '@polder/web/table/tips.js';

/** By the question that each comes with. */
export const tips: Readonly<Record<string, Tip>> = { wheels: 'duelWheels', tile: 'tile' };

/** The tip that fits what has just happened: all of it concerns both. */
export function tipAfter({ type }: DuelEvent): Tip | undefined {
  switch (type) {
    case 'followUp':
      return 'followUp';
    case 'calendar':
      return 'duelCalendar';
    case 'endTriggered':
      return 'end';
    default:
      return undefined;
  }
}
