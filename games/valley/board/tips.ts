import { editionOf, type ValleyEvent, type ValleyState } from '@polder/valley';
import type { Tip } from '@polder/web/table/tips.js';

/** From here on it is worth speaking about. */
const HIGH_WATER = 4;

/** By the question that each comes with. */
export const tips: Readonly<Record<string, Tip>> = {
  wheels: 'wheels',
  tile: 'tile',
  section: 'section',
  card: 'card',
  build: 'build',
  plant: 'plant',
  market: 'market',
  trade: 'trade',
  lower: 'lower',
};

/** The tip that fits what has just happened. Water and the end concern everybody, the rest only whose it is. */
export function tipAfter(event: ValleyEvent, view: ValleyState, viewer: number): Tip | undefined {
  switch (event.type) {
    case 'water':
      // Somebody may have lowered it again.
      return Math.min(event.to, view.water) >= HIGH_WATER ? 'water' : undefined;
    case 'calendar':
      // The last column has nothing to take.
      return event.seat === viewer && event.column < editionOf(view).calendar.columns.length
        ? 'calendar'
        : undefined;
    case 'stored':
      return event.seat === viewer && event.cost > 0 ? 'storage' : undefined;
    case 'swapped':
    case 'refused':
      return event.seat === viewer ? 'storage' : undefined;
    case 'endTriggered':
      return 'end';
    default:
      return undefined;
  }
}
