import type { AnyGame } from '@polder/core';
import { defaultEdition } from '@polder/valley';
import { afterEach, expect, it } from 'vitest';
import { needGame } from '../games.js';
import { noteEditions } from '../lobby/editions.js';
import { newTable } from '../lobby/testing/lobby.js';
import type { Store } from '../store/store.js';
import { describeStores } from '../store/testing/stores.js';
import { openTable } from '../table/index.js';
import type { RecordBody } from '../table/records.js';
import type { Client } from './testing/client.js';
import { drainHouses, type House, openHouse } from './testing/house.js';
import { useLaterGames } from './testing/later.js';
import { playOut } from './testing/play.js';
import { readTable } from './testing/truth.js';

const MINUTE = 60_000;
const CLOCK = { kind: 'live', turn: 60, bank: 600 } as const;
const PEOPLE = ['anna', 'bert'];
const update = useLaterGames();
const OWN = needGame('duel').game.version;
let versions = 0;
/** Of no other test of this process. */
const laterVersion = (): string => `7.0.${versions++}`;

/** Rules under which the same choices lead to other states. */
const changed = (game: AnyGame): Partial<AnyGame> => ({
  choose(state, choice) {
    const events = game.choose(state, choice);
    (state as { changed?: number }).changed = 1;
    return events;
  },
});

const rowOf = (store: Store, id: string) =>
  store.db
    .selectFrom('tables')
    .select(['version', 'status', 'waits_since', 'seq', 'edition'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const connect = async (house: House, table: string): Promise<readonly Client[]> => {
  const clients: Client[] = [];
  for (const name of PEOPLE) clients.push(house.client(await house.person(name)));
  for (const client of clients) await client.watch(table);
  return clients;
};

/** A game of two with some choices, one of which was taken back. */
async function begun(store: Store, game = 'duel', parts: Parameters<typeof openHouse>[1] = {}) {
  const house = openHouse(store, { process: 'before', ...parts });
  const table = await house.table({ game, seats: PEOPLE, pace: CLOCK });
  const clients = await connect(house, table);
  const choose = async (): Promise<void> => {
    const { status, seq } = clients[0].seen(table);
    const client = clients.find((it) => it.seen(table).sync.seat === status.waitingFor[0]);
    await client?.until(table, (seen) => seen.seq >= seq && seen.status.decision !== null);
    const outcome = await client?.choose(table, 0);
    for (const it of clients)
      await it.until(table, (seen) => outcome?.ok === true && seen.seq >= outcome.seq);
  };
  for (let i = 0; i < 6; i++) await choose();
  const undoer = clients.find((it) => it.seen(table).status.undoable.steps > 0);
  if (undoer) {
    expect(await undoer.command(table, { type: 'undo' })).toMatchObject({ ok: true });
    for (const it of clients) await it.until(table, (seen) => seen.seq >= undoer.seen(table).seq);
  }
  for (let i = 0; i < 4; i++) await choose();
  await house.live.drain();
  const { length } = await store.tables.records(table, -1);
  return { table, length, now: house.base.now() };
}

describeStores('A running game over an update of its rules', (open) => {
  afterEach(drainHouses);

  it('plays on under the new version if they play it the same, and says since when', async () => {
    const store = await open();
    const { table, length, now } = await begun(store);
    const version = laterVersion();
    await update('duel', { version });
    const after = openHouse(store, { process: 'after', now });
    const clients = await connect(after, table);
    expect(await rowOf(store, table)).toMatchObject({ version, status: 'playing', waits_since: null });
    const records = await store.tables.records(table, -1);
    const body: RecordBody = { type: 'rules', version, before: OWN };
    expect(records.slice(length)).toMatchObject([{ user: null, body, proof: records[length - 1].proof }]);
    const { sync, entries } = clients[0].seen(table);
    expect(sync.info.version).toBe(version);
    expect(entries.at(-1)).toMatchObject({ type: 'note', what: 'rules', version, seat: null });
    await playOut(clients, table);
    expect(await rowOf(store, table)).toMatchObject({ version, status: 'over' });
  });

  it('goes on by its own rules if the new ones play it otherwise', async () => {
    const store = await open();
    const { table, length, now } = await begun(store);
    await update('duel', { version: laterVersion(), kept: true, rules: changed });
    const after = openHouse(store, { process: 'after', now });
    const clients = await connect(after, table);
    expect(await rowOf(store, table)).toMatchObject({ version: OWN, status: 'playing', seq: length - 1 });
    await playOut(clients, table);
    expect(await rowOf(store, table)).toMatchObject({ version: OWN, status: 'over' });
  });

  it('waits where neither can play it, and goes on once they are there', async () => {
    const store = await open();
    const { table, length, now } = await begun(store);
    const present = { ...needGame('duel') };
    await update('duel', { version: laterVersion(), rules: changed });
    const without = openHouse(store, { process: 'without', now });
    await expect(without.live.sync(undefined, table)).rejects.toMatchObject({
      refusal: { reason: 'rulesMissing' },
    });
    without.pass(90 * MINUTE);
    await without.live.drain();
    expect(await rowOf(store, table)).toMatchObject({ version: OWN, status: 'playing', seq: length - 1 });
    await update('duel', { version: OWN, rules: () => present.game });
    const after = openHouse(store, { process: 'after', now: without.base.now() });
    const clients = await connect(after, table);
    const { dueAt } = await readTable(store, table);
    expect(dueAt).toBeGreaterThanOrEqual(after.base.now() + 11 * MINUTE - 1000);
    await playOut(clients, table);
  });

  it('without a proof goes on by the kept rules only', async () => {
    const store = await open();
    const { table, now } = await begun(store);
    await store.db.updateTable('records').set({ proof: null }).where('table_id', '=', table).execute();
    await update('duel', { version: laterVersion(), kept: true });
    const after = openHouse(store, { process: 'after', now });
    const clients = await connect(after, table);
    await playOut(clients, table);
    expect(await rowOf(store, table)).toMatchObject({ version: OWN, status: 'over' });
  });
});

describeStores('A game of which a record was changed by hand', (open) => {
  afterEach(drainHouses);

  it('waits and says so, loses nothing, and comes back when it is mended', async () => {
    const store = await open();
    const { table, now } = await begun(store);
    const records = await store.tables.records(table, -1);
    const spoilt = await otherChoice(store, table);
    const write = (seq: number, body: RecordBody) =>
      store.db
        .updateTable('records')
        .set({ deed: JSON.stringify(body) })
        .where('table_id', '=', table)
        .where('seq', '=', seq)
        .execute();
    await write(spoilt.seq, spoilt.body);
    const first = openHouse(store, { process: 'first', now });
    const anna = first.client(await first.person('anna'));
    anna.send({ type: 'watch', table });
    const { refusal } = await anna.next('refused');
    expect(refusal).toMatchObject({ code: 'notNow', reason: 'proof' });
    expect(refusal.message).toContain(`Record ${spoilt.seq}`);
    expect(await anna.command(table, { type: 'leave' })).toMatchObject({ refusal: { reason: 'proof' } });
    const waiting = await rowOf(store, table);
    expect(waiting).toMatchObject({ status: 'playing', seq: records.length - 1, waits_since: now });
    first.pass(90 * MINUTE);
    await first.live.drain();
    await write(spoilt.seq, records[spoilt.seq].body);
    const again = openHouse(store, { process: 'again', now: first.base.now() });
    const clients = await connect(again, table);
    expect((await store.tables.records(table, -1)).slice(0, records.length)).toEqual(records);
    const { dueAt } = await readTable(store, table);
    expect(dueAt).toBeGreaterThanOrEqual(again.base.now() + 11 * MINUTE - 1000);
    expect(await rowOf(store, table)).toMatchObject({ waits_since: null });
    await playOut(clients, table);
  });
});

/** The last choice that stands, as another one that was offered in its place and brought no other chance. */
async function otherChoice(store: Store, id: string): Promise<{ seq: number; body: RecordBody }> {
  const header = await store.tables.header(id);
  if (!header) throw new Error('There is no game.');
  const table = openTable(header);
  let found: { seq: number; body: RecordBody } | undefined;
  for (const record of await store.tables.records(id, -1)) {
    const { body, seq } = record;
    if (body.type === 'choice') {
      const open = table.decisions.find(({ seat }) => seat === body.seat);
      for (const { key } of open?.options ?? []) {
        if (key === body.key || record.chance !== null) continue;
        const { record: other } = table.fork().add({ ...record, body: { ...body, key } });
        if (other.chance === null) found = { seq, body: { ...body, key } };
      }
    }
    table.apply(record);
  }
  if (!found) throw new Error('There is no other choice.');
  return found;
}

describeStores('Processes of two versions on one database', (open) => {
  afterEach(drainHouses);

  it('play by the rules that both have, until the older ones are gone', async () => {
    const store = await open();
    const { table, now } = await begun(store);
    const version = laterVersion();
    await update('duel', { version, kept: true });
    const older = { id: 'older', alive_at: now, ended: 0 as const };
    await store.db.insertInto('processes').values(older).execute();
    const one = openHouse(store, { process: 'one', now });
    const here = await connect(one, table);
    const alone = store.kind === 'sqlite';
    expect((await rowOf(store, table)).version).toBe(alone ? version : OWN);
    if (alone) return;
    await store.db.updateTable('processes').set({ ended: 1 }).where('id', '=', 'older').execute();
    // It is not in memory of this one, and goes on by the newer rules; the other hears of it.
    const two = openHouse(store, { process: 'two', now });
    await store.db
      .updateTable('processes')
      .set({ plays: JSON.stringify([`duel ${version}`]) })
      .execute();
    const there = await connect(two, table);
    expect((await rowOf(store, table)).version).toBe(version);
    await here[0].until(table, (seen) => seen.sync.info.version === version);
    await here[1].until(table, (seen) => seen.sync.info.version === version);
    await playOut([here[0], there[1]], table);
    expect(await rowOf(store, table)).toMatchObject({ version, status: 'over' });
  });
});

const CHANGED = { ...defaultEdition, name: 'changed', start: { ...defaultEdition.start, vp: 9 } };

describeStores('A running game over a change of what is printed', (open) => {
  afterEach(drainHouses);

  it('goes on with the values that it began with, by the same rules; new games have the new ones', async () => {
    const store = await open();
    const { table, length, now } = await begun(store, 'valley');
    // As a game from before: it is noted which edition it has.
    expect((await rowOf(store, table)).edition).toBe(null);
    await noteEditions({ store, now: () => now });
    await noteEditions({ store, now: () => now });
    expect((await rowOf(store, table)).edition).toBe(needGame('valley').standard?.hash);
    const editions = await store.db.selectFrom('editions').select(['game', 'standard']).execute();
    expect(editions).toEqual([{ game: 'valley', standard: 1 }]);
    const { version } = needGame('valley').game;
    await update('valley', { version, edition: CHANGED });
    const after = openHouse(store, { process: 'after', now });
    const clients = await connect(after, table);
    expect(clients[0].seen(table).sync.options).toMatchObject({ edition: { name: 'polder' } });
    expect(await rowOf(store, table)).toMatchObject({ version, seq: length - 1 });
    const vpOf = async (id: string) => {
      const { game, header } = await readTable(store, id);
      return game.scores(game.setup(header.options, header.seed)).map(({ vp }) => vp);
    };
    const anna = await after.person('anna');
    const opened = newTable({ game: 'valley', players: 2, bots: ['grower'], rated: false });
    const { id: news } = await after.lobby.create(anna, opened);
    expect(await after.lobby.start(anna, news)).toMatchObject({ status: 'playing', edition: null });
    expect([await vpOf(table), await vpOf(news)]).toEqual([
      [5, 5],
      [9, 9],
    ]);
    await playOut(clients, table);
    expect(await after.lobby.info(table)).toMatchObject({ status: 'over', edition: null });
  });

  it('by newer rules as well', async () => {
    const store = await open();
    const { table, now } = await begun(store, 'valley');
    await noteEditions({ store, now: () => now });
    const version = laterVersion();
    await update('valley', { version, edition: CHANGED });
    const after = openHouse(store, { process: 'after', now });
    const clients = await connect(after, table);
    expect(clients[0].seen(table).sync).toMatchObject({
      info: { version },
      options: { edition: { name: 'polder' } },
    });
    await playOut(clients, table);
  });

  it('waits, if it never said which values it has and they are gone', async () => {
    const store = await open();
    const { table, length, now } = await begun(store, 'valley');
    await update('valley', { version: needGame('valley').game.version, edition: CHANGED });
    const after = openHouse(store, { process: 'after', now });
    await expect(after.live.sync(undefined, table)).rejects.toMatchObject({ refusal: { reason: 'proof' } });
    expect(await rowOf(store, table)).toMatchObject({ status: 'playing', seq: length - 1, edition: null });
  });
});
