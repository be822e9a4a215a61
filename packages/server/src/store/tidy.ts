import type { Db } from './schema.js';

/** Rows in one go: nobody waits long for their turn to write. */
const BATCH = 200;
/** What is left is left for the next time. */
const ROUNDS = 50;

/** Removes little by little. `remove` takes so many at the most and says how many it found. */
export async function inBatches(remove: (most: number) => Promise<number>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) if ((await remove(BATCH)) < BATCH) return;
}

/** Clears away what has run out by `at`. Several processes at once do no harm. */
export const deleteExpired = (db: Db, table: 'sessions' | 'links', at: number): Promise<void> =>
  inBatches(async (most) => {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('token_hash', 'in', (eb) =>
        eb.selectFrom(table).select('token_hash').where('expires_at', '<=', at).limit(most),
      )
      .where('expires_at', '<=', at)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
