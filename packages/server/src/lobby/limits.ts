import type { Limits } from '../run/settings.js';
import { needPause, refuse } from './refuse.js';
import type { Trx } from './seats.js';

/*
 * How much one person may have. Whoever asks holds their own row, so that nobody gets past a limit by asking
 * many times at once.
 */

const HOUR = 3_600_000;

/** For one table more, open or running. Where one has left, a bot plays on and nobody waits for one. */
export async function needRoomForTable(trx: Trx, user: string, { tables: most }: Limits): Promise<void> {
  const row = await trx
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('seats.user_id', '=', user)
    .where('seats.away', '=', 0)
    .where('tables.status', 'in', ['open', 'playing'])
    .executeTakeFirstOrThrow();
  if (Number(row.count) < most) return;
  throw refuse(
    'notNow',
    `You already sit at ${most} tables that are open or running: finish or leave one.`,
    'tables',
  );
}

/** For a new table: room, and not too many in a row. */
export async function needNewTable(trx: Trx, user: string, at: number, limits: Limits): Promise<void> {
  await needRoomForTable(trx, user, limits);
  const most = limits.newTables;
  const recent = await trx
    .selectFrom('tables')
    .select('created_at')
    .where('host_id', '=', user)
    .where('created_at', '>', at - HOUR)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  const message = `More than ${most} new tables in an hour: wait a little.`;
  needPause(
    recent.map((table) => table.created_at),
    { most, ms: HOUR, at, message },
  );
}

/** For one more game in which nobody else than bots waits. They cost us the most. */
export async function needRoomForBotGame(trx: Trx, user: string, { botGames: most }: Limits): Promise<void> {
  const row = await trx
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('seats.user_id', '=', user)
    .leftJoin('draws', 'draws.table_id', 'tables.id')
    // Those that are about to begin, too.
    .where((eb) => eb.or([eb('tables.status', '=', 'playing'), eb('draws.until', 'is not', null)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats as others')
            .select('others.seat')
            .whereRef('others.table_id', '=', 'seats.table_id')
            .where('others.user_id', '<>', user),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (Number(row.count) < most) return;
  throw refuse('notNow', `You already play ${most} games against bots alone: finish one.`, 'tables');
}
