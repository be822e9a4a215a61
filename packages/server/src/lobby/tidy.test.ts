import { defaultEdition, exportEdition } from '@polder/valley';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStore } from '../store/open.js';
import type { Store } from '../store/store.js';
import { closing, describePostgres, describeStores, quiet } from '../store/testing/stores.js';
import { abandon, act, HOUR, newTable, opened, openHall } from './testing/lobby.js';

const DAY = 24 * HOUR;
const named = (name: string): string => exportEdition({ ...defaultEdition, name });

const countOf = async ({ db }: Store, table: 'tables' | 'seats' | 'messages' | 'editions'): Promise<number> =>
  (await db.selectFrom(table).selectAll().execute()).length;

describeStores('with time', (open) => {
  it('a table that never began is removed with all that was said there, and one that was played stays', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const played = await hall.game([ann, bob]);
    await abandon(store, played.id);
    const stale = await hall.lobby.create(ann, newTable());
    await hall.lobby.say(ann, { id: 'command-1', table: stale.id, phrase: 'hello' });
    const left = await hall.lobby.create(bob, newTable());
    await hall.lobby.leave(bob, left.id);
    hall.pass(2 * DAY);
    await hall.lobby.sweep();
    expect([await hall.lobby.info(stale.id), await hall.lobby.info(left.id)]).toMatchObject([
      { status: 'cancelled' },
      { status: 'cancelled' },
    ]);
    hall.pass(6 * DAY);
    await hall.lobby.sweep();
    expect(await hall.lobby.info(left.id)).toBeUndefined();
    expect(await hall.lobby.info(stale.id)).toBeDefined();
    hall.pass(1000 * DAY);
    await hall.lobby.sweep();
    expect(await hall.lobby.info(stale.id)).toBeUndefined();
    expect(await hall.lobby.finished(undefined, played.id)).toMatchObject({ info: { id: played.id } });
    expect([await countOf(store, 'tables'), await countOf(store, 'seats')]).toEqual([1, 2]);
    expect(await countOf(store, 'messages')).toBe(0);
  });

  it('a game against bots alone is removed once nobody goes on with it, and not before', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const alone = async () => {
      const { id } = await hall.lobby.create(ann, newTable({ bots: ['apprentice'] }));
      await hall.lobby.start(ann, id);
      return id;
    };
    await alone();
    const reported = await alone();
    const together = await hall.game([ann, bob]);
    await store.db
      .insertInto('reports')
      .values({
        ...{ id: 'report', reporter_id: 'bob', user_id: ann.user, table_id: reported },
        ...{ reason: 'chat', text: '', created_at: 1 },
      })
      .execute();
    hall.pass(60 * DAY);
    const played = await alone();
    hall.pass(60 * DAY);
    await hall.lobby.sweep();
    const left = async () => (await store.db.selectFrom('tables').select('id').execute()).map(({ id }) => id);
    expect((await left()).sort()).toEqual([reported, together.id, played].sort());
    hall.pass(60 * DAY);
    await hall.lobby.sweep();
    expect((await left()).sort()).toEqual([reported, together.id].sort());
  });

  it('a game against bots alone goes by its last record, not by its beginning', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann] = await hall.people('Ann');
    const { id } = await hall.lobby.create(ann, newTable({ bots: ['apprentice'] }));
    await hall.lobby.start(ann, id);
    await act(store, await opened(store, id), ann.user, { type: 'propose', what: { what: 'pause' } });
    await store.db
      .updateTable('records')
      .set({ at: hall.base.now() + 60 * DAY })
      .where('table_id', '=', id)
      .execute();
    hall.pass(100 * DAY);
    await hall.lobby.sweep();
    expect(await hall.lobby.info(id)).toBeDefined();
  });

  it('a rematch that came to nothing is removed, and can be asked for again', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const old = await hall.game([ann, bob]);
    await abandon(hall.base.store, old.id);
    const next = await hall.lobby.rematch(ann, old.id);
    await hall.lobby.leave(ann, next.id);
    hall.pass(8 * DAY);
    await hall.lobby.sweep();
    expect((await hall.lobby.info(old.id))?.rematch).toBeNull();
    expect((await hall.lobby.rematch(bob, old.id)).id).not.toBe(next.id);
  });

  it('what was reported stays, to be looked at', async () => {
    const hall = openHall(await open());
    const [ann] = await hall.people('Ann');
    const { id } = await hall.lobby.create(ann, newTable());
    await hall.lobby.say(ann, { id: 'command-1', table: id, text: 'something bad' });
    await hall.lobby.leave(ann, id);
    await hall.base.store.db
      .insertInto('reports')
      .values({
        ...{ id: 'report', reporter_id: 'bob', user_id: ann.user, table_id: id },
        ...{ reason: 'chat', text: '', created_at: 1 },
      })
      .execute();
    hall.pass(30 * DAY);
    await hall.lobby.sweep();
    expect(await countOf(hall.base.store, 'messages')).toBe(1);
  });

  it('an edition goes with the last table that has it, but not one that was just brought again', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const bring = (name: string) =>
      hall.lobby.create(ann, newTable({ game: 'valley', edition: named(name) }));
    const played = await hall.game([ann, bob], { game: 'valley', edition: named('Played') });
    await abandon(store, played.id);
    for (const name of ['Forgotten', 'Again']) await hall.lobby.leave(ann, (await bring(name)).id);
    hall.pass(8 * DAY);
    await hall.lobby.leave(ann, (await bring('Again')).id);
    await store.db.deleteFrom('tables').where('status', '=', 'cancelled').execute();
    await hall.lobby.sweep();
    const left = async () =>
      (await store.db.selectFrom('editions').select('name').orderBy('name').execute()).map(
        ({ name }) => name,
      );
    expect(await left()).toEqual(['Again', 'Played']);
    hall.pass(8 * DAY);
    await hall.lobby.sweep();
    expect(await left()).toEqual(['Played']);
  });

  it('many are removed, little by little', async () => {
    const hall = openHall(await open(), { tables: 10_000, newTables: 10_000 });
    const { store } = hall.base;
    const [ann] = await hall.people('Ann');
    const { id } = await hall.lobby.create(ann, newTable());
    const row = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const old = { ...row, status: 'cancelled' as const, finished_at: 1 };
    for (let part = 0; part < 5; part++) {
      const rows = Array.from({ length: 100 }, (_, i) => ({ ...old, id: `old-${part}-${i}` }));
      await store.db.insertInto('tables').values(rows).execute();
    }
    await hall.lobby.sweep();
    expect(await countOf(store, 'tables')).toBe(1);
  });
});

describePostgres('tables that are removed', (createDatabase) => {
  it('are taken in the order of their ids, so that two processes never wait for each other', async () => {
    const databaseUrl = await createDatabase();
    const store = closing(await openStore({ data: '', databaseUrl }, quiet));
    const hall = openHall(store);
    const [ann] = await hall.people('Ann');
    const { id } = await hall.lobby.create(ann, newTable());
    const row = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // Neither the order of the rows nor that of their ends is that of their ids.
    for (const [i, name] of ['old-c', 'old-b', 'old-a'].entries())
      await store.db
        .insertInto('tables')
        .values({ ...row, id: name, status: 'cancelled', finished_at: i + 1 })
        .execute();
    let sweeping: Promise<void> = Promise.resolve();
    await store.db.transaction().execute(async (other) => {
      const take = (name: string) =>
        other.selectFrom('tables').select('id').where('id', '=', name).forUpdate().execute();
      await take('old-a');
      sweeping = hall.lobby.sweep();
      await expect
        .poll(async () => {
          const { rows } = await sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db);
          return rows.length;
        })
        .toBe(1);
      for (const name of ['old-b', 'old-c']) await take(name);
    });
    await sweeping;
    expect(await countOf(store, 'tables')).toBe(1);
  });
});
