import type { Result } from '@polder/core';
import type { Base } from '../context.js';
import { DEFAULT_NOTICES, type NoticeSettings } from '../wire/people.js';
import type { Pace } from '../wire/table.js';
import { botName, type Locale, localeOf, type Told, type What } from './texts.js';

/** Somebody, as far as telling them is concerned. */
export interface Reader {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly locale: Locale;
  readonly notices: NoticeSettings;
}

/** What is true of a table now. */
export interface Facts {
  readonly told: Told;
  readonly pace: Pace;
  /** Whether it is still worth saying. */
  readonly holds: boolean;
  /** Names of those who have to choose. */
  readonly waitingFor: readonly string[];
}

const noticesOf = (json: string): NoticeSettings => {
  try {
    return { ...DEFAULT_NOTICES, ...JSON.parse(json) };
  } catch {
    return DEFAULT_NOTICES;
  }
};

export async function readReader({ store }: Base, user: string): Promise<Reader | undefined> {
  const row = await store.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale', 'notices'])
    .where('id', '=', user)
    .executeTakeFirst();
  return row && { ...row, locale: localeOf(row.locale), notices: noticesOf(row.notices) };
}

/** Of a seat: the table's pace, and whether somebody has to choose there. */
export async function readSeat(
  { store }: Base,
  user: string,
  table: string,
): Promise<{ readonly pace: Pace; readonly waiting: boolean } | undefined> {
  const row = await store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.pace', 'seats.waiting'])
    .where('seats.table_id', '=', table)
    .where('seats.user_id', '=', user)
    .executeTakeFirst();
  return row && { pace: JSON.parse(row.pace) as Pace, waiting: row.waiting === 1 };
}

/** Undefined: there is no such table, or the reader does not sit there. */
export async function readFacts(
  { store }: Base,
  names: (users: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  reader: Reader,
  what: What,
  table: string,
): Promise<Facts | undefined> {
  const row = await store.db
    .selectFrom('tables')
    .select(['game', 'status', 'pace', 'result'])
    .where('id', '=', table)
    .executeTakeFirst();
  const seats = await store.db
    .selectFrom('seats')
    .select(['seat', 'user_id', 'bot', 'waiting', 'away'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
  const own = seats.find((seat) => seat.user_id === reader.id);
  if (!row || !own) return undefined;
  const people = await names(seats.flatMap(({ user_id }) => user_id ?? []));
  const nameOf = ({ user_id, bot }: (typeof seats)[number]): string =>
    user_id === null ? botName(reader.locale, bot ?? '') : (people.get(user_id) ?? '?');
  const result = row.result === null ? null : (JSON.parse(row.result) as Result);
  const playing = row.status === 'playing';
  const holds = {
    turn: playing && own.waiting === 1 && own.away === 0 && own.bot === null,
    // Whoever has to choose by now is told so, which says as much.
    began: playing && own.waiting === 0,
    ended: row.status === 'over' || row.status === 'abandoned',
  };
  return {
    told: {
      game: row.game,
      name: reader.name,
      others: seats.filter((seat) => seat !== own).map(nameOf),
      winners: seats.filter(({ seat }) => result?.winners.includes(seat)).map(nameOf),
    },
    pace: JSON.parse(row.pace) as Pace,
    holds: holds[what],
    waitingFor: playing ? seats.filter(({ waiting }) => waiting === 1).map(nameOf) : [],
  };
}
