import { inspect } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate, NewerDatabase, SCHEMA_VERSION, staysReadable } from './migrations.js';
import { openStore } from './open.js';
import { StoreTrouble } from './store.js';
import { addTable, addUser } from './testing/rows.js';
import { closing, describePostgres, describeStores, quiet, temporaryFolder, tidy } from './testing/stores.js';

describeStores('the database', (open) => {
  it('gives times, counts and sums as numbers', async () => {
    const store = await open();
    const now = 1_800_000_000_123;
    for (const id of ['ann', 'bob']) await addUser(store, id, { seen_at: now });
    const row = await store.db
      .selectFrom('users')
      .select((it) => [it.fn.countAll<number>().as('count'), it.fn.max('seen_at').as('max')])
      .select((it) => it.fn.sum<number>('seen_at').as('sum'))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 2, max: now, sum: 2 * now });
  });

  it('stores fractions exactly, and truth as 0 or 1', async () => {
    const store = await open();
    await addUser(store, 'ann');
    const rating = { user_id: 'ann', game: 'duel', players: 2, mu: 25.1234567890123, sigma: 8 + 1 / 3 };
    await store.db
      .insertInto('ratings')
      .values({ ...rating, games: 1, updated_at: 1 })
      .execute();
    expect(await store.db.selectFrom('ratings').selectAll().executeTakeFirst()).toMatchObject(rating);
    await addTable(store, 't', ['ann'], { rated: true as unknown as 1 });
    const [table] = await store.db.selectFrom('tables').select('rated').where('rated', '=', 1).execute();
    expect(table).toEqual({ rated: 1 });
  });

  it.each([
    ['a thing with a shape', { a: 1 }],
    ['not a number', Number.NaN],
    ['a text with a zero character', 'a\0b'],
  ])('refuses %s instead of storing something else', async (_, value) => {
    const store = await open();
    await expect(addUser(store, 'ann', { name: value as unknown as string })).rejects.toThrow(TypeError);
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('says how many rows were changed, and gives back what was asked for', async () => {
    const store = await open();
    for (const id of ['ann', 'bob']) await addUser(store, id);
    const changed = await store.db.updateTable('users').set({ locale: 'pl' }).executeTakeFirstOrThrow();
    expect(changed.numUpdatedRows).toBe(2n);
    const back = await store.db.deleteFrom('users').where('id', '=', 'ann').returning('name').execute();
    expect(back).toEqual([{ name: 'ann' }]);
  });

  it('keeps all of a transaction or nothing', async () => {
    const store = await open();
    const failing = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('secrets').values({ name: 'a', value: '1' }).execute();
      // What it has written itself it sees.
      expect(await trx.selectFrom('secrets').selectAll().execute()).toHaveLength(1);
      await trx.insertInto('secrets').values({ name: 'a', value: '2' }).execute();
    });
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await store.db.selectFrom('secrets').selectAll().execute()).toEqual([]);
    await store.db
      .transaction()
      .execute((trx) => trx.insertInto('secrets').values({ name: 'a', value: '3' }).execute());
    expect(await store.db.selectFrom('secrets').select('value').execute()).toEqual([{ value: '3' }]);
  });

  it('lets nobody see half a transaction, and many of them lose nothing', async () => {
    const store = await open();
    await store.db.insertInto('secrets').values({ name: 'count', value: '0' }).execute();
    const raise = () =>
      store.db.transaction().execute(async (trx) => {
        // As lobby/ takes hold of a row: by an update that changes nothing.
        const { value } = await trx
          .updateTable('secrets')
          .set((it) => ({ value: it.ref('value') }))
          .returning('value')
          .executeTakeFirstOrThrow();
        await trx.updateTable('secrets').set({ value: 'half' }).execute();
        await trx
          .updateTable('secrets')
          .set({ value: String(Number(value) + 1) })
          .execute();
      });
    const seen = new Set<string>();
    const look = async () => {
      const { value } = await store.db.selectFrom('secrets').select('value').executeTakeFirstOrThrow();
      seen.add(value);
    };
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? look() : raise())));
    expect(seen).not.toContain('half');
    expect(await store.db.selectFrom('secrets').select('value').execute()).toEqual([{ value: '20' }]);
  });

  it('tells nothing of a row in an error: it may be logged', async () => {
    const store = await open();
    await addUser(store, 'ann', { email: 'ann@example.org' });
    const error: unknown = await addUser(store, 'bob', { email: 'ann@example.org' }).catch((it) => it);
    expect(error).toBeInstanceOf(Error);
    expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain('ann@');
    const alone = { name: null as unknown as string, email: 'bob@example.org' };
    const second: unknown = await addUser(store, 'bob', alone).catch((it) => it);
    expect(second).toBeInstanceOf(Error);
    expect(inspect(second, { showHidden: true, depth: 9 })).not.toContain('bob@');
  });

  it('keeps addresses, seats, messages and channels unique', async () => {
    const store = await open();
    await addUser(store, 'ann', { email: 'ann@example.org' });
    await addUser(store, 'bob');
    await addUser(store, 'cyd');
    await expect(addUser(store, 'dan', { email: 'ann@example.org' })).rejects.toThrow(/unique/i);
    await addTable(store, 't', ['ann', 'bob']);
    const sits = { bot: null, waiting: 0, since: null, away: 0, seen_seq: -1 } as const;
    const seat = (user_id: string, n: number) =>
      store.db
        .insertInto('seats')
        .values({ table_id: 't', seat: n, user_id, ...sits })
        .execute();
    await expect(seat('ann', 2)).rejects.toThrow(/unique/i);
    await expect(seat('cyd', 1)).rejects.toThrow(/unique/i);
    const says = { table_id: 't', at: 1, user_id: 'ann', command: 'c', phrase: null, text: 'hi' };
    await store.db
      .insertInto('messages')
      .values({ id: 1, ...says })
      .execute();
    await expect(
      store.db
        .insertInto('messages')
        .values({ id: 2, ...says })
        .execute(),
    ).rejects.toThrow(/unique/i);
    const channel = {
      user_id: 'ann',
      kind: 'push',
      target: 'x',
      data: '',
      created_at: 1,
      failures: 0,
    } as const;
    await store.db
      .insertInto('channels')
      .values({ id: 'a', ...channel })
      .execute();
    await expect(
      store.db
        .insertInto('channels')
        .values({ id: 'b', ...channel })
        .execute(),
    ).rejects.toThrow(/unique/i);
  });

  it('lets what belongs to somebody go with them, and keeps nobody from a table that is not there', async () => {
    const store = await open();
    await addUser(store, 'ann');
    const times = { created_at: 1, seen_at: 1, expires_at: 1 };
    await store.db
      .insertInto('sessions')
      .values({ token_hash: 'h', id: 's', user_id: 'ann', agent: '', ...times })
      .execute();
    await store.db.deleteFrom('users').execute();
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    await expect(addTable(store, 't', ['ann'], { host_id: 'nobody' })).rejects.toThrow(/foreign key/i);
  });

  it('says whether it can be written', async () => {
    const store = await open();
    await store.check();
    await store.close();
    await expect(store.check()).rejects.toThrow(StoreTrouble);
  });

  it('is brought to its version once', async () => {
    const { db, kind } = await open();
    const all = () => sql<{ number: number }>`select * from migrations`.execute(db);
    const { rows } = await all();
    await migrate(db, kind);
    expect((await all()).rows).toEqual(rows);
  });
});

const newer = sql`insert into migrations (number, name, at) values (999, 'from the future', 1)`;
/** By a newer program, which says from which version on others may work beside it. */
const addedBy = (number: number, readableBy: number) =>
  sql`insert into migrations (number, name, at, readable_by) values (${number}, 'it adds a column', 1, ${readableBy})`;

describeStores('a database to which a newer program has only added', (open) => {
  it('can be worked on, if each of its changes says so', async () => {
    const store = await open();
    const { db, kind } = store;
    const { rows: before } = await sql`select * from migrations order by number`.execute(db);
    await addedBy(SCHEMA_VERSION + 1, SCHEMA_VERSION).execute(db);
    await addedBy(SCHEMA_VERSION + 2, SCHEMA_VERSION - 1).execute(db);
    await sql`alter table users add column mood text`.execute(db);
    await migrate(db, kind);
    await addUser(store, 'ann');
    const { rows } = await sql`select * from migrations order by number`.execute(db);
    expect(rows.slice(0, before.length)).toEqual(before);
    expect(rows).toHaveLength(before.length + 2);
    await addedBy(SCHEMA_VERSION + 3, SCHEMA_VERSION + 1).execute(db);
    await expect(migrate(db, kind)).rejects.toThrow(NewerDatabase);
    await sql`delete from migrations where number > ${SCHEMA_VERSION}`.execute(db);
    await sql`alter table users drop column mood`.execute(db);
  });
});

it('every change since programs can say so only adds: servers of the version before may go on', () => {
  expect(staysReadable(SCHEMA_VERSION)).toBe(true);
  expect(staysReadable(9)).toBe(true);
  expect(staysReadable(8)).toBe(false);
});

describe('an SQLite database of a newer program', () => {
  it('is refused and left as it is', async () => {
    const data = temporaryFolder();
    const store = await openStore({ data, databaseUrl: undefined }, quiet);
    await addUser(store, 'ann');
    await newer.execute(store.db);
    await store.close();
    await expect(openStore({ data, databaseUrl: undefined }, quiet)).rejects.toThrow(NewerDatabase);
    // Not in use by the one that was refused either.
    await expect(openStore({ data, databaseUrl: undefined }, quiet)).rejects.toThrow(/version 999/);
    await tidy();
  });
});

describePostgres('a database of PostgreSQL', (createDatabase) => {
  it('of a newer program is refused', async () => {
    const databaseUrl = await createDatabase();
    const store = closing(await openStore({ data: '', databaseUrl }, quiet));
    await newer.execute(store.db);
    await expect(openStore({ data: '', databaseUrl }, quiet)).rejects.toThrow(NewerDatabase);
  });

  it('can be brought to its version by several processes at once', async () => {
    const databaseUrl = await createDatabase();
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openStore({ data: '', databaseUrl }, quiet)),
    );
    stores.forEach(closing);
    await addUser(stores[0], 'ann');
    expect(await stores[3].db.selectFrom('users').select('id').execute()).toEqual([{ id: 'ann' }]);
  });

  it('that can not be reached is trouble, not a crash', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    await expect(openStore({ data: '', databaseUrl }, quiet)).rejects.toThrow(StoreTrouble);
  });
});
