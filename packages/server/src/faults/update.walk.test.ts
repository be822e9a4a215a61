import { below, seedRandom } from '@polder/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess, ServerProgram } from '../run/testing/process.js';
import { buildServer } from '../run/testing/process.js';
import type { Store } from '../store/store.js';
import { closing } from '../store/testing/stores.js';
import { isOver } from '../testing/seen.js';
import { buildBefore, whyNotBefore } from './testing/before.js';
import type { Client } from './testing/client.js';
import {
  type Database,
  describeDatabases,
  describePostgresDatabases,
  figure,
  kill,
  openDatabase,
  size,
  startOn,
  stop,
  useServers,
} from './testing/servers.js';
import { expectKept, expectSame, expectSingle, expectWhole, readStored } from './testing/truth.js';
import { inParallel, KINDS, type Kind, seatPeople } from './testing/village.js';

const servers = useServers();
const QUICK = { quick: 'faults/testing/quick-main.ts' };
const TABLES = size('FAULT_UPDATE_TABLES', 6);
const KILLS = size('FAULT_KILLS', 3);

/** Not those with bots: their rules are only known to the processes. */
const PEOPLE: readonly Kind[] = [
  { game: 'duel', players: 2, people: 2 },
  { game: 'valley', players: 2, people: 2 },
];

async function compare(store: Store, clients: readonly Client[]): Promise<void> {
  const stored = await readStored(store, clients[0].table);
  await expectWhole(store, clients[0].table, stored);
  expectSingle(stored);
  for (const client of clients) {
    expect(client.refusals).toEqual([]);
    expectKept(stored, client);
    expectSame(stored, client);
  }
}

const further = (tables: readonly (readonly Client[])[], records: number): Promise<unknown> => {
  const goal = tables.map(([{ seen }]) => seen.seq + records);
  return Promise.all(tables.map(([one], i) => one.until((seen) => seen.seq >= goal[i] || isOver(seen))));
};

/** Why a table is not shown; undefined: it is. */
async function reasonAt({ url }: ServerProcess, table: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/tables/${table}/sync`);
  return ((await answer.json()) as { refusal?: { reason?: string } }).refusal?.reason;
}

const lost = whyNotBefore();

describe.skipIf(lost !== undefined)(lost ? `An update (skipped: ${lost})` : 'An update', () => {
  let before: ServerProgram;
  beforeAll(async () => {
    before = await buildBefore(QUICK);
  });
  afterAll(() => before.remove());

  describePostgresDatabases('process by process', (create) => {
    it('players in the older and in the newer one finish whole games together', async () => {
      const database = await create();
      const older = await startOn(before, database);
      const began = performance.now();
      const seat = (kind: Kind, i: number, url: (person: number) => string) =>
        seatPeople(kind, { seed: `update/${i}`, url });
      const tables = [await seat(PEOPLE[0], 0, () => older.url), await seat(PEOPLE[1], 1, () => older.url)];
      for (const client of tables.flat()) client.play();
      await further(tables, 6);
      // The newer one changes the database under the other, which goes on.
      const newer = await servers.start(database);
      const store = closing(await openDatabase(database));
      // The older one does not have the newer rules of Valley: those games are begun there.
      for (const [i, kind] of [...PEOPLE, ...PEOPLE].entries()) {
        const inOlder = kind.game === 'valley' ? 0 : i % 2;
        tables.push(await seat(kind, 2 + i, (person) => (person === inOlder ? older : newer).url));
      }
      // With a bot, which thinks where its table is claimed.
      tables.push(await seat({ game: 'valley', players: 2, people: 1 }, 6, () => older.url));
      for (const client of tables.flat()) client.play();
      await Promise.all(tables.flat().map((client) => client.until(isOver)));
      await Promise.all(tables.flat().map((client) => client.rest()));
      expect(await stop(older)).toBe(0);
      expect(await stop(newer)).toBe(0);
      await Promise.all(tables.flat().map(({ gone }) => gone));
      for (const clients of tables) await compare(store, clients);
      const written = await store.db.selectFrom('records').select(['proof']).execute();
      const proven = written.filter(({ proof }) => proof !== null).length;
      expect(proven).toBeGreaterThan(100);
      expect(written.length - proven).toBeGreaterThan(100);
      figure(
        `update, process by process: ${tables.length} whole games in ${seconds(performance.now() - began)} s, ` +
          `${written.length - proven} records by the older and ${proven} by the newer version`,
      );
    });
  });

  describeDatabases('in which everything is killed', (create) => {
    it('loses nothing that was acknowledged', async () => {
      const database = await create();
      const random = seedRandom(`update/${database.kind}`);
      let server: ServerProcess = await startOn(before, database);
      const began = performance.now();
      const tables = await inParallel(TABLES, 4, (i) =>
        seatPeople(KINDS[i % KINDS.length], { seed: `${database.kind}/${i}`, url: () => server.url }),
      );
      const clients = tables.flat();
      for (const client of clients) client.play();
      await further(tables, 8);
      await kill(server);
      await Promise.all(clients.map(({ gone }) => gone));
      // The new one is killed while it starts, perhaps while it changes the database.
      for (let i = 0; i < KILLS; i++) {
        const starting = servers.start(database).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 100 + below(random, 900)));
        await servers.program.killAll();
        await starting;
      }
      server = await servers.start(database);
      await Promise.all(clients.map((client) => client.connect()));
      for (const client of clients) client.play();
      await further(tables, 12);
      await kill(server);
      await Promise.all(clients.map(({ gone }) => gone));
      server = await servers.start(database);
      await Promise.all(clients.map((client) => client.connect()));
      await further(tables, 12);
      await Promise.all(clients.map((client) => client.rest()));
      expect(await stop(server)).toBe(0);
      const store = closing(await openDatabase(database));
      for (const all of tables) await compare(store, all);
      const count = clients.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
      figure(
        `${database.kind}: an update of ${TABLES} running games with ${KILLS + 2} kills, ` +
          `${seconds(performance.now() - began)} s: ${count} commands acknowledged, none lost`,
      );
    });
  });
});

describeDatabases('Games over an update of the rules', (create) => {
  let later: ServerProgram;
  beforeAll(async () => {
    later = await buildServer(QUICK, 'packages/server/src/faults/testing/later-games.ts');
  });
  afterAll(() => later.remove());

  /** Some choices by today's program, which is then killed. */
  async function begun(database: Database) {
    let server = await servers.start(database);
    const url = (): string => server.url;
    const tables = await inParallel(TABLES, 4, (i) =>
      seatPeople(PEOPLE[i % PEOPLE.length], { seed: `rules/${database.kind}/${i}`, url }),
    );
    const clients = tables.flat();
    const play = async (records: number): Promise<void> => {
      for (const client of clients) client.play();
      await further(tables, records);
    };
    const end = async (): Promise<void> => {
      await kill(server);
      await Promise.all(clients.map(({ gone }) => gone));
    };
    await play(10);
    await end();
    return {
      ...{ tables, clients, play, end },
      async go(next: ServerProcess) {
        server = next;
        await Promise.all(clients.map((client) => client.connect()));
      },
    };
  }

  const versionsIn = async ({ db }: Store): Promise<readonly unknown[]> =>
    (await db.selectFrom('tables').select('version').distinct().execute()).map(({ version }) => version);

  /** As long as nobody has opened it, and without a server. */
  async function looking<T>(database: Database, look: (store: Store) => Promise<T>): Promise<T> {
    const store = await openDatabase(database);
    return look(store).finally(() => store.close());
  }

  it('play on by the new rules where these play the same', async () => {
    const database = await create();
    const { tables, clients, go, play, end } = await begun(database);
    // For half a minute one that was killed might be alive.
    await looking(database, ({ db }) => db.updateTable('processes').set({ ended: 1 }).execute());
    await go(await startOn(later, database, { LATER_RULES: 'same' }));
    await play(10);
    await end();
    expect(await looking(database, versionsIn)).toEqual(['99.0.0']);
    await go(await startOn(later, database, { LATER_RULES: 'same' }));
    await play(10);
    await Promise.all(clients.map((client) => client.rest()));
    for (const { faults, refusals } of clients) expect([faults, refusals]).toEqual([[], []]);
    for (const [{ seen }] of tables)
      expect(seen.entries.filter((entry) => entry.type === 'note' && entry.what === 'rules')).toHaveLength(1);
    await end();
  });

  it('go on by kept rules where these do not, and wait without a loss where nothing is kept', async () => {
    const database = await create();
    const { tables, clients, go, play, end } = await begun(database);
    const first = await looking(database, versionsIn);
    await go(await startOn(later, database, { LATER_RULES: 'kept' }));
    await play(10);
    await Promise.all(clients.map((client) => client.rest()));
    await end();
    const without = await startOn(later, database, { LATER_RULES: 'changed' });
    for (const [{ table }] of tables) expect(await reasonAt(without, table)).toBe('rulesMissing');
    await kill(without);
    expect(await looking(database, versionsIn)).toEqual(first);
    await go(await servers.start(database));
    await play(10);
    await Promise.all(clients.map((client) => client.rest()));
    await end();
    await looking(database, async (store) => {
      for (const all of tables) await compare(store, all);
    });
  });

  it('wait where a record was changed by hand, and come back when it is mended', async () => {
    const database = await create();
    const { tables, clients, go, play, end } = await begun(database);
    const [spoilt] = tables;
    const set = (proof: (was: string) => string) =>
      looking(database, async ({ db }) => {
        const { table } = spoilt[0];
        const last = db
          .selectFrom('records')
          .select(['seq', 'proof'])
          .where('table_id', '=', table)
          .orderBy('seq', 'desc');
        const { seq, proof: was } = await last.executeTakeFirstOrThrow();
        const change = db.updateTable('records').set({ proof: proof(was ?? '') });
        await change.where('table_id', '=', table).where('seq', '=', seq).execute();
      });
    const turned = (text: string): string => [...text].reverse().join('');
    await set(turned);
    const server = await servers.start(database);
    expect(await reasonAt(server, spoilt[0].table)).toBe('proof');
    expect(await reasonAt(server, tables[1][0].table)).toBe(undefined);
    await kill(server);
    await set(turned);
    await go(await servers.start(database));
    await play(10);
    await Promise.all(clients.map((client) => client.rest()));
    await end();
    await looking(database, async (store) => {
      for (const all of tables) await compare(store, all);
    });
  });
});

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
