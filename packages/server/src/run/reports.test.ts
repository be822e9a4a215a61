import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { SCHEMA_VERSION, versionOf } from '../store/migrations.js';
import { openStore } from '../store/open.js';
import type { NewRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { addUser } from '../store/testing/rows.js';
import { closing, describePostgres, quiet, temporaryFolder, tidy } from '../store/testing/stores.js';
import { runCommand } from './command.js';

type Env = Readonly<Record<string, string>>;

async function run(env: Env, ...args: readonly string[]) {
  const lines: string[] = [];
  const given = { CLIENT_DIR: 'none', LOG_LEVEL: 'silent', ORIGIN: 'https://polder.test', ...env };
  const out = (line: string) => lines.push(line);
  const code = await runCommand(['reports', ...args], given, { out, err: out });
  return { code, text: lines.join('\n'), lines };
}

const NOON = Date.UTC(2026, 4, 1, 12);

async function addReport(store: Store, id: string, more: Partial<NewRow<'reports'>> = {}): Promise<void> {
  await addUser(store, 'ann-id', { name: 'Ann' });
  await addUser(store, 'bob-id', { name: 'Bob' });
  const people = { reporter_id: 'ann-id', user_id: 'bob-id', table_id: 'table-one' };
  await store.db
    .insertInto('reports')
    .values({ id, ...people, reason: 'chat', text: 'He was rude.', created_at: NOON, ...more })
    .execute();
}

/** Reports in a folder, and nobody who runs there. */
async function folderWith(...reports: readonly Partial<NewRow<'reports'>>[]): Promise<Env> {
  const data = temporaryFolder();
  const store = await openStore({ data, databaseUrl: undefined }, quiet);
  for (const [i, report] of reports.entries()) await addReport(store, `report-${i}`, report);
  await store.close();
  return { DATA_DIR: data };
}

describe('reports', () => {
  afterEach(tidy);

  it('say who has reported whom, when, at which table and why, oldest first', async () => {
    const env = await folderWith(
      { created_at: NOON + 60_000, table_id: null, text: 'Again.\nAnd more.' },
      {},
    );
    const { code, lines } = await run(env);
    expect(code).toBe(0);
    expect(lines).toEqual([
      [
        '2026-05-01 12:00 UTC  chat  report-1',
        '  about  Bob (bob-id)',
        '  by     Ann (ann-id)',
        '  table  https://polder.test/#/table/table-one',
        '  | He was rude.\n',
      ].join('\n'),
      [
        '2026-05-01 12:01 UTC  chat  report-0',
        '  about  Bob (bob-id)',
        '  by     Ann (ann-id)',
        '  | Again.',
        '  | And more.\n',
      ].join('\n'),
    ]);
  });

  it('are read then: shown once, unless all are asked for', async () => {
    const env = await folderWith({});
    expect((await run(env)).text).toContain('report-0');
    expect(await run(env)).toMatchObject({ code: 0, text: 'There are no new reports.' });
    expect((await run(env, '--all')).text).toMatch(/report-0 {2}read \d{4}-/);
  });

  it('stay new if they are to be kept', async () => {
    const env = await folderWith({});
    for (let i = 0; i < 2; i++) expect((await run(env, '--keep')).text).toContain('report-0');
  });

  it('are there as JSON, one a line', async () => {
    const env = await folderWith({}, { table_id: null });
    const { lines } = await run(env, '--json', '--keep');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        ...{ id: 'report-0', at: NOON, reason: 'chat', text: 'He was rude.', readAt: null },
        by: { id: 'ann-id', name: 'Ann' },
        about: { id: 'bob-id', name: 'Bob' },
        table: { id: 'table-one', url: 'https://polder.test/#/table/table-one' },
      },
      expect.objectContaining({ id: 'report-1', table: null }),
    ]);
    await run(env);
    expect((await run(env, '--json')).lines).toEqual([]);
  });

  it('do nothing to the terminal that they are shown in, whatever is written there', async () => {
    const text = 'a\u001b]0;title\u0007b\u009b2Jc\u007f\u202ed\u200be\u2028f\rg\t\u{e0041}h\ud800 żółw';
    const env = await folderWith({ text, user_id: 'x\u001b[2J', table_id: 'y\u009b' });
    for (const args of [['--keep'], ['--keep', '--json']]) {
      const shown = (await run(env, ...args)).text;
      expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(shown).toContain('żółw');
    }
    expect((await run(env, '--keep')).text).toContain('a\\u{1b}]0;title\\u{7}b\\u{9b}2Jc');
    const [line] = (await run(env, '--keep', '--json')).lines;
    // SQLite keeps no half characters.
    expect(JSON.parse(line).text.replace('\ufffd', '\ud800')).toBe(text);
  });

  it('are kept when those whom they are about are gone', async () => {
    const env = await folderWith({ user_id: 'nobody', reporter_id: 'gone-id' });
    const { text } = await run(env);
    expect(text).toContain('about  (deleted) (nobody)');
    expect(text).toContain('by     (deleted) (gone-id)');
  });

  it('can be read and marked while a server runs', async () => {
    const data = temporaryFolder();
    const store = closing(await openStore({ data, databaseUrl: undefined }, quiet));
    await addReport(store, 'report-0');
    expect((await run({ DATA_DIR: data })).text).toContain('report-0');
    const { read_at } = await store.db.selectFrom('reports').select('read_at').executeTakeFirstOrThrow();
    expect(read_at).toBeGreaterThan(NOON);
    // The server goes on.
    await addReport(store, 'report-1');
    expect((await run({ DATA_DIR: data })).text).toContain('report-1');
    await store.check();
  });

  it('of a server of another version are left alone', async () => {
    const data = temporaryFolder();
    const store = closing(await openStore({ data, databaseUrl: undefined }, quiet));
    await addReport(store, 'report-0');
    await sql`delete from migrations where number > 1`.execute(store.db);
    expect(await run({ DATA_DIR: data })).toMatchObject({
      code: 1,
      text: expect.stringContaining('another version'),
    });
  });

  it('of another version are left alone also if no server runs', async () => {
    const data = temporaryFolder();
    const store = await openStore({ data, databaseUrl: undefined }, quiet);
    await addReport(store, 'report-0');
    await sql`delete from migrations where number = ${SCHEMA_VERSION}`.execute(store.db);
    await store.close();
    for (let i = 0; i < 2; i++)
      expect(await run({ DATA_DIR: data })).toMatchObject({
        code: 1,
        text: expect.stringContaining('another version'),
      });
  });

  it('make no database where there is none', async () => {
    const data = temporaryFolder();
    expect(await run({ DATA_DIR: data })).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no database'),
    });
    expect(existsSync(join(data, 'polder.db'))).toBe(false);
  });

  it('are not asked for by anything else', async () => {
    const env = await folderWith({});
    for (const wrong of ['--jso', 'all', '-a'])
      expect(await run(env, wrong)).toMatchObject({
        code: 1,
        text: expect.stringContaining('polder-server reports [--json] [--all] [--keep]'),
      });
    expect((await run(env)).text).toContain('report-0');
  });
});

describePostgres('reports on PostgreSQL', (createDatabase) => {
  it('are shown and marked while servers run', async () => {
    const databaseUrl = await createDatabase();
    const store = closing(await openStore({ data: '', databaseUrl }, quiet));
    for (let i = 0; i < 3; i++) await addReport(store, `report-${i}`, { created_at: NOON + i });
    const env = { DATABASE_URL: databaseUrl };
    const { code, lines } = await run(env, '--json');
    expect(code).toBe(0);
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['report-0', 'report-1', 'report-2']);
    expect((await run(env)).text).toBe('There are no new reports.');
  });

  it('of servers of another version are left alone, and so is their database', async () => {
    const databaseUrl = await createDatabase();
    const store = closing(await openStore({ data: '', databaseUrl }, quiet));
    await addReport(store, 'report-0');
    await sql`delete from migrations where number = ${SCHEMA_VERSION}`.execute(store.db);
    expect(await run({ DATABASE_URL: databaseUrl })).toMatchObject({
      code: 1,
      text: expect.stringContaining('another version'),
    });
    expect(await versionOf(store.db)).toBe(SCHEMA_VERSION - 1);
  });

  it('make nothing in a database that is empty', async () => {
    const databaseUrl = await createDatabase();
    for (let i = 0; i < 2; i++)
      expect(await run({ DATABASE_URL: databaseUrl })).toMatchObject({
        code: 1,
        text: expect.stringContaining('nothing in this database'),
      });
  });
});
