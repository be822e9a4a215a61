import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { needGame } from '../games.js';
import { silent } from '../run/testing/log.js';
import { openStore } from '../store/open.js';
import { closing, describePostgres, describeStores } from '../store/testing/stores.js';
import { giveUpOlder, isOlder } from './older-rules.js';
import { describeHouses, drainHouses, openHouse } from './testing/house.js';

describe('A version of the rules', () => {
  it.each([
    ['1.1.9', '1.2.0'],
    ['1', '1.2.0'],
    ['0.9', '1'],
    ['1.9.0', '1.10.0'],
  ])('%s is older than %s, and not the other way round', (a, b) => {
    expect([isOlder(a, b), isOlder(b, a)]).toEqual([true, false]);
  });

  it.each([
    ['1.2.0', '1.2.0'],
    ['1.2', '1.2.0'],
    ['other', '1.2.0'],
    ['1.2.0', ''],
  ])('%s is not older than %s', (a, b) => {
    expect(isOlder(a, b)).toBe(false);
  });
});

const OLD = { version: '0.0.1', listed: 1, rated: 1, due_at: 1, bot_due: 1 } as const;

describeStores('Running games of older rules', (open) => {
  afterEach(drainHouses);

  it('are given up when a process starts: nobody waits for them, and they count for nobody', async () => {
    const store = await open();
    const before = openHouse(store, { process: 'before', times: { sweep: 1e6, tick: 1e6 } });
    await before.live.recheck();
    const visitor = await before.person('anna');
    const old = await before.table({ seats: ['anna', 'bert'], row: OLD });
    const newer = await before.table({ seats: ['anna', 'bert'], row: { version: '999' } });
    const fine = await before.table({ seats: ['anna', 'bert'] });
    await before.live.drain();
    // It was met by the process before: as if it had not been.
    await store.db
      .updateTable('tables')
      .set({ status: 'playing', finished_at: null, due_at: 1, bot_due: 1 })
      .where('id', '=', old)
      .execute();
    await store.db.updateTable('seats').set({ waiting: 1, since: 1 }).where('table_id', '=', old).execute();

    const house = openHouse(store, { process: 'after', times: { sweep: 1e6, tick: 1e6 } });
    await expect
      .poll(() => store.db.selectFrom('tables').select('status').where('id', '=', old).executeTakeFirst())
      .toEqual({ status: 'abandoned' });
    const row = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', old)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ result: null, rated_at: null, due_at: null, bot_due: 0, seq: -1 });
    expect(row.finished_at).not.toBe(null);
    const statuses = await store.db
      .selectFrom('tables')
      .select('status')
      .where('id', 'in', [newer, fine])
      .execute();
    expect(statuses).toEqual([{ status: 'playing' }, { status: 'playing' }]);

    expect((await house.lobby.list(visitor)).map(({ id }) => id)).not.toContain(old);
    const mine = await house.lobby.own(visitor);
    expect(mine.find(({ id }) => id === old)).toMatchObject({
      status: 'abandoned',
      waitingFor: [],
      version: '0.0.1',
    });
    for (let at: string | null = null, i = 0; i < 4; i++) {
      at = await house.lobby.next(visitor, at ?? undefined);
      expect(at).not.toBe(old);
    }
    await house.lobby.ended(old);
    await house.lobby.sweep();
    expect(await store.db.selectFrom('ratings').selectAll().execute()).toEqual([]);
    // All of it can still be had.
    const { saved } = await house.lobby.finished(visitor, old);
    expect(saved).toMatchObject({ version: '0.0.1', log: [] });
  });

  it('take nothing more from a process that still plays by them', async () => {
    const store = await open();
    const house = openHouse(store, { process: 'former', times: { sweep: 1e6, tick: 1e6 } });
    const anna = house.client(await house.person('anna'));
    const table = await house.table({ seats: ['anna', 'bert'] });
    await anna.watch(table);
    // What a newer program does when it starts.
    await store.db
      .updateTable('tables')
      .set({ status: 'abandoned', finished_at: 1 })
      .where('id', '=', table)
      .execute();
    const outcome = await anna.command(table, { type: 'leave' });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'notNow', reason: 'olderRules' } });
    expect(await store.tables.records(table, -1)).toEqual([]);
  });
});

describePostgres('Games of older rules that are given up together', (createDatabase) => {
  afterEach(drainHouses);

  it('are held in the order in which records are written, so that nobody waits for each other', async () => {
    const url = new URL(await createDatabase());
    // Rows are found as they lie.
    url.searchParams.set('options', '-c enable_indexscan=off -c enable_bitmapscan=off');
    const store = closing(await openStore({ data: '', databaseUrl: `${url}` }, silent()));
    const house = openHouse(store, { times: { sweep: 1e6, tick: 1e6 } });
    const tables = [];
    for (let i = 0; i < 2; i++) tables.push(await house.table({ seats: ['anna', 'bert'] }));
    await house.live.drain();
    // They lie the other way round.
    const [first, last] = [...tables].sort();
    await store.db.updateTable('tables').set({ version: '0.0.1' }).where('id', '=', last).execute();
    await store.db.updateTable('tables').set({ version: '0.0.1' }).where('id', '=', first).execute();
    let given: Promise<void> | undefined;
    await store.db.transaction().execute(async (trx) => {
      const hold = (id: string) =>
        trx.selectFrom('tables').select('id').where('id', '=', id).forNoKeyUpdate();
      await hold(first).execute();
      given = giveUpOlder(house.base);
      await expect
        .poll(async () => {
          const waiting = sql`select 1 from pg_locks where not granted`;
          return (await waiting.execute(store.db)).rows.length;
        })
        .toBe(1);
      // It waits for the first, and does not hold the last meanwhile.
      expect(await hold(last).noWait().execute()).toHaveLength(1);
    });
    await given;
    const rows = await store.db.selectFrom('tables').select('status').execute();
    expect(rows).toEqual([{ status: 'abandoned' }, { status: 'abandoned' }]);
  });
});

describeHouses('A game of older rules', (open) => {
  it('that is met is given up, and whoever looks at it is told why', async () => {
    const house = await open();
    const table = await house.table({ game: 'valley', seats: ['anna', 'bert'], row: OLD });
    const anna = house.client(await house.person('anna'));
    anna.send({ type: 'watch', table });
    const { refusal } = await anna.next('refused');
    expect(refusal).toMatchObject({ code: 'notNow', reason: 'olderRules' });
    expect(refusal.message).toContain(`0.0.1, now ${needGame('valley').game.version}`);
    expect(await house.lobby.info(table)).toMatchObject({ status: 'abandoned', waitingFor: [] });
    expect(await anna.command(table, { type: 'leave' })).toMatchObject({ refusal: { reason: 'olderRules' } });
    expect(await house.base.store.tables.records(table, -1)).toEqual([]);
    expect(house.ended).toEqual([]);
  });

  it('that is over stays over, and is said to be of older rules', async () => {
    const house = await open();
    const table = await house.table({
      seats: ['anna', 'bert'],
      row: { ...OLD, status: 'over', finished_at: 5, due_at: null, bot_due: 0 },
    });
    await expect(house.live.sync(undefined, table)).rejects.toMatchObject({
      refusal: { reason: 'olderRules' },
    });
    expect(await house.lobby.info(table)).toMatchObject({ status: 'over', finishedAt: 5 });
  });
});
