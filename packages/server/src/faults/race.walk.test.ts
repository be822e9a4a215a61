import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { join, type Player } from '../run/testing/player.js';
import type { ServerProcess } from '../run/testing/process.js';
import { isOver } from '../testing/seen.js';
import type { Outcome } from '../wire/messages.js';
import { type Client, openClient } from './testing/client.js';
import {
  type Database,
  describePostgresDatabases,
  newSqlite,
  openDatabase,
  size,
  stop,
  useServers,
} from './testing/servers.js';
import { expectKept, expectSame, expectSingle, readStored } from './testing/truth.js';
import { begin } from './testing/village.js';

const RACES = size('FAULT_RACES', 40);

const servers = useServers();

/** Everybody has two pages open, one in each of these processes (or both in the same). */
async function race(database: Database, homes: readonly [ServerProcess, ServerProcess]): Promise<void> {
  const people: Player[] = [];
  for (const name of ['Ann', 'Bob']) people.push(await join(() => homes[0].url, name));
  const table = await begin(people, { game: 'duel', players: 2 });
  const pages = people.map((player) =>
    homes.map((home, i) => openClient({ player, table, url: () => home.url, seed: `race/${i}` })),
  );
  const all = pages.flat();
  await Promise.all(all.map((client) => client.connect()));

  /** By page: how often it was first. */
  const wins = [0, 0];
  let records = 0;
  for (let races = 0; races < RACES && !isOver(all[0].seen); races++) {
    const pair = pages.find(([{ seen }]) => seen.status.decision !== null);
    if (!pair) throw new Error('Nobody is asked.');
    // Two different wishes; or the same one, sent twice.
    const id = races % 4 === 3 ? randomBytes(12).toString('hex') : undefined;
    // Now the one sends first, now the other.
    const order = races % 2 === 0 ? [0, 1] : [1, 0];
    const asked = order.map((page) => wish(pair[page], page, id));
    const outcomes = await Promise.all(order.map((at) => asked[at]));
    const done = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.seq] : []));
    expect(done).toEqual(id === undefined ? [records] : [records, records]);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.refusal.code).toBe('stale');
    if (id === undefined) wins[outcomes.findIndex(({ ok }) => ok)]++;
    records++;
    await Promise.all(all.map((client) => client.until(({ seq }) => seq === records - 1)));
  }
  expect(records).toBeGreaterThan(RACES / 2);
  for (const home of new Set(homes)) expect(await stop(home)).toBe(0);
  await Promise.all(all.map(({ gone }) => gone));

  const store = await openDatabase(database);
  const stored = await readStored(store, table);
  await store.close();
  expect(stored.records).toHaveLength(records);
  expectSingle(stored);
  for (const client of all) {
    expectKept(stored, client);
    expectSame(stored, client);
  }
  // It was a race: not always the same one came first.
  if (homes[0] !== homes[1]) for (const count of wins) expect(count).toBeGreaterThan(0);
}

function wish({ ask, seen }: Client, page: number, id: string | undefined): Promise<Outcome> {
  const { decision } = seen.status;
  if (!decision) throw new Error('Nothing is asked.');
  const { options } = decision;
  const { key } = options[id === undefined ? page % options.length : 0];
  return ask({ type: 'choose', decision: decision.id, keys: [key] }, id === undefined ? {} : { id });
}

describe('Two commands for the same place in the record', () => {
  it('in one process: one wins, the other is stale', async () => {
    const database = newSqlite();
    const server = await servers.start(database);
    await race(database, [server, server]);
  });
});

describePostgresDatabases('Two commands for the same place in the record', (create) => {
  it('in two processes: one wins, the other is stale', async () => {
    const database = await create();
    await race(database, await Promise.all([servers.start(database), servers.start(database)]));
  });
});
