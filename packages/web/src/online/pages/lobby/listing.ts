import type { TableInfo } from '@polder/server/wire';
import type { Words } from '../../../words/words.js';
import { isTurnOf, seatOf, standsIn, taken } from '../table-facts.js';

/** What lists say about tables, in the words of `online`. */
type Online = Words['online'];

export interface Own {
  /** Where one is waited for, the longest wait first. */
  readonly turn: readonly TableInfo[];
  readonly going: readonly TableInfo[];
  /** Where players gather. */
  readonly open: readonly TableInfo[];
  readonly over: readonly TableInfo[];
}

/** Own tables by what is to be done there. */
export function ownBy(tables: readonly TableInfo[], user: string): Own {
  const playing = tables.filter(({ status }) => status === 'playing');
  const turn = playing.filter((info) => isTurnOf(info, user));
  return {
    turn: [...turn].sort((a, b) => waitedSince(a) - waitedSince(b)),
    going: playing.filter((info) => !turn.includes(info)),
    open: tables.filter(({ status }) => status === 'open'),
    over: tables.filter(({ status }) => status === 'over' || status === 'abandoned'),
  };
}

/** Since when somebody is waited for here, as far as it is known. */
export const waitedSince = ({ since, startedAt, createdAt }: TableInfo): number =>
  since ?? startedAt ?? createdAt;

/** What a list shows as the time of a table: since when it waits, or when it ended. */
export function timeOf(info: TableInfo): number {
  if (info.status === 'playing') return waitedSince(info);
  return info.finishedAt ?? info.createdAt;
}

/** Somebody, as the others call them. */
export function nameAt(info: TableInfo, seat: number, user: string | undefined, words: Online): string {
  const at = info.seats[seat];
  if (at === undefined || at.kind === 'open') return words.lobby.free;
  if (at.kind === 'bot') return words.bot(words.level(at.level));
  return at.person.id === user ? words.lobby.you : at.person.name || words.gone;
}

/** 'Your turn', 'Waiting for Anna', 'Won by Anna', '1 seat still free'. */
export function statusOf(info: TableInfo, user: string | undefined, words: Online): string {
  const { lobby } = words;
  const own = seatOf(info, user);
  switch (info.status) {
    case 'open':
      return lobby.gathering(info.seats.length - taken(info));
    case 'playing': {
      if (isTurnOf(info, user)) return lobby.yourTurn;
      if (own !== undefined && standsIn(info, own)) return lobby.standIn;
      return lobby.turnOf(words.and(info.waitingFor.map((seat) => nameAt(info, seat, user, words))));
    }
    case 'over': {
      const winners = info.result?.winners ?? [];
      if (own !== undefined && winners.length === 1 && winners[0] === own) return lobby.youWon;
      return lobby.won(words.and(winners.map((seat) => nameAt(info, seat, user, words))));
    }
    case 'abandoned':
      return lobby.abandoned;
    case 'cancelled':
      return lobby.cancelled;
  }
}

/** Who sits there; with points, best first, where the game is over. */
export function playersLine(info: TableInfo, user: string | undefined, words: Online): string {
  const { result } = info;
  const names =
    info.status === 'over' && result
      ? result.standings.map(({ seat, vp }) => `${nameAt(info, seat, user, words)} ${words.vp(vp)}`)
      : info.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [nameAt(info, seat, user, words)]));
  return capital(names.join(', '));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const botsAt = ({ seats }: TableInfo): number => seats.filter(({ kind }) => kind === 'bot').length;

/** The one who opened the table, if they still sit there. */
export function hostName({ seats, host }: TableInfo): string | undefined {
  const found = seats.find((seat) => seat.kind === 'person' && seat.person.id === host);
  return found?.kind === 'person' ? found.person.name : undefined;
}
