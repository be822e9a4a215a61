import { expect, it } from 'vitest';
import { join } from '../run/testing/player.js';
import type { ServerProcess } from '../run/testing/process.js';
import type { Store } from '../store/store.js';
import { closing } from '../store/testing/stores.js';
import { isOver } from '../testing/seen.js';
import { type Client, openClient } from './testing/client.js';
import {
  describePostgresDatabases,
  figure,
  kill,
  openDatabase,
  stop,
  useServers,
} from './testing/servers.js';
import { expectKept, expectSame, expectSingle, expectWhole, readStored } from './testing/truth.js';
import { gather, type Kind, seatPeople } from './testing/village.js';

const servers = useServers();

const PEOPLE: readonly Kind[] = [
  { game: 'duel', players: 2, people: 2 },
  { game: 'valley', players: 2, people: 2 },
];
const BOTS: readonly Kind[] = [
  { game: 'valley', players: 2, people: 1 },
  { game: 'valley', players: 4, people: 1 },
];

const ended = (clients: readonly Client[]): Promise<unknown> =>
  Promise.all(clients.map((client) => client.until(isOver)));

/** Who lets bots and clocks act at a table. */
async function claimOf({ db }: Store, table: string): Promise<string | null> {
  const row = db.selectFrom('tables').select('claimed_by').where('id', '=', table);
  return (await row.executeTakeFirstOrThrow()).claimed_by;
}

/** A table where whoever does not choose within seconds has a bot. Shorter than anybody may ask for. */
async function seatHurried(store: Store, url: (person: number) => string): Promise<readonly Client[]> {
  const people = [await join(() => url(0), 'Slow'), await join(() => url(1), 'Fast')];
  const table = await gather(people, { game: 'duel', players: 2 });
  const pace = JSON.stringify({ kind: 'live', turn: 3, bank: 0 });
  await store.db.updateTable('tables').set({ pace }).where('id', '=', table).execute();
  await people[0].ask('POST', `/api/tables/${table}/start`, {});
  return people.map((player, i) => openClient({ player, table, url: () => url(i), seed: `hurried/${i}` }));
}

describePostgresDatabases('Two processes, of which one is killed', (create) => {
  it('everybody finishes their game in the other, with its bots and clocks', async () => {
    const database = await create();
    const first = await servers.start(database);
    const store = closing(await openDatabase(database));
    const began = performance.now();
    /** Where those are who began in the first process. */
    let home: ServerProcess = first;
    const withBots: (readonly Client[])[] = [];
    for (const [i, kind] of BOTS.entries())
      withBots.push(await seatPeople(kind, { seed: `bots/${i}`, url: () => home.url }));
    const dead = await claimOf(store, withBots[0][0].table);
    expect(dead).not.toBeNull();

    const second = await servers.start(database);
    const spread = (person: number): string => (person === 0 ? home.url : second.url);
    const tables = [...withBots];
    for (const [i, kind] of PEOPLE.entries())
      tables.push(
        await seatPeople(kind, {
          seed: `spread/${i}`,
          // Hosts in either.
          url: (person) => spread(i % 2 === 0 ? person : 1 - person),
        }),
      );
    const [slow, fast] = await seatHurried(store, spread);
    await Promise.all([slow.connect(), fast.connect()]);

    const clients = tables.flat();
    for (const client of [...clients, slow, fast]) client.play();
    const going = [...tables.map(([client]) => client), fast];
    await Promise.all(going.map((client) => client.until(({ seq }) => seq >= 8)));
    // From here on only bots play at one of them.
    const [alone] = withBots[1];
    await alone.rest();
    expect(await alone.ask({ type: 'leave' })).toMatchObject({ ok: true });
    const left = alone.seen.seq;
    await alone.until(({ seq }) => seq > left + 2);
    const claims = await Promise.all(withBots.map(([{ table }]) => claimOf(store, table)));
    expect(claims).toContain(dead);
    const seqs = withBots.map(([{ seen }]) => seen.seq);

    await kill(first);
    const killed = performance.now();
    home = second;
    const slowSeat = slow.seen.seat;
    slow.drop();
    const lost = clients.filter(({ at }) => at === first.url);
    await Promise.all(lost.map(({ gone }) => gone));
    await Promise.all(lost.map((client) => client.connect()));
    // What they had was enough to go on from.
    for (const { counts } of clients) expect(counts.wholes).toBe(1);

    await Promise.all(withBots.map(([client], i) => client.until(({ seq }) => seq > seqs[i] + 2)));
    const taken = performance.now() - killed;
    await fast.until(({ status }) => slowSeat !== null && status.bots[slowSeat] !== null);
    await ended([...clients, fast]);
    await Promise.all([...clients, fast].map((client) => client.rest()));
    for (const [{ table }] of withBots) expect(await claimOf(store, table)).not.toBe(dead);
    expect(await stop(second)).toBe(0);
    await Promise.all([...clients, fast].map(({ gone }) => gone));

    for (const here of tables) {
      const stored = await readStored(store, here[0].table);
      await expectWhole(store, here[0].table, stored);
      expectSingle(stored);
      for (const client of here) {
        expect(client.refusals).toEqual([]);
        expectKept(stored, client);
        expectSame(stored, client);
      }
    }
    const hurried = await readStored(store, fast.table);
    expectKept(hurried, slow);
    expectKept(hurried, fast);
    expectSame(hurried, fast);
    const bodies = hurried.records.map(({ user, body }) => ({ user, body }));
    expect(bodies).toContainEqual({
      user: null,
      body: { type: 'standIn', seat: slowSeat, level: 'grower', why: 'time' },
    });
    figure(
      `two processes: ${tables.length + 1} games to the end in ${seconds(performance.now() - began)} s; ` +
        `${lost.length} clients went over, and bots went on ${seconds(taken)} s after the kill`,
    );
  });
});

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
