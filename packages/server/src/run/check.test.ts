import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { SCHEMA_VERSION, versionOf } from '../store/migrations.js';
import { openAsItIs, openStore } from '../store/open.js';
import type { Db } from '../store/schema.js';
import { addUser } from '../store/testing/rows.js';
import { closing, describePostgres, quiet, temporaryFolder, tidy } from '../store/testing/stores.js';
import { runCommand } from './command.js';

async function check(env: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const out = (line: string) => lines.push(line);
  const given = { CLIENT_DIR: 'none', LOG_LEVEL: 'silent', ...env };
  const code = await runCommand(['check'], given, { out, err: out });
  return { code, text: lines.join('\n') };
}

const says = (code: number, text: string) => ({ code, text: expect.stringContaining(text) });

const openIn = (data: string) => openStore({ data, databaseUrl: undefined }, quiet);

/** As an older or a newer program would have left it, as far as its number says. */
const setVersion = async (db: Db, version: number): Promise<void> => {
  await sql`delete from migrations where number > ${version}`.execute(db);
  if (version > SCHEMA_VERSION)
    await sql`insert into migrations (number, name, at) values (${version}, 'later', 0)`.execute(db);
};

async function versionIn(settings: Parameters<typeof openAsItIs>[0]): Promise<number> {
  const db = await openAsItIs(settings);
  if (!db) throw new Error('There is no database.');
  return versionOf(db).finally(() => db.destroy());
}

describe('check', () => {
  afterEach(tidy);

  it('says what is wrong with the settings', async () => {
    expect(await check({ PORT: 'x' })).toMatchObject(says(1, 'PORT must'));
  });

  it('makes no database where there is none', async () => {
    const folder = temporaryFolder();
    for (const data of [folder, join(folder, 'new', 'er')])
      expect(await check({ DATA_DIR: data })).toMatchObject(says(0, 'it will be made at the next start'));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('finds a folder that can not be one', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    for (const data of [file, join(file, 'data')])
      expect(await check({ DATA_DIR: data })).toMatchObject(says(1, 'is not a folder'));
  });

  it('finds a file that is no database', async () => {
    const data = temporaryFolder();
    writeFileSync(join(data, 'polder.db'), 'this is no database, however long one looks at it'.repeat(20));
    expect((await check({ DATA_DIR: data })).code).toBe(1);
  });

  it('says that a database is up to date, and leaves every byte of it', async () => {
    const data = temporaryFolder();
    await (await openIn(data)).close();
    const before = [readdirSync(data), readFileSync(join(data, 'polder.db'))];
    const { code, text } = await check({ DATA_DIR: data });
    expect([code, text]).toEqual([0, expect.stringContaining('can be read and written.\nIt is up to date.')]);
    expect(text).not.toContain('running server');
    expect([readdirSync(data), readFileSync(join(data, 'polder.db'))]).toEqual(before);
  });

  it('says what the next start will change, and leaves it to that', async () => {
    const data = temporaryFolder();
    const store = await openIn(data);
    await addUser(store, 'ann');
    await setVersion(store.db, SCHEMA_VERSION - 1);
    expect(await check({ DATA_DIR: data })).toMatchObject(says(0, 'It is used by a running server.'));
    await setVersion(store.db, SCHEMA_VERSION - 2);
    await store.close();
    const old = `2 changes of the database will be made at the next start`;
    for (let i = 0; i < 2; i++) expect(await check({ DATA_DIR: data })).toMatchObject(says(0, old));
    expect(await versionIn({ data, databaseUrl: undefined })).toBe(SCHEMA_VERSION - 2);
    expect(existsSync(join(data, 'polder.pid'))).toBe(false);
    expect(readFileSync(join(data, 'polder.db')).includes('ann')).toBe(true);
  });

  it('refuses a newer database', async () => {
    const data = temporaryFolder();
    const store = await openIn(data);
    await setVersion(store.db, SCHEMA_VERSION + 1);
    await store.close();
    expect(await check({ DATA_DIR: data })).toMatchObject(says(1, 'a newer program'));
  });
});

describePostgres('check on PostgreSQL', (createDatabase) => {
  it('makes nothing in a database that is empty', async () => {
    const databaseUrl = await createDatabase();
    for (let i = 0; i < 2; i++)
      expect(await check({ DATABASE_URL: databaseUrl })).toMatchObject(
        says(0, 'its tables will be made at the next start'),
      );
    expect(await versionIn({ data: '', databaseUrl })).toBe(0);
  });

  it('says what the next start will change, under servers that go on', async () => {
    const databaseUrl = await createDatabase();
    const store = closing(await openStore({ data: '', databaseUrl }, quiet));
    expect(await check({ DATABASE_URL: databaseUrl })).toMatchObject(says(0, 'It is up to date.'));
    await setVersion(store.db, SCHEMA_VERSION - 1);
    expect(await check({ DATABASE_URL: databaseUrl })).toMatchObject(
      says(
        0,
        'One change of the database will be made at the next start: servers of the version before may go on',
      ),
    );
    expect(await versionOf(store.db)).toBe(SCHEMA_VERSION - 1);
    await store.check();
  });

  it('finds a user who may not make tables', async () => {
    const databaseUrl = await createDatabase();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("create role reader login password 'reader'");
    await client.end();
    const url = new URL(databaseUrl);
    url.username = 'reader';
    url.password = 'reader';
    expect(await check({ DATABASE_URL: url.href })).toMatchObject(says(1, 'may not make tables'));
  });

  it('says that a server is not there', async () => {
    const url = new URL(await createDatabase());
    url.port = '1';
    expect((await check({ DATABASE_URL: url.href })).code).toBe(1);
  });
});
