import type { IconName } from '@polder/core/text';
import { COLOURS, type ValleyEvent } from '@polder/valley';
import { millIcon } from '@polder/web/look/seats.js';

export interface Flight {
  readonly icon: IconName;
  /** Places of the table: elements with this `data-at`. */
  readonly from: string;
  readonly to: string;
}

/** The place of a seat's things: its farm if it is the viewer's, else its line among the rivals. */
const purse = (seat: number, viewer: number, part: string): string =>
  seat === viewer ? part : `rival:${seat}`;

/** What flies where when an event is shown. */
export function flightOf(event: ValleyEvent, viewer: number, spaces: readonly string[]): Flight | undefined {
  switch (event.type) {
    case 'stored':
      return { icon: `b-${COLOURS[event.colour]}`, from: 'market', to: purse(event.seat, viewer, 'storage') };
    case 'planted': {
      const row = `row:${event.row + 1}`;
      return {
        icon: `b-${COLOURS[event.colour]}`,
        from: purse(event.seat, viewer, 'storage'),
        to: purse(event.seat, viewer, row),
      };
    }
    case 'built':
      return {
        icon: millIcon(event.seat),
        from: purse(event.seat, viewer, `group:${COLOURS[event.group]}`),
        to: `space:${spaces[event.space]}`,
      };
    case 'gardenerBuilt':
      return { icon: millIcon(1), from: purse(1, viewer, 'storage'), to: `space:${spaces[event.space]}` };
    case 'traded':
      return {
        icon: `b-${COLOURS[event.colour]}`,
        from: purse(event.seat, viewer, 'storage'),
        to: `trade:${event.space + 1}`,
      };
    case 'installed':
      return {
        icon: 'enhance',
        from: event.place < 4 ? `offer:tile${event.place + 1}` : 'offers',
        to: purse(event.seat, viewer, 'wheels'),
      };
    case 'tucked':
      return {
        icon: event.role === 0 ? 'helper' : 'contract',
        from: event.place < 3 ? `offer:card${event.place + 1}` : 'offers',
        to: purse(event.seat, viewer, event.role === 0 ? 'helpers' : 'contracts'),
      };
    default:
      return undefined;
  }
}
