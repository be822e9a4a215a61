import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BusMessage } from './bus.js';
import { openStore } from './open.js';
import { packed } from './postgres-bus.js';
import { type Store, StoreTrouble } from './store.js';
import { type Detour, openDetour } from './testing/detour.js';
import { record, stored, upTo, write } from './testing/records.js';
import { addTable } from './testing/rows.js';
import { closing, describePostgres, quiet } from './testing/stores.js';

const openAt = async (databaseUrl: string): Promise<Store> =>
  closing(await openStore({ data: '', databaseUrl }, quiet));

/** The first message that fits. */
const hears = (store: Store, fits: (message: BusMessage) => boolean): Promise<BusMessage> =>
  new Promise((resolve) => {
    const end = store.bus.subscribe((message) => {
      if (!fits(message)) return;
      end();
      resolve(message);
    });
  });

const isChat = ({ type }: BusMessage): boolean => type === 'chat';
const isGap = ({ type }: BusMessage): boolean => type === 'gap';

describePostgres('two processes on one PostgreSQL', (createDatabase) => {
  async function openTwo(): Promise<readonly [Store, Store]> {
    const url = await createDatabase();
    return [await openAt(url), await openAt(url)];
  }

  it('never both win a number', async () => {
    const stores = await openTwo();
    const tables = upTo(9).map((n) => `t${n}`);
    for (const table of tables) await addTable(stores[0], table);
    const wins = [0, 0];
    for (const seq of upTo(15)) {
      const races = tables.map(async (table) => {
        const written = await Promise.all(
          stores.map((store, n) =>
            store.tables.append({
              table,
              records: [record(seq, `process ${n}`)],
              waiting: [{ seat: n, since: seq }],
            }),
          ),
        );
        expect([...written].sort()).toEqual(['conflict', 'ok']);
        const winner = written.indexOf('ok');
        wins[winner]++;
        const [{ body }] = await stores[1 - winner].tables.records(table, seq - 1);
        expect(body).toMatchObject({ key: `process ${winner}` });
        const seats = await stores[0].db
          .selectFrom('seats')
          .select('seat')
          .where('table_id', '=', table)
          .where('waiting', '=', 1)
          .execute();
        expect(seats).toEqual([{ seat: winner }]);
      });
      await Promise.all(races);
    }
    for (const table of tables)
      expect(await stored(stores[0], table)).toEqual({ seq: 15, records: upTo(15) });
    expect(wins[0] + wins[1]).toBe(160);
  });

  it('do not wait for each other for ever, in whatever order their batches come', async () => {
    const stores = await openTwo();
    const tables = upTo(19).map((n) => `t${n}`);
    for (const table of tables) await addTable(stores[0], table);
    const next = new Map(tables.map((table) => [table, 0]));
    const at = (table: string) => next.get(table) ?? 0;
    await Promise.all(
      stores.map(async (store, n) => {
        while (tables.some((table) => at(table) < 15)) {
          const order = n === 0 ? tables : [...tables].reverse();
          await Promise.all(
            order.map(async (table) => {
              const seq = at(table);
              if ((await store.tables.append(write(table, seq))) === 'ok') next.set(table, seq + 1);
            }),
          );
          // Somebody claims tables meanwhile: that is no conflict.
          await store.db
            .updateTable('tables')
            .set({ claimed_by: `process ${n}` })
            .where('id', '=', 't3')
            .execute();
        }
      }),
    );
    for (const table of tables) {
      const { seq, records } = await stored(stores[1], table);
      expect(records).toEqual(upTo(seq));
      expect(seq).toBeGreaterThanOrEqual(14);
    }
  });

  it('write a choice also if somebody locks rows in the wrong order', async () => {
    const [a, b] = await openTwo();
    await addTable(a, 't');
    let written: Promise<'ok' | 'conflict'> | undefined;
    const other = b.db.transaction().execute(async (trx) => {
      await trx.updateTable('seats').set({ seen_seq: 0 }).where('table_id', '=', 't').execute();
      written = a.tables.append(write('t', 0, { waiting: [{ seat: 0, since: 1 }] }));
      // Until the choice has locked its table and waits for the seats.
      const waits = sql`select 1 from pg_stat_activity where query like '%for no key update%'
        and wait_event_type = 'Lock' and pid <> pg_backend_pid() and datname = current_database()`;
      while ((await waits.execute(b.db)).rows.length === 0);
      await trx.updateTable('tables').set({ claimed_by: 'b' }).where('id', '=', 't').execute();
    });
    // PostgreSQL ends one of them; if it is the choice it is tried again.
    const [{ status }] = await Promise.allSettled([other]);
    expect(await written).toBe('ok');
    const row = await b.db.selectFrom('tables').select(['seq', 'claimed_by']).executeTakeFirst();
    expect(row).toEqual({ seq: 0, claimed_by: status === 'fulfilled' ? 'b' : null });
  });

  it('hear each other, and each its own once', async () => {
    const [a, b] = await openTwo();
    await addTable(a, 't');
    const heard: BusMessage[][] = [[], []];
    a.bus.subscribe((message) => heard[0].push(message));
    b.bus.subscribe((message) => heard[1].push(message));
    const last = Promise.all([a, b].map((store) => hears(store, isChat)));
    const table = hears(a, ({ type }) => type === 'table');
    const records = hears(b, ({ type }) => type === 'records');
    b.bus.publish({ type: 'table', table: 'żółw "t"' });
    await table;
    await a.tables.append(write('t', 0));
    await records;
    b.bus.publish({ type: 'chat', table: 't', id: 1 });
    await last;
    const all = [
      { type: 'table', table: 'żółw "t"' },
      { type: 'records', table: 't', seq: 0 },
      { type: 'chat', table: 't', id: 1 },
    ];
    expect(heard).toEqual([all, all]);
  });

  it('hear of every choice of a large batch, and many messages at once', async () => {
    const [a, b] = await openTwo();
    const tables = upTo(149).map((n) => `table-${n}-with-a-name-of-32-letters`);
    for (const table of tables) await addTable(a, table);
    const heard = new Set<string>();
    const complete = hears(b, (message) => {
      if (message.type === 'records' || message.type === 'mine')
        heard.add(`${message.type} ${message.table}`);
      return heard.size === 2 * tables.length;
    });
    const written = await Promise.all(tables.map((table) => a.tables.append(write(table, 0))));
    expect(new Set(written)).toEqual(new Set(['ok']));
    for (const table of tables) a.bus.publish({ type: 'mine', table, user: 'ann' });
    await complete;
  });

  it('hear each other again after their connections were ended, and know that they missed something', async () => {
    const [a, b] = await openTwo();
    const gaps = Promise.all([a, b].map((store) => hears(store, isGap)));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'polder bus'`.execute(a.db);
    await gaps;
    const heard = hears(b, isChat);
    a.bus.publish({ type: 'chat', table: 't', id: 7 });
    expect(await heard).toEqual({ type: 'chat', table: 't', id: 7 });
  });
});

describePostgres('a connection to PostgreSQL that breaks', (createDatabase) => {
  async function openByDetour(): Promise<{
    readonly store: Store;
    readonly detour: Detour;
    readonly direct: Store;
  }> {
    const url = await createDatabase();
    const detour = await openDetour(url);
    onTestFinished(() => detour.close());
    const direct = await openAt(url);
    await addTable(direct, 't');
    await addTable(direct, 'u');
    return { store: await openAt(detour.url), detour, direct };
  }

  it('after a choice was written, before the answer came, does not make it a conflict with itself', async () => {
    const { store, detour, direct } = await openByDetour();
    detour.swallowAnswerTo('command-0');
    expect(await store.tables.append({ table: 't', records: [record(0), record(1)] })).toBe('ok');
    expect(await stored(direct, 't')).toEqual({ seq: 1, records: [0, 1] });
    expect(await store.tables.append(write('t', 0))).toBe('conflict');
  });

  it('while somebody else wins the number is a conflict', async () => {
    const { store, detour, direct } = await openByDetour();
    await direct.tables.append({ table: 't', records: [record(0, 'of somebody else')] });
    detour.swallowAnswerTo('command-0');
    const written = await Promise.all([
      store.tables.append(write('t', 0)),
      store.tables.append(write('u', 0)),
    ]);
    expect(written).toEqual(['conflict', 'ok']);
    expect(await stored(direct, 'u')).toEqual({ seq: 0, records: [0] });
  });

  it('for long is trouble, and everything works again once it is back', async () => {
    const { store, detour, direct } = await openByDetour();
    await store.check();
    detour.block();
    await expect(store.tables.append(write('t', 0))).rejects.toThrow(StoreTrouble);
    await expect(store.check()).rejects.toThrow(StoreTrouble);
    await expect(store.tables.records('t', -1)).rejects.toThrow(StoreTrouble);
    await expect(addTable(store, 'v')).rejects.toThrow(StoreTrouble);
    store.bus.publish({ type: 'lobby' });
    const gap = hears(store, isGap);
    detour.unblock();
    await store.check();
    const { seq } = await stored(direct, 't');
    expect(await store.tables.append(write('t', seq + 1))).toBe('ok');
    await gap;
    const heard = hears(store, isChat);
    direct.bus.publish({ type: 'chat', table: 't', id: 1 });
    await heard;
  });

  it('in the middle of a transaction keeps nothing of it', async () => {
    const { store, detour, direct } = await openByDetour();
    const broken = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('secrets').values({ name: 'a', value: 'b' }).execute();
      detour.block();
      await trx.updateTable('secrets').set({ value: 'c' }).execute();
    });
    await expect(broken).rejects.toThrow(StoreTrouble);
    detour.unblock();
    expect(await direct.db.selectFrom('secrets').selectAll().execute()).toEqual([]);
    await store.check();
  });

  it('because all of them were ended by the database does not end the process', async () => {
    const { store, direct } = await openByDetour();
    await Promise.all(upTo(5).map(() => store.check()));
    const gap = hears(store, isGap);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(direct.db);
    await gap;
    expect(await store.tables.append(write('t', 0))).toBe('ok');
  });

  it('is not used by others when it was left with an open transaction', async () => {
    const { store } = await openByDetour();
    const failing = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('secrets').values({ name: 'a', value: 'b' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await Promise.all(upTo(20).map(() => store.check()));
    expect(await store.db.selectFrom('secrets').selectAll().execute()).toEqual([]);
  });

  it('to a database that may only be read is trouble, until it may be written again', async () => {
    const { store, direct } = await openByDetour();
    const readOnly = (on: string) =>
      direct.db.connection().execute(async (db) => {
        await sql`set default_transaction_read_only = off`.execute(db);
        await sql`do $$ begin
          execute format('alter database %I set default_transaction_read_only = ${sql.raw(on)}', current_database());
        end $$`.execute(db);
      });
    /** Only connections that are made from now on know of it. */
    const reconnect = async () => {
      const gap = hears(store, isGap);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(direct.db);
      await gap;
    };
    await readOnly('on');
    await reconnect();
    await expect(store.tables.append(write('t', 0))).rejects.toThrow(StoreTrouble);
    await expect(store.check()).rejects.toThrow(StoreTrouble);
    expect(await store.tables.records('t', -1)).toEqual([]);
    await readOnly('off');
    await reconnect();
    expect(await store.tables.append(write('t', 0))).toBe('ok');
  });
});

describe('messages to others', () => {
  it('are packed into as few texts as they fit in', () => {
    const texts = upTo(299).map((n) => `{"type":"table","table":"ż${n}"}`);
    const packs = packed(texts);
    expect(packs.join(',')).toBe(texts.join(','));
    expect(packs.length).toBe(2);
    for (const pack of packs) expect(Buffer.byteLength(pack)).toBeLessThan(8_000 - 100);
    expect(packed([])).toEqual([]);
  });
});
