import type { GameEvent, Seat } from '@polder/core';
import type { ChatMessage, LiveStatus, TableInfo } from '@polder/server/wire';
import type { Moment } from '../session/session.js';
import { turnsOf } from '../table/history/turns.js';
import { readClock } from './clocks.js';

/** What people at a table can ask of each other, and what they have said. */

/** A way back that all must agree to. */
export interface WayBack {
  readonly to: 'choice' | 'turn' | 'shown';
  /** So many choices would stand. */
  readonly choices: number;
}

/**
 * Where somebody might want to go back to: before their last choice, to the beginning of their last turn, to the
 * moment that they look at. What they can undo by themselves is not among it.
 */
export function waysBack(
  moments: readonly Moment<GameEvent>[],
  { own, undoable, shown }: { own: Seat; undoable: number; shown: number | undefined },
): readonly WayBack[] {
  const { length } = moments;
  const turn = turnsOf(moments).findLast(({ seat, from }) => seat === own && from < length);
  const wanted: readonly { readonly to: WayBack['to']; readonly choices: number | undefined }[] = [
    { to: 'choice', choices: moments.findLastIndex(({ seat }) => seat === own) },
    { to: 'turn', choices: turn?.from },
    { to: 'shown', choices: shown },
  ];
  const found: WayBack[] = [];
  for (const { to, choices = -1 } of wanted) {
    const alone = choices >= length - undoable;
    const known = found.some((way) => way.choices === choices);
    if (choices >= 0 && choices < length && !alone && !known) found.push({ to, choices });
  }
  return found;
}

/** Without a clock somebody is taken for gone after so long. */
const PATIENCE = 3_600_000;

/** People who keep the table waiting for longer than they may: a bot can be proposed for them. */
export function overdue(table: LiveStatus, info: TableInfo, own: Seat | null, now: number): readonly Seat[] {
  const { waitingFor, clocks, bots, status } = table;
  const { seats, since } = info;
  if (status !== 'playing') return [];
  return waitingFor.filter((seat) => {
    if (seat === own || seats[seat]?.kind !== 'person' || bots[seat] !== null) return false;
    const clock = clocks[seat];
    // Where there is a clock, one other alone is no vote.
    if (clock) return readClock(clock, now).part === 'bank' && otherPeople(info, table, seat).length > 1;
    return since !== undefined && since !== null && now - since >= PATIENCE;
  });
}

/** People at the table besides oneself whom no bot stands in for: they are asked. */
export const otherPeople = ({ seats }: TableInfo, { bots }: LiveStatus, own: Seat | null): readonly Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' && seat !== own && bots[seat] === null ? [seat] : []));

/** Messages of others after the last one that was read. */
export const unreadOf = (
  chat: readonly ChatMessage[],
  read: number,
  me: string | undefined,
): readonly ChatMessage[] => chat.filter(({ id, from }) => id > read && from.id !== me);
