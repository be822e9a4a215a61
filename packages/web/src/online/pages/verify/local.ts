import type { FinishedGame, TableInfo } from '@polder/server/wire';
import { BOT_NAMES } from '../../../session/bot-names.js';
import type { LocalTable } from '../../../session/local.js';
import { isGameId } from '../../../session/rules.js';
import type { Player } from '../../../session/session.js';
import { withVersions } from '../../versions.js';

/** A finished online game as a game of this browser, to be looked at like any other. */

/** Bots have no names at a server's table; here each has one that nobody else has. */
export function playersOf({ seats }: Pick<TableInfo, 'seats'>): readonly Player[] {
  const taken = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person.name] : []));
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  return seats.map((seat): Player => {
    if (seat.kind === 'bot') return { kind: 'bot', name: free.shift() ?? seat.level, level: seat.level };
    return { kind: 'person', name: (seat.kind === 'person' && seat.person.name) || '?' };
  });
}

/** Undefined: this page does not know the game. */
export function localTable({ info, saved, records }: FinishedGame): LocalTable | undefined {
  if (!isGameId(saved.game)) return undefined;
  const players = withVersions(playersOf(info), records);
  return { game: saved.game, players, saved: saved as LocalTable['saved'] };
}

/** 'Anna, Bram (4 May 2026)'. */
export function tableName(info: TableInfo, language: string, longest: number): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(
    info.finishedAt ?? info.createdAt,
  );
  const names = info.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person.name || '?'] : []));
  const room = longest - date.length - 3;
  const listed = names.join(', ');
  return `${listed.length > room ? `${listed.slice(0, room - 1)}…` : listed} (${date})`;
}
