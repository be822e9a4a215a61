import { expect, it } from 'vitest';
import { addUser } from './testing/rows.js';
import { describeStores } from './testing/stores.js';
import { deleteExpired } from './tidy.js';

describeStores('what has run out', (open) => {
  it('is removed, however much it is, and nothing else', async () => {
    const store = await open();
    await addUser(store, 'ann');
    const rows = Array.from({ length: 450 }, (_, i) => ({
      ...{ token_hash: `hash-${i}`, kind: 'login' as const, user_id: 'ann', data: '{}' },
      expires_at: i < 445 ? i : 1_000 + i,
    }));
    await store.db.insertInto('links').values(rows).execute();
    await deleteExpired(store.db, 'links', 1_000);
    const left = await store.db.selectFrom('links').select('expires_at').orderBy('expires_at').execute();
    expect(left.map(({ expires_at }) => expires_at)).toEqual([1445, 1446, 1447, 1448, 1449]);
  });
});
