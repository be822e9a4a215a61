import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadBackup, backupSqlite, DATABASE_FILE, restore } from './backup.js';
import { DataInUse } from './data-lock.js';
import { NewerDatabase } from './migrations.js';
import { openStore } from './open.js';
import type { Store } from './store.js';
import { stored, upTo, write } from './testing/records.js';
import { addTable, addUser } from './testing/rows.js';
import { closing, quiet, temporaryFolder, tidy } from './testing/stores.js';

afterEach(tidy);

const openIn = async (data: string): Promise<Store> =>
  closing(await openStore({ data, databaseUrl: undefined }, quiet));

/** A store with somebody of this name in it, closed again. */
async function storeOf(name: string, data = temporaryFolder()): Promise<string> {
  const store = await openIn(data);
  await addUser(store, name);
  await store.close();
  return data;
}

async function backupOf(name: string): Promise<string> {
  const file = join(temporaryFolder(), `${name}.backup`);
  await backupSqlite(join(await storeOf(name), 'polder.db'), file);
  return file;
}

const people = async (data: string): Promise<readonly string[]> => {
  const store = await openIn(data);
  const rows = await store.db.selectFrom('users').select('id').execute();
  await store.close();
  return rows.map(({ id }) => id);
};

describe('a backup', () => {
  it('made while choices are written is whole, and has all that were kept before it began', async () => {
    const running = temporaryFolder();
    const store = await openIn(running);
    const tables = upTo(9).map((n) => `t${n}`);
    for (const table of tables) await addTable(store, table);
    const file = join(temporaryFolder(), 'copy');
    let making = true;
    const kept = new Map<string, number>();
    const writing = tables.map(async (table) => {
      for (let seq = 0; making || seq < 20; seq++) {
        expect(await store.tables.append(write(table, seq))).toBe('ok');
        kept.set(table, seq);
      }
    });
    while (kept.size < tables.length) await new Promise((resolve) => setImmediate(resolve));
    const before = new Map(kept);
    await backupSqlite(join(running, DATABASE_FILE), file);
    making = false;
    await Promise.all(writing);

    const data = temporaryFolder();
    await restore(file, data);
    const copy = await openIn(data);
    for (const table of tables) {
      const { seq, records } = await stored(copy, table);
      expect(records).toEqual(upTo(seq));
      expect(seq).toBeGreaterThanOrEqual(before.get(table) ?? 0);
      expect(await copy.tables.append(write(table, seq + 1))).toBe('ok');
    }
  });

  it('can be made of a database that no server has open', async () => {
    const file = await backupOf('ann');
    const data = temporaryFolder();
    await restore(file, data);
    expect(await people(data)).toEqual(['ann']);
  });

  it('overwrites nothing, and leaves nothing behind when it fails', async () => {
    const running = temporaryFolder();
    await openIn(running);
    const backup = (to: string) => backupSqlite(join(running, DATABASE_FILE), to);
    const folder = temporaryFolder();
    const file = join(folder, "it's mine");
    writeFileSync(file, 'precious');
    await expect(backup(file)).rejects.toThrow(BadBackup);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await expect(backup(join(folder, 'none', 'copy'))).rejects.toThrow();
    await expect(backupSqlite(join(folder, 'none.db'), join(folder, 'copy'))).rejects.toThrow(BadBackup);
    expect(readdirSync(folder)).toEqual(["it's mine"]);
    await backup(join(folder, "it's new"));
    expect(existsSync(join(folder, "it's new"))).toBe(true);
  });
});

describe('whatever may be read by everybody elsewhere', () => {
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  let usual = 0;
  beforeEach(() => {
    usual = process.umask(0);
  });
  afterEach(() => void process.umask(usual));

  it('is for its owner alone: the folder, all files in it, a backup from its first byte on', async () => {
    const data = join(temporaryFolder(), 'data');
    const store = await openIn(data);
    await addUser(store, 'ann');
    expect(modeOf(data)).toBe('700');
    const files = readdirSync(data);
    expect(files).toEqual(expect.arrayContaining([DATABASE_FILE, `${DATABASE_FILE}-wal`, 'polder.lock']));
    for (const file of files) expect([file, modeOf(join(data, file))]).toEqual([file, '600']);

    const folder = temporaryFolder();
    const modes = new Set<string>();
    const watcher = watch(folder, (_, name) => {
      const path = join(folder, String(name));
      if (existsSync(path)) modes.add(modeOf(path));
    });
    await backupSqlite(join(data, DATABASE_FILE), join(folder, 'copy'));
    watcher.close();
    modes.add(modeOf(join(folder, 'copy')));
    expect([...modes]).toEqual(['600']);

    const other = join(temporaryFolder(), 'other');
    chmodSync(join(folder, 'copy'), 0o644);
    await restore(join(folder, 'copy'), other);
    expect([modeOf(other), modeOf(join(other, DATABASE_FILE))]).toEqual(['700', '600']);
  });
});

describe('restoring', () => {
  it('refuses to overwrite a database unless told', async () => {
    const file = await backupOf('ann');
    const data = await storeOf('bob');
    await expect(restore(file, data)).rejects.toThrow(BadBackup);
    expect(await people(data)).toEqual(['bob']);
    await restore(file, data, { overwrite: true });
    expect(await people(data)).toEqual(['ann']);
  });

  it('does not mix in what a killed server has left beside the old one', async () => {
    const file = await backupOf('ann');
    // As after a kill: what was written last is only in the companion.
    const running = temporaryFolder();
    const store = await openIn(running);
    await addUser(store, 'bob');
    const data = temporaryFolder();
    for (const name of ['polder.db', 'polder.db-wal', 'polder.db-shm']) {
      copyFileSync(join(running, name), join(data, name));
    }
    expect(statSync(join(data, 'polder.db-wal')).size).toBeGreaterThan(0);
    await restore(file, data, { overwrite: true });
    expect(readdirSync(data).filter((name) => name.includes('-'))).toEqual([]);
    expect(await people(data)).toEqual(['ann']);
  });

  it('replaces a database that is damaged', async () => {
    const file = await backupOf('ann');
    const data = temporaryFolder();
    writeFileSync(join(data, 'polder.db'), 'rubbish'.repeat(1000));
    writeFileSync(join(data, 'polder.db-wal'), 'rubbish');
    await restore(file, data, { overwrite: true });
    expect(await people(data)).toEqual(['ann']);
  });

  it('waits for no server: it refuses', async () => {
    const file = await backupOf('ann');
    const data = temporaryFolder();
    const store = await openIn(data);
    await addUser(store, 'bob');
    await expect(restore(file, data, { overwrite: true })).rejects.toThrow(DataInUse);
    expect(await store.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'bob' }]);
  });

  it.each([
    ['a text', (file: string) => writeFileSync(file, 'This is a shopping list.')],
    ['nothing', (file: string) => writeFileSync(file, '')],
    ['half a backup', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 20_000))],
    [
      'a damaged backup',
      (file: string) => writeFileSync(file, readFileSync(file).fill(0x41, 4096, 4096 * 20)),
    ],
    ['a database in use', (file: string) => writeFileSync(`${file}-wal`, 'x')],
  ])('refuses %s, and changes nothing', async (_, spoil) => {
    const file = await backupOf('ann');
    spoil(file);
    const data = await storeOf('bob');
    await expect(restore(file, data, { overwrite: true })).rejects.toThrow(BadBackup);
    expect(readdirSync(data).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await people(data)).toEqual(['bob']);
  });

  it('refuses a file that is not there, is of another program, or of a newer one', async () => {
    const data = await storeOf('bob');
    const other = await openIn(temporaryFolder());
    const file = join(temporaryFolder(), 'other');
    await sql`insert into migrations (number, name, at) values (999, 'from the future', 1)`.execute(other.db);
    await sql.raw(`vacuum into '${file}'`).execute(other.db);
    await expect(restore(file, data, { overwrite: true })).rejects.toThrow(NewerDatabase);
    await sql`drop table migrations`.execute(other.db);
    await sql.raw(`vacuum into '${file}.2'`).execute(other.db);
    await expect(restore(`${file}.2`, data, { overwrite: true })).rejects.toThrow(BadBackup);
    await expect(restore(`${file}.3`, data, { overwrite: true })).rejects.toThrow(BadBackup);
    expect(await people(data)).toEqual(['bob']);
  });
});
