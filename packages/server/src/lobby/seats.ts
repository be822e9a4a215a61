import type { Transaction } from 'kysely';
import type { Limits } from '../run/settings.js';
import type { Row, Schema } from '../store/schema.js';
import { anyBlock } from './blocks.js';
import { needKept } from './kept.js';
import { needRoomForTable } from './limits.js';
import { noSeat, noSuchTable, refuse } from './refuse.js';

/*
 * Seats before the start. Whatever changes them first takes hold of the person's row, then of the table's, by
 * an update that changes nothing: on both databases a second one waits until the first is done, and then sees
 * what it has done. The order is always the same, so that no two can wait for each other.
 */

export type Trx = Transaction<Schema>;
export type Place = Pick<Row<'seats'>, 'seat' | 'user_id' | 'bot'>;

export async function holdPerson(trx: Trx, user: string): Promise<void> {
  const row = await trx
    .updateTable('users')
    .set((eb) => ({ seen_at: eb.ref('seen_at') }))
    .where('id', '=', user)
    .where('gone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refuse('noSession', 'There is no such account any more.');
}

/** In whatever state it is; undefined: there is none. */
export function holdTable(trx: Trx, table: string): Promise<Row<'tables'> | undefined> {
  return trx
    .updateTable('tables')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', table)
    .returningAll()
    .executeTakeFirst();
}

/** And nobody waits for its game to begin. */
export async function holdOpenTable(trx: Trx, table: string): Promise<Row<'tables'>> {
  const row = await holdTable(trx, table);
  if (!row) throw noSuchTable();
  if (row.status === 'playing') throw refuse('notNow', 'The game has begun.');
  if (row.status === 'cancelled') throw refuse('notNow', 'This table was given up.');
  if (row.status !== 'open') throw refuse('notNow', 'The game is over.');
  await needNotDrawing(trx, table);
  return row;
}

/** While secrets are waited for (draw.ts) everything stays as it is. */
async function needNotDrawing(trx: Trx, table: string): Promise<void> {
  const row = await trx.selectFrom('draws').select('until').where('table_id', '=', table).executeTakeFirst();
  if (row?.until != null)
    throw refuse('notNow', 'The game is about to begin: its deal is being drawn.', 'drawing');
}

export const placesOf = (trx: Trx, table: string): Promise<Place[]> =>
  trx
    .selectFrom('seats')
    .select(['seat', 'user_id', 'bot'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();

export const peopleOf = (places: readonly Place[]): string[] =>
  places.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));

export const isFree = ({ user_id, bot }: Place): boolean => user_id === null && bot === null;

/** Puts somebody who holds their row into the first free seat of a table that is held. Seated already: fine. */
export async function sitDown(
  trx: Trx,
  user: string,
  { id: table, rated }: Pick<Row<'tables'>, 'id' | 'rated'>,
  limits: Limits,
): Promise<void> {
  const places = await placesOf(trx, table);
  const people = peopleOf(places);
  if (people.includes(user)) return;
  const free = places.find(isFree);
  if (!free || (await anyBlock(trx, user, people))) throw noSeat();
  if (rated === 1) await needKept(trx, user);
  await needRoomForTable(trx, user, limits);
  await putInto(trx, table, free.seat, { user_id: user });
}

export async function putInto(
  trx: Trx,
  table: string,
  seat: number,
  who: { readonly user_id?: string | null; readonly bot?: string | null },
): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ user_id: null, bot: null, ready_at: null, ...who })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute();
}
