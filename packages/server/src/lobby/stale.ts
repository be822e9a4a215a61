import { sql } from 'kysely';
import type { Base } from '../context.js';
import { publishChange } from './publish.js';
import { rateTable } from './ratings.js';
import { peopleOf, placesOf } from './seats.js';

const HOUR = 3_600_000;
/** How long an open table waits for people: one for today, or one for whenever. */
const WAITS_LIVE = 24 * HOUR;
const WAITS = 14 * 24 * HOUR;
/** Whoever ended a game rates it at once; if that process died, another does it later. */
const GRACE = 60_000;
const LATEST = 30 * 24 * HOUR;

/** What time does to tables. Any process may do it, several at once do no harm. */
export async function sweepTables({ store, now }: Base): Promise<void> {
  await cancelStale();
  await rateForgotten();

  async function cancelStale(): Promise<void> {
    const at = now();
    const old = await store.db
      .selectFrom('tables')
      .select(['id', 'pace', 'created_at'])
      .where('status', '=', sql.lit('open'))
      .where('created_at', '<', at - WAITS_LIVE)
      .execute();
    for (const { id, pace, created_at } of old) {
      const { kind } = JSON.parse(pace) as { readonly kind: string };
      if (at - created_at > (kind === 'live' ? WAITS_LIVE : WAITS)) await cancel(id, at);
    }
  }

  async function cancel(id: string, at: number): Promise<void> {
    const gone = await store.db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('tables')
        .set({ status: 'cancelled', finished_at: at })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .returning('listed')
        .executeTakeFirst();
      return row && { listed: row.listed === 1, people: peopleOf(await placesOf(trx, id)) };
    });
    if (gone) publishChange(store.bus, { id, listed: gone.listed }, gone.people);
  }

  async function rateForgotten(): Promise<void> {
    const at = now();
    const forgotten = await store.db
      .selectFrom('tables')
      .select('id')
      .where('rated', '=', 1)
      .where('rated_at', 'is', null)
      .where('status', '=', 'over')
      .where('finished_at', '<', at - GRACE)
      .where('finished_at', '>', at - LATEST)
      .execute();
    for (const { id } of forgotten) await rateTable(store.db, id, at);
  }
}
