import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client as Postgres } from 'pg';
import { afterEach, describe, expect, it, type TestContext } from 'vitest';
import { Answered, join, type Player } from '../run/testing/player.js';
import type { ServerProcess } from '../run/testing/process.js';
import { isOver } from '../testing/seen.js';
import type { Command } from '../wire/commands.js';
import type { Refusal } from '../wire/messages.js';
import { type Client, openClient } from './testing/client.js';
import { forbidFiles, ownerOf, readOnlyCopy, smallDisk, unmountAll } from './testing/disk.js';
import {
  type Database,
  describePostgresDatabases,
  newSqlite,
  openDatabase,
  stop,
  useServers,
} from './testing/servers.js';
import { expectKept, expectSame, expectSingle, expectWhole, readStored } from './testing/truth.js';
import { begin } from './testing/village.js';

const servers = useServers();
afterEach(unmountAll);

/** What a test breaks and puts right again, under a server that runs. */
interface Fault {
  /** Only what needs new room fails: small things may still find some in what there is. */
  readonly mild?: boolean;
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
}

const TROUBLE = { code: 'trouble', message: expect.stringContaining('Nothing was kept') };

async function refusalOf(asked: Promise<unknown>): Promise<{ status: number; refusal: Refusal }> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof Answered)) throw error;
    return { status: error.status, ...(JSON.parse(error.body) as { refusal: Refusal }) };
  }
  throw new Error('It was not refused.');
}

const ready = async ({ url }: ServerProcess): Promise<unknown> => {
  const answer = await fetch(`${url}/ready`);
  return { status: answer.status, ...((await answer.json()) as object) };
};

/** A choice that whoever is asked could make. */
function choiceOf(clients: readonly Client[]): { readonly by: number; readonly command: Command } {
  const by = clients.findIndex(({ seen }) => seen.status.decision !== null);
  const { seen, table } = clients[by];
  const { decision } = seen.status;
  if (!decision) throw new Error('Nothing is asked.');
  const action = { type: 'choose' as const, decision: decision.id, keys: [decision.options[0].key] };
  return { by, command: { id: randomBytes(12).toString('hex'), table, seq: seen.seq, action } };
}

interface RefusedChoice {
  readonly by: number;
  readonly command: Command;
  readonly seen: Client['seen'];
}

/**
 * Whoever plays on is refused at last, and knows why. A disk that had no room for a bot's whole turn may have some for
 * a single choice: then it goes on.
 */
async function playUntilRefused(clients: readonly Client[]): Promise<RefusedChoice> {
  for (let tries = 0; tries < 30; tries++) {
    const stuck = Promise.race(clients.map((client) => refused(client)));
    for (const client of clients) client.play();
    expect(await stuck).toEqual(TROUBLE);
    await Promise.all(clients.map((client) => client.rest()));
    const [{ seen }] = clients;
    await Promise.all(clients.map((client) => client.until(({ seq }) => seq === seen.seq)));
    const { by, command } = choiceOf(clients);
    const outcome = await clients[by].ask(command.action, command);
    if (outcome.ok) continue;
    expect(outcome).toEqual({ ok: false, refusal: TROUBLE });
    return { by, command, seen };
  }
  throw new Error('Nothing was refused for good.');
}

async function suffer(database: Database, server: ServerProcess, fault: Fault): Promise<void> {
  const url = (): string => server.url;
  const people = [await join(url, 'Ann'), await join(url, 'Bob'), await join(url, 'Cleo')];
  const table = await begin(people.slice(0, 2), { game: 'duel', players: 2 });
  const clients = people
    .slice(0, 2)
    .map((player, i) => openClient({ player, table, url, seed: `full/${i}` }));
  // Bots go on by themselves.
  const bots = await begin([people[2]], { game: 'valley', players: 4 });
  const alone = openClient({ player: people[2], table: bots, url, seed: 'full' });
  const all = [...clients, alone];
  await Promise.all(all.map((client) => client.connect()));
  await alone.ask({ type: 'leave' });
  for (const client of clients) client.play();
  await Promise.all(clients.map((client) => client.until(({ seq }) => seq >= 5)));
  await Promise.all(clients.map((client) => client.rest()));
  await alone.until(({ seq }) => seq >= 5);
  expect(await ready(server)).toEqual({ status: 200, ok: true });

  await fault.begin();
  const { by, command, seen } = await playUntilRefused(clients);
  const path = `/api/tables/${table}/commands`;
  expect(await refusalOf(people[by].ask('POST', path, command))).toEqual({ status: 503, refusal: TROUBLE });
  if (!fault.mild) {
    const guest = { name: 'Dora', locale: 'en' };
    expect(await refusalOf(nobody(server).ask('POST', '/api/guest', guest))).toMatchObject({
      status: 503,
      refusal: { code: 'trouble' },
    });
    await expect
      .poll(() => ready(server), { timeout: 10_000 })
      .toEqual({ status: 503, ok: false, why: 'database' });
  }
  // What is there can be read, by those who were there and by those who come now.
  expect((await people[by].sync(table)).status.seq).toBe(seen.seq);
  const late = openClient({ player: people[by], table, url, seed: 'late' });
  await late.connect();
  expect(late.seen.seq).toBe(seen.seq);
  late.drop();
  expect((await fetch(`${server.url}/health`)).status).toBe(200);

  const went = alone.seen.seq;
  await fault.end();
  await expect.poll(() => ready(server), { timeout: 30_000 }).toEqual({ status: 200, ok: true });
  // The same command again, as a client does: now it is done.
  expect(await clients[by].ask(command.action, command)).toEqual({ ok: true, seq: command.seq + 1 });
  for (const client of clients) client.play();
  await Promise.all(clients.map((client) => client.until(({ seq }) => seq >= command.seq + 6)));
  await alone.until((seen) => seen.seq >= went + 5 || (seen.seq > went && isOver(seen)));
  await Promise.all(all.map((client) => client.rest()));
  // Bots play until somebody is asked who does not answer: then all is told that is written.
  if (!isOver(alone.seen)) await alone.ask({ type: 'return' });
  await alone.until((now) => now.status.decision !== null || isOver(now));
  await compare(database, server, all);
}

async function compare(database: Database, server: ServerProcess, clients: readonly Client[]): Promise<void> {
  expect(await stop(server)).toBe(0);
  await Promise.all(clients.map(({ gone }) => gone));
  const store = await openDatabase(database);
  if (database.kind === 'sqlite')
    expect((await sql`pragma integrity_check`.execute(store.db)).rows).toEqual([{ integrity_check: 'ok' }]);
  for (const client of clients) {
    const stored = await readStored(store, client.table);
    await expectWhole(store, client.table, stored);
    expectSingle(stored);
    expectKept(stored, client);
    expectSame(stored, client);
  }
  await store.close();
  // Nothing that nobody foresaw.
  expect(server.output()).not.toContain('"level":60');
}

/** What somebody who plays on is refused. */
const refused = (client: Client): Promise<Refusal> =>
  new Promise((resolve) => {
    const end = client.hear((message) => {
      if (message.type !== 'done' || message.outcome.ok || message.outcome.refusal.code === 'stale') return;
      end();
      resolve(message.outcome.refusal);
    });
  });

/** Somebody without an account. */
function nobody({ url }: ServerProcess): Pick<Player, 'ask'> {
  return {
    async ask(method, path, body) {
      const headers = { origin: url, 'content-type': 'application/json' };
      const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body ?? {}) });
      if (!answer.ok) throw new Answered(answer.status, await answer.text());
      return (await answer.json()) as never;
    },
  };
}

describe('A server on SQLite', () => {
  it('whose disk is full says so, lets everything be read, and goes on once there is space', async (test) => {
    const disk = smallDisk(test, 12_000);
    const database: Database = { kind: 'sqlite', data: disk.folder, databaseUrl: undefined };
    const server = await servers.start(database);
    await suffer(database, server, { begin: disk.fill, end: disk.empty });
  });

  it('that may not write any more does the same', async (test) => {
    const database = newSqlite();
    const server = await servers.start(database);
    let allow = (): void => {};
    await suffer(database, server, {
      begin() {
        allow = forbidFiles(test, server.child.pid);
      },
      end: () => allow(),
    });
  });

  it('does not start on a disk that is read-only, and says why', async (test) => {
    const { folder } = smallDisk(test, 4_000);
    const env = { DATA_DIR: readOnlyCopy(folder), PORT: '0' };
    const { code, output } = await servers.program.run([], env);
    expect(code).toBe(1);
    expect(output).toMatch(/The database can't do its work: .*(read-?only|unable to open)/i);
    expect(output).not.toMatch(/\n\s+at /);
  });
});

async function asPostgres<T>(url: string, work: (client: Postgres) => Promise<T>): Promise<T> {
  const client = new Postgres({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Of any database of the cluster. */
const postgresOf = (url: string): string => url.replace(/[^/]+$/, 'postgres');

describePostgresDatabases('A server on PostgreSQL', (create) => {
  it('that has become read-only says so, lets everything be read, and goes on once it may', async () => {
    const database = await create();
    const url = database.databaseUrl ?? '';
    const name = url.split('/').at(-1) ?? '';
    const server = await servers.start(database);
    /** For all connections from now on, and none of before is left: so it is after a failover. */
    const setReadOnly = (readOnly: 'on' | 'off') => () =>
      asPostgres(postgresOf(url), async (client) => {
        await client.query(`alter database ${name} set default_transaction_read_only = ${readOnly}`);
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          name,
        ]);
      });
    await suffer(database, server, { begin: setReadOnly('on'), end: setReadOnly('off') });
  });

  it('whose disk is full does the same', async (test: TestContext) => {
    const admin = postgresOf((await create()).databaseUrl ?? '');
    await asPostgres(admin, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const disk = smallDisk(test, 16_000, ownerOf(rows[0].pid));
      await client.query(`create tablespace small location '${disk.folder}'`);
      await client.query('create database small tablespace small');
      const databaseUrl = admin.replace(/[^/]+$/, 'small');
      const database: Database = { kind: 'postgres', data: '', databaseUrl };
      const server = await servers.start(database);
      await suffer(database, server, { mild: true, begin: disk.fill, end: disk.empty });
      await client.query('drop database small with (force)');
      await client.query('drop tablespace small');
    });
  });
});
