import type { NewRow } from '../schema.js';
import type { Store } from '../store.js';

/** Rows that tests need before they come to their point. */

export async function addUser(store: Store, id: string, more: Partial<NewRow<'users'>> = {}): Promise<void> {
  await store.db
    .insertInto('users')
    .values({
      id,
      name: id,
      email: null,
      locale: 'en',
      created_at: 1,
      seen_at: 1,
      notices: '{}',
      ...more,
    })
    .onConflict((it) => it.column('id').doNothing())
    .execute();
}

/** A game of Duel that has started, with people in all seats; `users` are added if they are not there. */
export async function addTable(
  store: Store,
  id: string,
  users: readonly string[] = ['ann', 'bob'],
  more: Partial<NewRow<'tables'>> = {},
): Promise<void> {
  for (const user of users) await addUser(store, user);
  await store.db
    .insertInto('tables')
    .values({
      id,
      game: 'duel',
      version: '1',
      options: '{}',
      edition: null,
      status: 'playing',
      listed: 0,
      pace: '{"kind":"none"}',
      rated: 0,
      hints: 0,
      spectators: 1,
      host_id: users[0],
      seed: `seed of ${id}`,
      commitment: 'c',
      result: null,
      rematch_id: null,
      created_at: 1,
      started_at: 2,
      finished_at: null,
      seq: -1,
      due_at: null,
      bot_due: 0,
      claimed_by: null,
      claimed_until: null,
      ...more,
    })
    .execute();
  await store.db
    .insertInto('seats')
    .values(
      users.map((user_id, seat) => ({
        table_id: id,
        seat,
        user_id,
        bot: null,
        waiting: 0 as const,
        since: null,
        away: 0 as const,
        seen_seq: -1,
      })),
    )
    .execute();
}
