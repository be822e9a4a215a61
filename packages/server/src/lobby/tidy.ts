import { sql } from 'kysely';
import type { Base } from '../context.js';
import { inBatches } from '../store/tidy.js';

const HOUR = 3_600_000;
/** How long a table that came to nothing can still be looked at. */
const CANCELLED = 7 * 24 * HOUR;
/** Whoever has just brought an edition is about to open a table with it. */
const EDITION = 24 * HOUR;

/**
 * Removes what nobody needs any more: tables that never began, and editions of which no table is left. Games that
 * began are kept for ever. Any process may do it, several at once do no harm.
 */
export async function tidyTables({ store: { db, kind }, now }: Base): Promise<void> {
  const at = now();
  await inBatches(removeCancelled);
  await inBatches(removeEditions);

  /** What was said there goes with them, unless somebody has reported it. */
  function removeCancelled(most: number): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const old = await trx
        .selectFrom('tables')
        .select(['id', 'rematch_of'])
        .where('status', '=', sql.lit('cancelled'))
        .where('finished_at', '<', at - CANCELLED)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('reports').select('reports.id').whereRef('reports.table_id', '=', 'tables.id')),
          ),
        )
        .orderBy('finished_at')
        .limit(most)
        .execute();
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      const before = old.flatMap(({ rematch_of }) => rematch_of ?? []);
      // First those that were played, then those that never were, each by their ids: a second process that does
      // the same, and a rematch that is asked for, take them in the same order, and one waits for the other.
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
      await trx.deleteFrom('tables').where('id', 'in', ids).where('status', '=', 'cancelled').execute();
      return old.length;
    });
  }

  async function removeEditions(most: number): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('editions')
      .where('hash', 'in', (eb) =>
        eb
          .selectFrom('editions as old')
          .select('old.hash')
          .where('old.created_at', '<', at - EDITION)
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
