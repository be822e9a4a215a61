import { afterEach, expect, it } from 'vitest';
import { silent } from '../run/testing/log.js';
import type { BusMessage } from '../store/bus.js';
import { openStore } from '../store/open.js';
import type { Store } from '../store/store.js';
import { closing, describePostgres } from '../store/testing/stores.js';
import type { Command } from '../wire/commands.js';
import { drainHouses, type House, type HouseParts, hasty, openHouse } from './testing/house.js';
import { playOut } from './testing/play.js';
import { hashesOf, readTable } from './testing/truth.js';

describePostgres('Two processes on one database', (createDatabase) => {
  afterEach(drainHouses);

  async function two(parts: HouseParts = {}, wrap = (store: Store): Store => store): Promise<[House, House]> {
    const databaseUrl = await createDatabase();
    const open = async (): Promise<Store> => closing(await openStore({ data: '', databaseUrl }, silent()));
    return [
      openHouse(await open(), { ...parts, process: 'one' }),
      openHouse(wrap(await open()), { ...parts, process: 'two' }),
    ];
  }

  async function seated([one, other]: readonly [House, House], game = 'duel') {
    const visitors = [await one.person('anna'), await one.person('bert')];
    const table = await one.table({ game, seats: ['anna', 'bert'] });
    const clients = [one.client(visitors[0]), other.client(visitors[1])];
    for (const client of clients) await client.watch(table);
    return { table, visitors, clients };
  }

  it('show the same game to those who are spread over both', async () => {
    const houses = await two();
    const { table, clients } = await seated(houses);
    await playOut(clients, table);
    const { store } = houses[0].base;
    for (const [seat, client] of clients.entries()) {
      const truth = await hashesOf(store, table, seat);
      for (const [seq, hash] of client.seen(table).hashes) expect(hash).toBe(truth.get(seq));
    }
    await Promise.all(houses.map(({ live }) => live.drain()));
    expect([...houses[0].ended, ...houses[1].ended]).toEqual([table]);
  });

  it('carry on when one of them stops in the middle of a game', async () => {
    const houses = await two();
    const { table, visitors, clients } = await seated(houses, 'valley');
    const players = [...clients];
    await playOut(players, table, {
      async before(choices) {
        if (choices !== 30) return;
        const { seq, hash } = players[1].seen(table);
        await houses[1].live.drain();
        expect(await players[1].closed).toMatchObject({ code: 1012 });
        const back = houses[0].client(visitors[1]);
        back.send({ type: 'watch', table, after: { seq, hash } });
        expect(await back.next('entries')).toMatchObject({ after: seq, entries: [] });
        // The client of the test begins anew; what it was sent before was enough.
        await back.watch(table);
        players[1] = back;
      },
    });
    expect((await readTable(houses[0].base.store, table)).status).toBe('over');
    expect(houses[0].ended).toEqual([table]);
  });

  it('let one of two win who want to be the first', async () => {
    const houses = await two();
    const { table, visitors } = await seated(houses, 'valley');
    let seq = -1;
    for (let round = 0; round < 10; round++) {
      const propose = (seat: number): Command => ({
        ...{ id: `round-${round}-of-${seat}`, table, seq },
        action: { type: 'propose', what: { what: 'pause' } },
      });
      const outcomes = await Promise.all([0, 1].map((i) => houses[i].live.command(visitors[i], propose(i))));
      const winner = outcomes.findIndex(({ ok }) => ok);
      expect(outcomes[winner]).toEqual({ ok: true, seq: seq + 1 });
      expect(outcomes[1 - winner]).toMatchObject({ ok: false, refusal: { code: 'notNow' } });
      const withdraw: Command = {
        ...{ id: `withdrawn-${round}`, table, seq: seq + 1, action: { type: 'withdraw' } },
      };
      // In the other process, which may not have heard of it.
      const done = await houses[1 - winner].live.command(visitors[winner], withdraw);
      expect(done).toEqual({ ok: true, seq: seq + 2 });
      seq += 2;
    }
    expect(await houses[0].base.store.tables.records(table, -1)).toHaveLength(20);
  });

  it('do a command once that was sent to both', async () => {
    const houses = await two();
    const { table, visitors, clients } = await seated(houses, 'valley');
    for (let round = 0; round < 10; round++) {
      const { seq, status } = clients[0].seen(table);
      const [seat] = status.waitingFor;
      const { decision } = (await clients[seat].until(table, (seen) => seen.seq === seq)).status;
      const command: Command = {
        ...{ id: `sent-to-both-${round}`, table, seq },
        action: { type: 'choose', decision: decision?.id ?? 0, keys: [decision?.options[0].key ?? ''] },
      };
      const outcomes = await Promise.all(houses.map(({ live }) => live.command(visitors[seat], command)));
      expect(outcomes).toEqual([
        { ok: true, seq: seq + 1 },
        { ok: true, seq: seq + 1 },
      ]);
      for (const client of clients) await client.until(table, (seen) => seen.seq === seq + 1);
    }
  });

  it('find each other again when messages between them were lost', async () => {
    const deaf = (store: Store): Store => ({
      ...store,
      bus: {
        ...store.bus,
        subscribe: (listener) =>
          store.bus.subscribe((message: BusMessage) => {
            if (message.type !== 'records') listener(message);
          }),
      },
    });
    const houses = await two({ times: { recheck: 50 } }, deaf);
    const { table, clients } = await seated(houses, 'valley');
    await playOut(clients, table, {
      before: (choices) => {
        if (choices === 30) throw new Error('enough');
      },
    }).catch((error: unknown) => expect(error).toMatchObject({ message: 'enough' }));
    const truth = await hashesOf(houses[0].base.store, table, 1);
    expect(clients[1].seen(table).hash).toBe(truth.get(29));
  });

  it('see who is connected to the other, and sign out there', async () => {
    const houses = await two();
    const { visitors, clients } = await seated(houses);
    await clients[0].next('present', ({ people }) => people.length === 2);
    await clients[1].next('present', ({ people }) => people.length === 2);
    expect(houses.map(({ live }) => [live.isPresent('anna'), live.isPresent('bert')])).toEqual([
      [true, true],
      [true, true],
    ]);
    const { session } = visitors[1];
    houses[0].base.store.bus.publish({ type: 'signedOut', user: 'bert', session, except: null });
    expect(await clients[1].closed).toMatchObject({ code: 4401 });
    expect((await clients[0].next('present', ({ people }) => people.length === 1)).people).toEqual(['anna']);
  });

  it('believe no longer that somebody is connected to one that is silent', async () => {
    const [one] = await two({ times: { present: 30 } });
    one.base.store.bus.publish({ type: 'present', process: 'gone', user: 'cleo', here: true });
    await expect.poll(() => one.live.isPresent('cleo')).toBe(true);
    await expect.poll(() => one.live.isPresent('cleo')).toBe(false);
  });

  it('do not both think for the same bot', async () => {
    const asked = new Map<string, number>();
    const plan: typeof hasty = (it) => {
      asked.set(it.seed, (asked.get(it.seed) ?? 0) + 1);
      return hasty(it);
    };
    const houses = await two({ bots: { plan } });
    const anna = houses[1].client(await houses[1].person('anna'));
    const table = await houses[0].table({
      game: 'valley',
      seats: [{ bot: 'grower' }, 'anna', { bot: 'grower' }],
    });
    await anna.watch(table);
    for (let i = 0; i < 25; i++) {
      await anna.until(table, ({ status }) => status.decision !== null);
      expect(await anna.choose(table)).toMatchObject({ ok: true });
    }
    const seen = await anna.until(table, ({ status }) => status.decision !== null);
    const bots = seen.entries.filter(({ seat }) => seat !== 1);
    expect(bots.length).toBeGreaterThan(10);
    expect([...asked.values()].every((times) => times === 1)).toBe(true);
  });

  it('leave a table to whoever has claimed it, and take it over when the claim runs out', async () => {
    const houses = await two({ bots: { plan: () => new Promise(() => {}) } });
    const { db } = houses[0].base.store;
    const until = houses[0].base.now() + 20_000;
    const table = await houses[0].table({
      seats: [{ bot: 'grower' }, { bot: 'grower' }],
      row: { claimed_by: 'dead', claimed_until: until },
    });
    const claim = () =>
      db.selectFrom('tables').select(['claimed_by']).where('id', '=', table).executeTakeFirstOrThrow();
    await houses[0].live.sweep();
    await houses[1].live.sweep();
    expect(await claim()).toEqual({ claimed_by: 'dead' });
    houses[1].pass(20_001);
    await expect.poll(claim).toEqual({ claimed_by: 'two' });
    await houses[1].live.drain();
    expect(await claim()).toEqual({ claimed_by: null });
    await expect.poll(claim).toEqual({ claimed_by: 'one' });
  });

  it('take a table over from a process that died before the clock was turned back', async () => {
    const [house] = await two({ bots: { plan: () => new Promise(() => {}) } });
    const { db } = house.base.store;
    const table = await house.table({
      seats: [{ bot: 'grower' }, { bot: 'grower' }],
      row: { claimed_by: 'dead', claimed_until: house.base.now() + 3_600_000 },
    });
    await expect
      .poll(() => db.selectFrom('tables').select('claimed_by').where('id', '=', table).executeTakeFirst())
      .not.toEqual({ claimed_by: 'dead' });
  });
});
