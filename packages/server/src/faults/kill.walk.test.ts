import { below, seedRandom } from '@polder/core';
import { expect, it } from 'vitest';
import type { ServerProcess } from '../run/testing/process.js';
import { isOver } from '../testing/seen.js';
import type { Client } from './testing/client.js';
import {
  type Database,
  describeDatabases,
  figure,
  kill,
  openDatabase,
  size,
  stop,
  useServers,
} from './testing/servers.js';
import { expectKept, expectSame, expectSingle, expectWhole, readStored } from './testing/truth.js';
import { inParallel, KINDS, seatPeople } from './testing/village.js';

const TABLES = size('FAULT_TABLES', 12);
const KILLS = size('FAULT_KILLS', 3);
/** Choices between two kills, at least and at most, and at each table after the last one. */
const BETWEEN = [3 * TABLES, 9 * TABLES] as const;
const AFTER = size('FAULT_AFTER', 12);

const servers = useServers();

/** Resolves once so many more choices are acknowledged. */
function acknowledged(clients: readonly Client[], count: number): Promise<void> {
  let left = count;
  return new Promise((resolve) => {
    const ends = clients.map((client) =>
      client.hear((message) => {
        if (message.type !== 'done' || !message.outcome.ok || --left > 0) return;
        for (const end of ends) end();
        resolve();
      }),
    );
  });
}

describeDatabases(`${TABLES} games whose server is killed ${KILLS} times`, (create) => {
  it('lose nothing that was acknowledged, and everybody goes on from where they were', async () => {
    const database = await create();
    const random = seedRandom(`kill/${database.kind}`);
    const times: number[] = [];
    let server: ServerProcess = await servers.start(database);
    const began = performance.now();
    const tables = await inParallel(TABLES, 8, (i) =>
      seatPeople(KINDS[i % KINDS.length], { seed: `${database.kind}/${i}`, url: () => server.url }),
    );
    const clients = tables.flat();

    for (let kills = 0; kills < KILLS; kills++) {
      const enough = acknowledged(clients, BETWEEN[0] + below(random, BETWEEN[1] - BETWEEN[0]));
      for (const client of clients) client.play();
      await enough;
      await kill(server);
      await Promise.all(clients.map(({ gone }) => gone));
      const killed = performance.now();
      server = await servers.start(database);
      await Promise.all(clients.map((client) => client.connect()));
      times.push(performance.now() - killed);
      // Nobody needed everything anew: what they had is what the server has.
      for (const { counts } of clients) expect(counts).toMatchObject({ wholes: 1, resumed: kills + 1 });
    }

    const goal = tables.map(([{ seen }]) => seen.seq + AFTER);
    for (const client of clients) client.play();
    await Promise.all(tables.map((all, i) => all[0].until((seen) => seen.seq >= goal[i] || isOver(seen))));
    await Promise.all(clients.map((client) => client.rest()));
    expect(await stop(server)).toBe(0);
    await Promise.all(clients.map(({ gone }) => gone));
    const took = performance.now() - began;

    await compare(database, tables);
    const sum = (of: (client: Client) => number): number => clients.reduce((all, it) => all + of(it), 0);
    figure(
      `${database.kind}: ${TABLES} games, ${KILLS} kills, ${(took / 1000).toFixed(0)} s: ` +
        `${sum((it) => it.acknowledged.size)} commands acknowledged, none lost; ` +
        `${sum(({ counts }) => counts.resumed)} times resumed by ${clients.length} clients; ` +
        `${tables.reduce((all, [{ seen }]) => all + seen.seq + 1, 0)} records; ` +
        `back after ${times.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`,
    );
  });
});

async function compare(database: Database, tables: readonly (readonly Client[])[]): Promise<void> {
  const store = await openDatabase(database);
  try {
    for (const clients of tables) {
      const stored = await readStored(store, clients[0].table);
      await expectWhole(store, clients[0].table, stored);
      expectSingle(stored);
      for (const client of clients) {
        expect(client.refusals).toEqual([]);
        expectKept(stored, client);
        expectSame(stored, client);
      }
    }
  } finally {
    await store.close();
  }
}
