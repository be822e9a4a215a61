import { expect, it } from 'vitest';
import type { Base } from '../context.js';
import { silent } from '../run/testing/log.js';
import { testSettings } from '../run/testing/settings.js';
import type { Store } from '../store/store.js';
import { addUser } from '../store/testing/rows.js';
import { describeStores } from '../store/testing/stores.js';
import { openBlocks } from './blocks.js';

/** Anna, and so many others. */
async function openWith(store: Store, others: number) {
  const ids = Array.from({ length: others }, (_, i) => `other-${i}`);
  const row = { email: null, locale: 'en', created_at: 1, seen_at: 1, notices: '{}', gone_at: null };
  await store.db
    .insertInto('users')
    .values(ids.map((id) => ({ id, name: id, ...row })))
    .execute();
  await addUser(store, 'anna');
  const base: Base = { settings: testSettings(), store, log: silent(), now: () => 1, process: 'test' };
  const names = async (users: readonly string[]) => new Map(users.map((id) => [id, id]));
  const blocks = openBlocks(base, { names });
  return { ids, blocks };
}

const done = (results: readonly PromiseSettledResult<void>[]): number =>
  results.filter(({ status }) => status === 'fulfilled').length;

describeStores('requests of one account at once', (open) => {
  it('block no more people than one can', async () => {
    const store = await open();
    const { ids, blocks } = await openWith(store, 520);
    await store.db
      .insertInto('blocks')
      .values(ids.slice(0, 490).map((id) => ({ user_id: 'anna', blocked_id: id, created_at: 1 })))
      .execute();
    const results = await Promise.allSettled(ids.slice(490).map((id) => blocks.block('anna', id)));
    expect(done(results)).toBe(10);
    expect(await store.db.selectFrom('blocks').selectAll().execute()).toHaveLength(500);
  });

  it('make no more reports than there may be in a day', async () => {
    const store = await open();
    const { ids, blocks } = await openWith(store, 40);
    const results = await Promise.allSettled(
      ids.map((user) => blocks.report('anna', { user, reason: 'other', text: '' })),
    );
    expect(done(results)).toBe(20);
    expect(await store.db.selectFrom('reports').selectAll().execute()).toHaveLength(20);
  });
});
