import type { Result } from '@polder/core';
import type { Base } from '../context.js';
import { localeOf, noticesOf } from '../people/accounts.js';
import type { Row } from '../store/schema.js';
import type { NoticeSettings } from '../wire/people.js';
import type { Pace } from '../wire/table.js';
import type { Note } from './outbox.js';
import { botName, type Locale, type Told } from './texts.js';

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

const READER = ['users.id', 'users.name', 'users.email', 'users.locale', 'users.notices'] as const;

type ReaderRow = Pick<Row<'users'>, 'id' | 'name' | 'email' | 'locale' | 'notices'>;

const readerOf = ({ id, name, email, locale, notices }: ReaderRow): Reader => ({
  ...{ id, name, email },
  locale: localeOf(locale),
  notices: noticesOf(notices),
});

export async function readReader({ store }: Base, user: string): Promise<Reader | undefined> {
  const row = await store.db.selectFrom('users').select(READER).where('id', '=', user).executeTakeFirst();
  return row && readerOf(row);
}

/** Somebody at a table. */
export interface Place {
  readonly reader: Reader;
  readonly pace: Pace;
  /** They have to choose. */
  readonly waiting: boolean;
  /** Since when: which turn it is. */
  readonly since: number | null;
}

/** In one go: it is asked for at every turn of every table. */
export async function readPlace({ store }: Base, user: string, table: string): Promise<Place | undefined> {
  const row = await store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select([...READER, 'tables.pace', 'seats.waiting', 'seats.since'])
    .where('seats.table_id', '=', table)
    .where('seats.user_id', '=', user)
    .executeTakeFirst();
  if (!row) return undefined;
  const { pace, waiting, since } = row;
  return { reader: readerOf(row), pace: JSON.parse(pace) as Pace, waiting: waiting === 1, since };
}

/** Undefined: there is no such table, or the reader does not sit there. */
export async function readFacts(
  { store }: Base,
  names: (users: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  reader: Reader,
  { what, table, since }: Note,
): Promise<Facts | undefined> {
  const row = await store.db
    .selectFrom('tables')
    .select(['game', 'status', 'pace', 'result'])
    .where('id', '=', table)
    .executeTakeFirst();
  const seats = await store.db
    .selectFrom('seats')
    .select(['seat', 'user_id', 'bot', 'waiting', 'since', 'away'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
  const own = seats.find((seat) => seat.user_id === reader.id);
  if (!row || !own) return undefined;
  const people = await names(seats.flatMap(({ user_id }) => user_id ?? []));
  const nameOf = ({ user_id, bot }: (typeof seats)[number]): string =>
    user_id === null ? botName(reader.locale, bot ?? '') : people.get(user_id) || '?';
  const result = row.result === null ? null : (JSON.parse(row.result) as Result);
  const playing = row.status === 'playing';
  const sameTurn = since === undefined || own.since === since;
  const holds = {
    turn: playing && own.waiting === 1 && sameTurn && own.away === 0 && own.bot === null,
    // Whoever has to choose by now is told so, which says as much.
    began: playing && own.waiting === 0,
    ended: row.status === 'over' || row.status === 'abandoned',
    standIn: playing && own.away === 1,
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
