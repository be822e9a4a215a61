import type { TableInfo } from '@polder/server/wire';
import { drawnBy } from '../drawn-by.js';
import { isFull, seatOf, taken } from '../table-facts.js';

/** What somebody in a room can do next, and what for. */
export type Next =
  /** Not seated. */
  | { readonly what: 'sit' }
  /** Not seated, and no seat is left. */
  | { readonly what: 'look'; readonly watchable: boolean }
  /** The host: start, or what is missing for it. */
  | { readonly what: 'start'; readonly missing: number }
  /** Seated, and the host can't start before one has said that one is ready. */
  | { readonly what: 'ready'; readonly until: number | null; readonly host: string }
  /** The host has started the game, and secrets of pages are waited for: whose, and until when. */
  | { readonly what: 'draw'; readonly names: readonly string[]; readonly until: number }
  /** Seated: for people, or for the host. */
  | { readonly what: 'wait'; readonly missing: number; readonly host: string };

export function nextIn(info: TableInfo, user: string | undefined): Next {
  const missing = info.seats.length - taken(info);
  if (info.draw?.until != null)
    return { what: 'draw', names: drawnBy(info, '')?.late ?? [], until: info.draw.until };
  if (seatOf(info, user) === undefined)
    return isFull(info) ? { what: 'look', watchable: info.spectators } : { what: 'sit' };
  if (info.host === user) return { what: 'start', missing };
  const host = info.seats.find((seat) => seat.kind === 'person' && seat.person.id === info.host);
  const name = host?.kind === 'person' ? host.person.name : '';
  const own = info.seats.find((seat) => seat.kind === 'person' && seat.person.id === user);
  if (missing === 0 && own?.kind === 'person' && own.readyUntil !== undefined)
    return { what: 'ready', until: own.readyUntil, host: name };
  return { what: 'wait', missing, host: name };
}

/** Nobody else would be left: the table goes with its last person. */
export const isAlone = ({ seats }: TableInfo): boolean =>
  seats.filter(({ kind }) => kind === 'person').length <= 1;

/** Where a table is found by others. */
export const tableUrl = (page: string, id: string): string => new URL(`#/table/${id}`, page).href;
