import { afterEach, describe, expect, it } from 'vitest';
import { needGame } from '../games.js';
import { describeStores } from '../store/testing/stores.js';
import { isOlder } from './missing-rules.js';
import { drainHouses, openHouse } from './testing/house.js';
import { readTable } from './testing/truth.js';

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

const OLD = { version: '0.0.1', listed: 1, rated: 1 } as const;
const MINUTE = 60_000;
const CLOCK = { kind: 'live', turn: 60, bank: 600 } as const;

describeStores('A running game whose rules are not here', (open) => {
  afterEach(drainHouses);

  it('waits as it is, and whoever looks at it is told why', async () => {
    const store = await open();
    const house = openHouse(store);
    const visitor = await house.person('anna');
    const table = await house.table({
      game: 'valley',
      seats: ['anna', 'bert'],
      row: { ...OLD, due_at: 1, bot_due: 1 },
    });
    const newer = await house.table({ seats: ['anna', 'bert'], row: { version: '999' } });
    const anna = house.client(visitor);
    for (const [id, version] of [
      [table, '0.0.1'],
      [newer, '999'],
    ] as const) {
      anna.send({ type: 'watch', table: id });
      const { refusal } = await anna.next('refused');
      expect(refusal).toMatchObject({ code: 'notNow', reason: 'rulesMissing' });
      expect(refusal.message).toContain(`version ${version} of its rules`);
      expect(await anna.command(id, { type: 'leave' })).toMatchObject({
        refusal: { reason: 'rulesMissing' },
      });
      expect(await house.lobby.info(id)).toMatchObject({ status: 'playing' });
      expect(await store.tables.records(id, -1)).toEqual([]);
    }
    expect(house.ended).toEqual([]);
    expect(await store.db.selectFrom('ratings').selectAll().execute()).toEqual([]);
    const waits = await store.db.selectFrom('tables').select(['id', 'waits_since']).orderBy('id').execute();
    // What is newer may be played by another process at this moment.
    expect(waits.map(({ id, waits_since }) => [id, waits_since !== null])).toEqual([
      [table, true],
      [newer, false],
    ]);
  });

  it('goes on when they are, and nobody has lost a second of clock', async () => {
    const store = await open();
    const before = openHouse(store, { process: 'before' });
    const table = await before.table({ seats: ['anna', 'bert'], pace: CLOCK });
    const { version } = needGame('duel').game;
    await store.db.updateTable('tables').set({ version: '0.0.1' }).where('id', '=', table).execute();
    await before.live.drain();
    // A process without the rules starts: it marks the table without being asked for it.
    const without = openHouse(store, { process: 'without' });
    const since = () =>
      store.db.selectFrom('tables').select('waits_since').where('id', '=', table).executeTakeFirstOrThrow();
    await expect.poll(async () => (await since()).waits_since).not.toBe(null);
    // It runs for long, so that this is no outage of the server.
    without.pass(90 * MINUTE);
    await without.live.drain();
    await store.db.updateTable('tables').set({ version }).where('id', '=', table).execute();
    const after = openHouse(store, { process: 'after', now: without.base.now() });
    const anna = after.client(await after.person('anna'));
    await anna.watch(table);
    expect(anna.seen(table).status.status).toBe('playing');
    const { dueAt } = await readTable(store, table);
    // Nothing of the free minute nor of the ten in the bank is used.
    expect(dueAt).toBeGreaterThanOrEqual(after.base.now() + 11 * MINUTE - 1000);
    expect((await since()).waits_since).toBe(null);
  });
});

describeStores('A finished game whose rules are not here', (open) => {
  afterEach(drainHouses);

  it('stays over, says why it can not be shown, and its record can be had', async () => {
    const house = openHouse(await open());
    const visitor = await house.person('anna');
    const table = await house.table({
      seats: ['anna', 'bert'],
      row: { ...OLD, status: 'over', finished_at: 5, due_at: null, bot_due: 0 },
    });
    await expect(house.live.sync(undefined, table)).rejects.toMatchObject({
      refusal: { reason: 'rulesMissing' },
    });
    expect(await house.lobby.info(table)).toMatchObject({ status: 'over', finishedAt: 5 });
    expect((await house.lobby.finished(visitor, table)).saved).toMatchObject({ version: '0.0.1', log: [] });
  });
});
