import { execFileSync } from 'node:child_process';
import { copyFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, type TestContext } from 'vitest';
import { DataInUse } from './data-lock.js';
import { openStore } from './open.js';
import { type Store, StoreTrouble } from './store.js';
import { record, stored, upTo, write } from './testing/records.js';
import { addTable } from './testing/rows.js';
import { closing, quiet, temporaryFolder, tidy } from './testing/stores.js';

const mounted: string[] = [];

afterEach(async () => {
  for (const folder of mounted.splice(0).reverse()) execFileSync('umount', ['--lazy', folder]);
  await tidy();
});

const openIn = (data: string): Promise<Store> => openStore({ data, databaseUrl: undefined }, quiet);

/** A disk of its own, of so many kB; skips the test where none can be made. */
function smallDisk(test: TestContext, size: number): string {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}k`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    test.skip('no file system can be mounted here');
  }
  mounted.push(folder);
  return folder;
}

/** Writes large records one after the other until it can't; the number of the last one that was kept. */
async function fill(store: Store, table: string, from = 0): Promise<number> {
  for (let seq = from; seq < from + 5_000; seq++) {
    const records = [record(seq, 'large', { chance: ['x'.repeat(2_000)] })];
    try {
      expect(await store.tables.append({ table, records })).toBe('ok');
    } catch (error) {
      expect(error).toBeInstanceOf(StoreTrouble);
      return seq - 1;
    }
  }
  throw new Error('It was never full.');
}

const integrity = async (store: Store): Promise<unknown> =>
  (await sql`pragma integrity_check`.execute(store.db)).rows;

describe('the folder of SQLite', () => {
  it('is made, for its owner only', async () => {
    const data = join(temporaryFolder(), 'new', 'data');
    closing(await openIn(data));
    expect(statSync(data).mode & 0o777).toBe(0o700);
    for (const name of ['polder.db', 'polder.db-wal']) {
      expect(statSync(join(data, name)).mode & 0o777).toBe(0o600);
    }
  });

  it('is for one server at a time', async () => {
    const data = temporaryFolder();
    const first = closing(await openIn(data));
    await addTable(first, 't');
    await expect(openIn(data)).rejects.toThrow(DataInUse);
    await expect(openIn(data)).rejects.toThrow(`process ${process.pid} on`);
    // The first one has not noticed.
    expect(await first.tables.append(write('t', 0))).toBe('ok');
    await first.close();
    const second = closing(await openIn(data));
    expect(await stored(second, 't')).toEqual({ seq: 0, records: [0] });
    // Closing twice does not take the lock from somebody else.
    await first.close();
    await expect(openIn(data)).rejects.toThrow(DataInUse);
  });

  it('does not mind what a dead process has left in it', async () => {
    const data = temporaryFolder();
    writeFileSync(join(data, 'polder.lock'), '');
    writeFileSync(join(data, 'polder.pid'), `${process.ppid} on elsewhere\n`);
    closing(await openIn(data));
  });

  it('has everything in one file after closing', async () => {
    const data = temporaryFolder();
    const store = await openIn(data);
    await addTable(store, 't');
    await store.tables.append(write('t', 0));
    expect(await stored(store, 't')).toEqual({ seq: 0, records: [0] });
    await store.close();
    const other = temporaryFolder();
    copyFileSync(join(data, 'polder.db'), join(other, 'polder.db'));
    expect(await stored(closing(await openIn(other)), 't')).toEqual({ seq: 0, records: [0] });
  });

  it('with something else in the place of the database is trouble', async () => {
    const data = temporaryFolder();
    const text = 'This is a shopping list. '.repeat(100);
    writeFileSync(join(data, 'polder.db'), text);
    await expect(openIn(data)).rejects.toThrow(StoreTrouble);
    expect(statSync(join(data, 'polder.db')).size).toBe(text.length);
    await expect(openIn(data)).rejects.toThrow(StoreTrouble);
  });
});

describe('SQLite without space', () => {
  it('keeps nothing of what it refuses, and goes on once there is space', async () => {
    const store = closing(await openIn(temporaryFolder()));
    await addTable(store, 't');
    await addTable(store, 'u');
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    const limit = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(store.db);
    await limit(pages.rows[0].page_count + 10);
    const last = await fill(store, 't');
    expect(last).toBeGreaterThan(5);
    const chance = ['x'.repeat(20_000)];
    const both = await Promise.allSettled(
      ['t', 'u'].map((table) =>
        store.tables.append({ table, records: [record(table === 't' ? last + 1 : 0, 'k', { chance })] }),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const many = Array.from({ length: 500 }, (_, n) => ({ name: `name ${n}`, value: 'x'.repeat(100) }));
    await expect(store.db.insertInto('secrets').values(many).execute()).rejects.toThrow(StoreTrouble);
    expect(await stored(store, 't')).toEqual({ seq: last, records: upTo(last) });
    expect(await stored(store, 'u')).toEqual({ seq: -1, records: [] });

    await limit(1_000_000);
    expect(await store.tables.append(write('t', last + 1))).toBe('ok');
    expect(await store.tables.append(write('u', 0))).toBe('ok');
    expect(await integrity(store)).toEqual([{ integrity_check: 'ok' }]);
  });

  it('on a disk that is really full does the same', async (test) => {
    const data = smallDisk(test, 2_000);
    const store = closing(await openIn(data));
    await addTable(store, 't');
    const last = await fill(store, 't');
    expect(last).toBeGreaterThan(20);
    // What is small may still find a place in what there is; it is kept or refused, never half.
    const records = [record(last + 1, 'large', { chance: ['x'.repeat(500_000)] })];
    await expect(store.tables.append({ table: 't', records })).rejects.toThrow(StoreTrouble);
    expect(await stored(store, 't')).toEqual({ seq: last, records: upTo(last) });
    execFileSync('mount', ['-o', 'remount,size=20m', data]);
    await store.check();
    expect(await store.tables.append(write('t', last + 1))).toBe('ok');
    expect(await integrity(store)).toEqual([{ integrity_check: 'ok' }]);
    await store.close();
    const again = closing(await openIn(data));
    expect(await stored(again, 't')).toEqual({ seq: last + 1, records: upTo(last + 1) });
  });
});

describe('SQLite that may not write', () => {
  it('says so, lets everything be read, and goes on once it may', async () => {
    const store = closing(await openIn(temporaryFolder()));
    await addTable(store, 't');
    await store.tables.append(write('t', 0));
    await sql`pragma query_only = on`.execute(store.db);
    await expect(store.tables.append(write('t', 1))).rejects.toThrow(StoreTrouble);
    await expect(store.check()).rejects.toThrow(StoreTrouble);
    await expect(addTable(store, 'u')).rejects.toThrow(StoreTrouble);
    expect(await stored(store, 't')).toEqual({ seq: 0, records: [0] });
    await sql`pragma query_only = off`.execute(store.db);
    await store.check();
    expect(await store.tables.append(write('t', 1))).toBe('ok');
  });

  it('because its disk is read-only does not start, and harms nothing', async (test) => {
    const data = smallDisk(test, 4_000);
    const store = await openIn(data);
    await addTable(store, 't');
    await store.tables.append(write('t', 0));
    await store.close();
    const readOnly = temporaryFolder();
    execFileSync('mount', ['--bind', data, readOnly]);
    mounted.push(readOnly);
    execFileSync('mount', ['-o', 'remount,bind,ro', readOnly]);
    await expect(openIn(readOnly)).rejects.toThrow(StoreTrouble);
    const again = closing(await openIn(data));
    expect(await stored(again, 't')).toEqual({ seq: 0, records: [0] });
  });
});

describe('the indices', () => {
  it.each([
    [
      'tables of a user',
      'select * from seats join tables on tables.id = seats.table_id where seats.user_id = ?',
    ],
    ['where a user is waited for', 'select * from seats where user_id = ? and waiting = ?'],
    ['tables whose time is up', 'select * from tables where due_at <= ?'],
    ['tables where a bot is to choose', 'select * from tables where bot_due = ? and status = ?'],
    ['records of a table', 'select * from records where table_id = ? and seq > ? order by seq'],
    ['messages of a table', 'select * from messages where table_id = ? and id > ? order by id'],
    ['sessions of a user', 'select * from sessions where user_id = ?'],
    ['a session by its token', 'select * from sessions where token_hash = ?'],
    ['what has expired', 'delete from links where expires_at <= ?'],
    ['notices that are due', 'select * from outbox where due_at <= ? order by due_at'],
    ['an account by its address', 'select * from users where email = ?'],
    ['who has blocked somebody', 'select * from blocks where blocked_id = ?'],
  ])('serve %s', async (_, query) => {
    const store = closing(await openIn(temporaryFolder()));
    const plan = await sql<{
      detail: string;
    }>`explain query plan ${sql.raw(query.replaceAll('?', '1'))}`.execute(store.db);
    for (const { detail } of plan.rows) expect(detail).not.toMatch(/^SCAN/);
  });
});
