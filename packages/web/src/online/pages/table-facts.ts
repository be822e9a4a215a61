import type { Seat, TableOption } from '@polder/core';
import type { Person, SeatInfo, TableInfo } from '@polder/server/wire';
import { chosenFor } from '../../session/options.js';
import { isGameId, manifestOf } from '../../session/rules.js';

/** What can be read from a table as lists and rooms show it. */

export const TAGS = ['rated', 'edition', 'hints', 'spectators', 'unlisted'] as const;
/** What is special about a table. */
export type Tag = (typeof TAGS)[number];

export function tagsOf(info: TableInfo): readonly Tag[] {
  const has: Readonly<Record<Tag, boolean>> = {
    rated: info.rated,
    edition: info.edition !== null,
    hints: info.hints,
    spectators: info.spectators,
    unlisted: !info.listed,
  };
  return TAGS.filter((tag) => has[tag]);
}

/** What was settled about the game itself, where it is not as usual. */
export function optionsOf({ game, options }: Pick<TableInfo, 'game' | 'options'>): readonly TableOption[] {
  if (!isGameId(game)) return [];
  const manifest = manifestOf(game);
  const chosen = chosenFor(manifest, options);
  return manifest.options.filter(({ key }) => key in chosen);
}

export const personAt = (seat: SeatInfo): Person | undefined =>
  seat.kind === 'person' ? seat.person : undefined;

/** Where somebody sits; undefined: nowhere. */
export function seatOf({ seats }: TableInfo, user: string | undefined): Seat | undefined {
  if (user === undefined) return undefined;
  const seat = seats.findIndex((it) => personAt(it)?.id === user);
  return seat < 0 ? undefined : seat;
}

export const taken = ({ seats }: TableInfo): number => seats.filter(({ kind }) => kind !== 'open').length;
export const isFull = (info: TableInfo): boolean => taken(info) === info.seats.length;

/** The seat has to choose, and no bot does it instead. */
export function isTurnOf(info: TableInfo, user: string | undefined): boolean {
  const seat = seatOf(info, user);
  if (seat === undefined || info.status !== 'playing' || !info.waitingFor.includes(seat)) return false;
  return !standsIn(info, seat);
}

/** A bot plays on for the person who sits here. */
export function standsIn({ seats }: TableInfo, seat: Seat): boolean {
  const at = seats[seat];
  return at?.kind === 'person' && at.bot !== null;
}
