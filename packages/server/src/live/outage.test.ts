import { afterEach, describe, expect, it } from 'vitest';
import { hearLog, silent } from '../run/testing/log.js';
import { testSettings } from '../run/testing/settings.js';
import { openStore } from '../store/open.js';
import type { Db } from '../store/schema.js';
import { type Store, StoreTrouble } from '../store/store.js';
import { closing, describePostgres, describeStores } from '../store/testing/stores.js';
import { openTable } from '../table/index.js';
import { headerOf, START } from '../table/testing/tables.js';
import { openOutages } from './outage.js';
import { drainHouses, type House, NOON, openHouse } from './testing/house.js';
import { readTable } from './testing/truth.js';
import { TIMES } from './times.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** 180 seconds until a first wait is over. */
const LIVE = { kind: 'live', turn: 60, bank: 120 } as const;

async function seated(house: House, pace: { kind: 'live'; turn: number; bank: number } = LIVE) {
  const visitors = [await house.person('anna'), await house.person('bert')];
  const table = await house.table({ game: 'valley', seats: ['anna', 'bert'], pace });
  const [{ seat }] = (await readTable(house.base.store, table)).decisions;
  return { table, visitors, seat };
}

const deedsOf = async ({ tables }: Store, table: string): Promise<string[]> =>
  (await tables.records(table, -1)).map(({ body }) => body.type);

/** Everything that is due has had its chance. */
async function settled({ live }: House, table: string): Promise<void> {
  await live.sweep();
  await live.sync(undefined, table);
}

describeStores('While no server runs', (open) => {
  afterEach(drainHouses);

  it('no clock does: whoever had time left has as much afterwards', async () => {
    const store = await open();
    const first = openHouse(store);
    const { table, visitors, seat } = await seated(first);
    first.pass(100 * SECOND);
    await first.live.drain();
    const house = openHouse(store, { process: 'two', now: NOON + HOUR });
    const client = house.client(visitors[1 - seat]);
    const { entries, status } = await client.watch(table);
    expect(entries).toMatchObject([{ type: 'note', seat: null, what: 'outage' }]);
    expect(status.clocks[seat]).toEqual({ bank: 120_000, free: 60_000, since: NOON + HOUR - 100 * SECOND });
    const { due_at } = await store.db.selectFrom('tables').select('due_at').executeTakeFirstOrThrow();
    expect(due_at).toBe(NOON + HOUR + 80 * SECOND);
    house.pass(79 * SECOND);
    await settled(house, table);
    expect(await deedsOf(store, table)).toEqual(['outage']);
    house.pass(SECOND);
    await client.until(table, (seen) => seen.status.bots[seat] !== null);
  });

  it('a table is put right before anything else happens there', async () => {
    const store = await open();
    const first = openHouse(store);
    const { table, visitors, seat } = await seated(first);
    first.pass(170 * SECOND);
    await first.live.drain();
    const house = openHouse(store, { process: 'two', now: NOON + HOUR });
    // Of what has happened since they know nothing, and it does not matter.
    const [{ id, options }] = (await readTable(store, table)).decisions;
    const command = {
      ...{ id: 'after-the-outage', table, seq: -1 },
      action: { type: 'choose' as const, decision: id, keys: [options[0].key] },
    };
    expect(await house.live.command(visitors[seat], command)).toEqual({ ok: true, seq: 1 });
    expect(await deedsOf(store, table)).toEqual(['outage', 'choice']);
    expect((await readTable(store, table)).bots).toEqual([null, null]);
  });

  it('counts once, however often a server starts', async () => {
    const store = await open();
    const first = openHouse(store);
    const { table } = await seated(first);
    first.pass(10 * SECOND);
    await first.live.drain();
    for (const [i, at] of [HOUR, HOUR + 20 * SECOND, 2 * HOUR].entries()) {
      const house = openHouse(store, { process: `again-${i}`, now: NOON + at });
      await house.live.sync(undefined, table);
      await house.live.drain();
    }
    expect((await store.tables.records(table, -1)).map(({ body }) => body)).toEqual([
      { type: 'outage', from: NOON + 10 * SECOND, to: NOON + HOUR },
      { type: 'outage', from: NOON + HOUR, to: NOON + HOUR + 20 * SECOND },
      { type: 'outage', from: NOON + HOUR + 20 * SECOND, to: NOON + 2 * HOUR },
    ]);
    const [timer] = (await readTable(store, table)).clocks.filter(({ since }) => since !== null);
    // Ten seconds before the first.
    expect(timer.since).toBe(NOON + 2 * HOUR - 10 * SECOND);
  });

  it('nobody loses a second of it, however short that is', async () => {
    const store = await open();
    const first = openHouse(store);
    const { table } = await seated(first);
    first.pass(10 * SECOND);
    await first.live.drain();
    const house = openHouse(store, { process: 'two', now: NOON + 12 * SECOND });
    await house.live.sync(undefined, table);
    const stored = await readTable(store, table);
    expect(stored.clocks.map(({ since }) => since)).toContain(NOON + 2 * SECOND);
    await house.live.drain();
    const again = openHouse(store, { process: 'three', now: NOON + 12 * SECOND + 999 });
    await again.live.sync(undefined, table);
    expect(await deedsOf(store, table)).toEqual(['outage']);
  });

  it('tables without a clock, paused ones and those that begin later are left alone', async () => {
    const store = await open();
    const first = openHouse(store);
    const visitors = [await first.person('anna'), await first.person('bert')];
    const none = await first.table({ seats: ['anna', 'bert'] });
    const paused = await first.table({ seats: ['anna', 'bert'], pace: LIVE });
    const action = { type: 'propose', what: { what: 'pause' } } as const;
    await first.live.command(visitors[0], { id: 'propose-it', table: paused, seq: -1, action });
    await first.live.command(visitors[1], {
      ...{ id: 'agree-to-it', table: paused, seq: 0 },
      action: { type: 'answer', proposal: 0, yes: true },
    });
    await first.live.drain();
    const house = openHouse(store, { process: 'two', now: NOON + HOUR });
    const later = await house.table({ seats: ['anna', 'bert'], pace: LIVE });
    for (const table of [none, paused, later]) await house.live.sync(undefined, table);
    expect(await Promise.all([none, paused, later].map((table) => deedsOf(store, table)))).toEqual([
      [],
      ['propose', 'answer'],
      [],
    ]);
  });

  it('what can not be written at once is written before the next command', async () => {
    const store = await open();
    const first = openHouse(store);
    const { table, visitors, seat } = await seated(first);
    await first.live.drain();
    let full = true;
    const trouble: Store = {
      ...store,
      tables: {
        ...store.tables,
        append: (write) => (full ? Promise.reject(new StoreTrouble('full')) : store.tables.append(write)),
      },
    };
    const house = openHouse(trouble, { process: 'two', now: NOON + HOUR });
    const client = house.client(visitors[seat]);
    expect((await client.watch(table)).seq).toBe(-1);
    full = false;
    expect(await client.choose(table)).toMatchObject({ ok: true, seq: 1 });
    expect(await deedsOf(store, table)).toEqual(['outage', 'choice']);
  });
});

describeStores('In the first minute of a server', (open) => {
  afterEach(drainHouses);

  it('nobody’s time is up, though their clock has run out', async () => {
    const store = await open();
    const first = openHouse(store);
    const { table, seat } = await seated(first);
    first.pass(179 * SECOND);
    await first.live.drain();
    const house = openHouse(store, { process: 'two', now: NOON + HOUR });
    await house.live.sync(undefined, table);
    house.pass(59 * SECOND);
    await settled(house, table);
    expect(await deedsOf(store, table)).toEqual(['outage']);
    house.pass(SECOND);
    await expect.poll(() => deedsOf(store, table)).toContain('standIn');
    expect((await readTable(store, table)).bots[seat]).not.toBeNull();
  });
});

describePostgres('Of several processes', (createDatabase) => {
  afterEach(drainHouses);

  async function stores(count: number): Promise<Store[]> {
    const databaseUrl = await createDatabase();
    const all: Store[] = [];
    for (let i = 0; i < count; i++) all.push(closing(await openStore({ data: '', databaseUrl }, silent())));
    return all;
  }

  it('those that start together write one outage, and one record at each table', async () => {
    const [store, other] = await stores(2);
    const first = openHouse(store);
    const { table } = await seated(first);
    await first.live.drain();
    const houses = [
      openHouse(store, { process: 'two', now: NOON + HOUR }),
      openHouse(other, { process: 'three', now: NOON + HOUR + 3 }),
    ];
    await Promise.all(houses.map(({ live }) => live.sync(undefined, table)));
    expect(await store.db.selectFrom('outages').selectAll().execute()).toMatchObject([{ from_at: NOON }]);
    await expect.poll(() => deedsOf(store, table)).toEqual(['outage']);
    for (const house of houses) await settled(house, table);
    expect(await deedsOf(store, table)).toEqual(['outage']);
  });

  it('one that starts beside another sees to the clocks at once', async () => {
    const [store, other] = await stores(2);
    const first = openHouse(store);
    const { table } = await seated(first, { kind: 'live', turn: 30, bank: 0 });
    await first.live.sync(undefined, table);
    // The first one's clock stands still: only the second can do it, once the first one's claim has run out.
    const second = openHouse(other, { process: 'two', now: NOON + 5 * SECOND });
    await second.live.sync(undefined, table);
    second.pass(26 * SECOND);
    await expect.poll(() => deedsOf(store, table)).toEqual(expect.arrayContaining(['standIn']));
    expect(await store.db.selectFrom('outages').selectAll().execute()).toEqual([]);
  });

  it('one that takes the place of another that has stopped waits for people to come back', async () => {
    const [store] = await stores(1);
    const first = openHouse(store);
    const { table } = await seated(first, { kind: 'live', turn: 10, bank: 0 });
    await first.live.drain();
    const house = openHouse(store, { process: 'two', now: NOON + 20 * SECOND });
    await settled(house, table);
    expect(await deedsOf(store, table)).toEqual(['outage']);
    house.pass(9 * SECOND);
    await settled(house, table);
    expect(await deedsOf(store, table)).toEqual(['outage']);
  });
});

describeStores('A process that has slept, or whose clock was turned on', (open) => {
  afterEach(drainHouses);
  const awake = { asleep: TIMES.outage } as const;

  it('has not run meanwhile: before anybody’s time is up, that is taken off their clocks', async () => {
    const store = await open();
    const house = openHouse(store, { times: awake });
    const { table, visitors, seat } = await seated(house);
    const client = house.client(visitors[1 - seat]);
    await client.watch(table);
    house.pass(20 * SECOND);
    expect(await client.command(table, { type: 'undo' })).toMatchObject({ ok: false });
    house.pass(HOUR);
    await settled(house, table);
    expect(await deedsOf(store, table)).toEqual([]);
    // The first command finds it out.
    expect(await client.command(table, { type: 'undo' })).toMatchObject({ ok: false });
    expect((await store.tables.records(table, -1)).map(({ body }) => body)).toEqual([
      { type: 'outage', from: NOON, to: NOON + HOUR + 20 * SECOND },
    ]);
  });

  it('does not see to the clocks until it knows, and then for as long as people need to come back', async () => {
    const store = await open();
    let now = NOON;
    const base = { store, log: silent(), settings: testSettings(), now: () => now, process: 'one' };
    const outages = openOutages(base, TIMES);
    await outages.ready();
    now += 29 * SECOND;
    await outages.ready();
    expect(await store.db.selectFrom('outages').selectAll().execute()).toEqual([]);
    now += HOUR;
    expect(outages.quiet).toBe(true);
    await outages.ready();
    expect(await store.db.selectFrom('outages').selectAll().execute()).toEqual([
      { from_at: NOON, to_at: now },
    ]);
    expect(outages.quiet).toBe(true);
    // A clock that is turned back does not keep everybody waiting.
    now -= HOUR;
    expect(outages.quiet).toBe(false);
    await outages.close();
  });

  it('does not keep anybody from playing, whatever it finds', async () => {
    const store = await open();
    const { log, lines } = hearLog();
    await store.db
      .insertInto('outages')
      .values([
        { from_at: START + 10, to_at: START + HOUR },
        { from_at: START + 20, to_at: START + HOUR - 1 },
        { from_at: START + 30, to_at: START + 2 * HOUR },
      ])
      .execute();
    const base = { store, log, settings: testSettings(), now: () => START + HOUR, process: 'one' };
    const outages = openOutages(base, TIMES);
    await outages.ready();
    const table = openTable(headerOf());
    expect(outages.due(table)?.records.map(({ body }) => body)).toEqual([
      { type: 'outage', from: START + 10, to: START + HOUR },
    ]);
    const broken = {
      ...table,
      fork() {
        throw new Error('broken');
      },
    };
    expect(outages.due(broken)).toBeUndefined();
    expect(lines.some(({ level }) => level === 50)).toBe(true);
    await outages.close();
  });

  it('and stops at once leaves it to the next one', async () => {
    const store = await open();
    const first = openHouse(store, { times: awake });
    const { table } = await seated(first);
    await first.live.sync(undefined, table);
    first.pass(HOUR);
    await first.live.drain();
    const house = openHouse(store, { process: 'two', now: NOON + HOUR + SECOND });
    await house.live.sync(undefined, table);
    expect((await store.tables.records(table, -1)).map(({ body }) => body)).toEqual([
      { type: 'outage', from: NOON, to: NOON + HOUR + SECOND },
    ]);
  });
});

describe('A database that can not be reached for a while', () => {
  describeStores('is as good as no server', (open) => {
    it('and nobody’s time is up until that is known', async () => {
      let gone = false;
      let now = START;
      const store = await open();
      const db = new Proxy(store.db, {
        get(it, name) {
          if (gone) throw new StoreTrouble('gone');
          const value: unknown = Reflect.get(it, name);
          return typeof value === 'function' ? value.bind(it) : value;
        },
      }) as Db;
      const { log, lines } = hearLog();
      const outages = openOutages(
        { store: { ...store, db }, log, settings: testSettings(), now: () => now, process: 'one' },
        { ...TIMES, alive: 10, asleep: Infinity },
      );
      await outages.ready();
      now += 90 * SECOND;
      await expect.poll(() => outages.quiet).toBe(false);
      await expect
        .poll(async () => (await store.db.selectFrom('processes').selectAll().execute())[0].alive_at)
        .toBe(now);
      gone = true;
      await expect.poll(() => lines.some(({ level }) => level === 40)).toBe(true);
      const from = now;
      now += HOUR;
      expect(outages.quiet).toBe(true);
      gone = false;
      await expect.poll(() => outages.quiet, { timeout: 10_000 }).toBe(false);
      const bodies = outages.due(openTable(headerOf()))?.records.map(({ body }) => body);
      expect(bodies).toEqual([{ type: 'outage', from, to: now }]);
      await outages.close();
    });
  });
});
