import type { IconName } from '@polder/core/text';
import { COLOURS, type DuelEvent, type DuelFrame, type DuelState, PERSONAL, SPACES } from '@polder/duel';
import { duelSeatLook } from '@polder/web/look/seats.js';

export interface Flight {
  readonly icon: IconName;
  /** Places of the table: elements with this `data-at`. */
  readonly from: string;
  readonly to: string;
}

/*
 * Places are named like targets (`space:3.2`, `mill:5`, `offer:tile1`, `market:back`, `port:2`); what each
 * player has also says whose it is: `storage:0`, `column:1.red`, `row:0`, `wheel:1`, and `wheel:central`.
 */
const storageOf = (seat: number): string => `storage:${seat}`;
const spaceAt = (space: number): string => `space:${Math.floor(space / SPACES) + 1}.${(space % SPACES) + 1}`;

const topOf = ({ frames }: DuelState, below = 0): DuelFrame | undefined => frames[frames.length - 1 - below];

/** Bulbs come from the tile they were bought from, else from the Market's stock. */
function bulbFrom(view: DuelState): string {
  const giver = topOf(view)?.kind === 'gain' ? topOf(view, 1) : undefined;
  if (giver?.kind !== 'market' || giver.used < 0) return 'market';
  return `market:${giver.used < view.marketOffer.length ? giver.used + 1 : 'back'}`;
}

function portOf(view: DuelState): string {
  const frame = topOf(view);
  return `port:${(frame?.kind === 'trade' ? frame.port : view.ship) + 1}`;
}

/** What flies where when an event is shown; the view is the one after it. */
export function flightOf(event: DuelEvent, view: DuelState): Flight | undefined {
  switch (event.type) {
    case 'bulb':
      return { icon: `b-${COLOURS[event.colour]}`, from: bulbFrom(view), to: storageOf(event.seat) };
    case 'planted':
      return {
        icon: `b-${COLOURS[event.colour]}`,
        from: storageOf(event.seat),
        to: spaceAt(event.space),
      };
    case 'built':
      return {
        icon: duelSeatLook(event.seat === view.red).mill,
        from: `column:${event.seat}.${COLOURS[event.column]}`,
        to: `mill:${event.space + 1}`,
      };
    case 'delivered':
      return { icon: `b-${COLOURS[event.colour]}`, from: storageOf(event.seat), to: portOf(view) };
    case 'installed':
      return {
        icon: 'enhance',
        from: `offer:tile${event.place + 1}`,
        to: event.wheel === PERSONAL ? `wheel:${event.seat}` : 'wheel:central',
      };
    case 'placed':
      return {
        icon: event.row === event.seat ? 'helper' : 'contract',
        from: `offer:card${event.place + 1}`,
        to: `row:${event.row}`,
      };
    default:
      return undefined;
  }
}
