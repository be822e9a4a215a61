import type { Seat } from '@polder/core';
import type { NameOf } from '@polder/core/text';
import { isSelf } from '@polder/core/text';
import type { SeatLook } from '../look/seats.js';
import type { Words } from '../words/words.js';

interface Seats {
  readonly session: {
    readonly players: readonly { readonly name: string; readonly kind?: string }[];
    readonly own?: Seat | null;
  };
  isYou(seat: Seat): boolean;
  lookOf(seat: Seat): SeatLook;
}

/** What a seat is called on the screen: among people elsewhere, oneself is 'You (Ada)'. */
export function calledAt(at: Seats, seat: Seat, { table, start }: Words): string {
  const { session } = at;
  const { name, kind } = session.players[seat] ?? { name: '', kind: undefined };
  // Stored in the language in which the game began.
  if (kind === 'gardener') return start.gardener;
  if (isSelf(name)) return table.you;
  return session.own !== undefined && session.own !== null && at.isYou(seat) ? table.youNamed(name) : name;
}

/** How icons are said at a table: markers and Windmills by whose they are. */
export const spokenAt =
  (table: Seats, words: () => Words): NameOf =>
  (icon, n) => {
    if (icon.startsWith('marker-') || icon.startsWith('mill-')) {
      const seat = table.session.players.findIndex((_, it) => {
        const { marker, mill } = table.lookOf(it);
        return marker === icon || mill === icon;
      });
      const { name } = table.session.players[seat] ?? {};
      if (name !== undefined && icon.startsWith('mill-')) return words().map.windmillOf(name);
      if (name !== undefined) return isSelf(name) ? words().table.youSpoken : name;
    }
    return words().game.icon(icon, n);
  };
