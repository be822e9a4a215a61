import type { Row } from '../store/schema.js';
import type { Pace } from '../wire/table.js';
import { refuse } from './refuse.js';
import type { Trx } from './seats.js';

/** Whoever said so longer ago may be away again. */
const READY = 2 * 60_000;

/** At a live table the clock runs from the start on, and a rated game counts: nobody is to be away then. */
export const asksReady = ({ rated, pace }: Pick<Row<'tables'>, 'rated' | 'pace'>): boolean =>
  rated === 1 && (JSON.parse(pace) as Pace).kind === 'live';

/** Null: has not said so. */
export const readyUntil = (readyAt: number | null): number | null =>
  readyAt === null ? null : readyAt + READY;

/** Somebody says so. */
export async function sayReady(trx: Trx, table: string, user: string, at: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('seats')
    .set({ ready_at: at })
    .where('table_id', '=', table)
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refuse('notYours', 'You do not sit at this table.');
}

/** Before the start. Who starts the game is there. */
export async function needAllReady(trx: Trx, table: string, by: string, at: number): Promise<void> {
  const rows = await trx
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select(['users.id', 'users.name', 'seats.ready_at'])
    .where('seats.table_id', '=', table)
    .where('users.id', '<>', by)
    .orderBy('seats.seat')
    .execute();
  const missing = rows.filter(({ ready_at }) => (readyUntil(ready_at) ?? 0) < at);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw refuse('notNow', `Not everybody has just said that they are ready: ${names}.`, 'ready');
}
