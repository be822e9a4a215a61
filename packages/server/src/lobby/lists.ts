import { sql } from 'kysely';
import type { Visitor } from '../context.js';
import type { Db, StoredStatus } from '../store/schema.js';
import type { TableInfo } from '../wire/table.js';
import { selectBlocked } from './blocks.js';
import { infosOf, selectTables } from './infos.js';

const LISTED = 100;
const FINISHED = 30;

/** The public list, newest first. */
export async function listTables(db: Db, visitor: Visitor | undefined): Promise<TableInfo[]> {
  let query = selectTables(db)
    // To the letter as in the index `tables_public`.
    .where('tables.listed', '=', sql.lit(1))
    .where('tables.status', 'in', [sql.lit<StoredStatus>('open'), sql.lit<StoredStatus>('playing')])
    .where((eb) => eb.or([eb('tables.status', '=', 'open'), eb('tables.spectators', '=', 1)]));
  if (visitor) {
    query = query.where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.user_id', 'in', selectBlocked(db, visitor.user)),
        ),
      ),
    );
  }
  const rows = await query.orderBy('tables.created_at', 'desc').orderBy('tables.id').limit(LISTED).execute();
  return infosOf(db, rows);
}

const selectOwn = (db: Db, user: string) =>
  selectTables(db).innerJoin('seats', (join) =>
    join.onRef('seats.table_id', '=', 'tables.id').on('seats.user_id', '=', user),
  );

/** One's own: running, open, then the last that are over. */
export async function ownTables(db: Db, { user }: Visitor): Promise<TableInfo[]> {
  const current = await selectOwn(db, user)
    .where('tables.status', 'in', ['playing', 'open'])
    .orderBy('tables.created_at', 'desc')
    .orderBy('tables.id')
    .execute();
  const finished = await selectOwn(db, user)
    .where('tables.status', 'in', ['over', 'abandoned'])
    .orderBy('tables.finished_at', 'desc')
    .orderBy('tables.id')
    .limit(FINISHED)
    .execute();
  return infosOf(db, [
    ...current.filter(({ status }) => status === 'playing'),
    ...current.filter(({ status }) => status === 'open'),
    ...finished,
  ]);
}

/** Another table where it is one's turn: the next in a round of all of them, longest wait first. */
export async function nextTable(
  db: Db,
  { user }: Visitor,
  after: string | undefined,
): Promise<string | null> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.user_id', '=', user)
    .where('seats.waiting', '=', 1)
    .where('seats.away', '=', 0)
    .where('tables.status', '=', 'playing')
    .orderBy('seats.since')
    .orderBy('tables.id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const at = after === undefined ? -1 : ids.indexOf(after);
  const next = ids[(at + 1) % ids.length];
  return next === undefined || next === after ? null : next;
}
