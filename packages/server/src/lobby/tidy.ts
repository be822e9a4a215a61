import { sql } from 'kysely';
import type { Base } from '../context.js';
import type { Row } from '../store/schema.js';
import { inBatches } from '../store/tidy.js';
import type { Trx } from './seats.js';

const HOUR = 3_600_000;
/** How long a table that came to nothing can still be looked at. */
const CANCELLED = 7 * 24 * HOUR;
/** Whoever has just brought an edition is about to open a table with it. */
const EDITION = 24 * HOUR;

const DAY = 24 * HOUR;

/**
 * Removes what nobody needs any more: tables that never began, games against bots alone that nobody goes on with, and
 * editions of which no table is left. Games of several people are kept for ever. Any process may do it, several at
 * once do no harm.
 */
export async function tidyTables({ settings, store: { db, kind }, now }: Base): Promise<void> {
  const at = now();
  await inBatches(removeCancelled);
  if (settings.keepBotGames > 0) await inBatches(removeSolo);
  await inBatches(removeEditions);

  /** What was said there goes with them, unless somebody has reported it. */
  function removeCancelled(most: number): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const old = await oldTables(trx)
        .where('tables.status', '=', sql.lit('cancelled'))
        .where('tables.finished_at', '<', at - CANCELLED)
        .orderBy('tables.finished_at')
        .limit(most)
        .execute();
      return remove(trx, old);
    });
  }

  /** By the last record: whoever plays slowly plays on. */
  function removeSolo(most: number): Promise<number> {
    const before = at - settings.keepBotGames * DAY;
    return db.transaction().execute(async (trx) => {
      const old = await oldTables(trx)
        .where('tables.solo', '=', sql.lit(1))
        .where('tables.started_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('records')
                .select('records.seq')
                .whereRef('records.table_id', '=', 'tables.id')
                .whereRef('records.seq', '=', 'tables.seq')
                .where('records.at', '>=', before),
            ),
          ),
        )
        .orderBy('tables.started_at')
        .limit(most)
        .execute();
      return remove(trx, old);
    });
  }

  async function remove(trx: Trx, old: readonly Pick<Row<'tables'>, 'id' | 'rematch_of'>[]): Promise<number> {
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    const before = old.flatMap(({ rematch_of }) => rematch_of ?? []);
    // First those that were played, then those that go, each by their ids: a second process that does the same, and a
    // rematch that is asked for, take them in the same order, and one waits for the other.
    if (kind === 'postgres')
      for (const list of [before, ids])
        if (list.length > 0)
          await trx
            .selectFrom('tables')
            .select('id')
            .where('id', 'in', list)
            .orderBy('id')
            .forUpdate()
            .execute();
    if (before.length > 0) {
      await trx
        .updateTable('tables')
        .set({ rematch_id: null })
        .where('id', 'in', before)
        .where('rematch_id', 'in', ids)
        .execute();
    }
    await trx.deleteFrom('tables').where('id', 'in', ids).where('status', '<>', 'open').execute();
    return old.length;
  }

  async function removeEditions(most: number): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('editions')
      .where('hash', 'in', (eb) =>
        eb
          .selectFrom('editions as old')
          .select('old.hash')
          .where('old.created_at', '<', at - EDITION)
          // Those of the games themselves are few.
          .where('old.standard', '=', 0)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('tables').select('tables.id').whereRef('tables.edition', '=', 'old.hash'))),
          )
          .limit(most),
      )
      // Once more: somebody may have brought it again in the meantime.
      .where('created_at', '<', at - EDITION)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }
}

/** Those that nobody has reported. */
const oldTables = (trx: Trx) =>
  trx
    .selectFrom('tables')
    .select(['tables.id', 'tables.rematch_of'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reports').select('reports.id').whereRef('reports.table_id', '=', 'tables.id'))),
    );
