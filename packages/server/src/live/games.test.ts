import { afterEach, describe, expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { drainHouses, openHouse } from './testing/house.js';
import { playOut } from './testing/play.js';
import { hashesOf, readTable } from './testing/truth.js';

describeStores('A whole game over sockets', (open) => {
  afterEach(drainHouses);

  describe.each(['valley', 'duel'] as const)('of %s', (game) => {
    it('is what each seat and the table may see, at every step, and nothing else', async () => {
      const store = await open();
      const house = openHouse(store);
      const people = await Promise.all(['anna', 'bert', 'cleo'].map(house.person));
      const table = await house.table({ game, seats: ['anna', 'bert'], row: { listed: 1 } });
      const clients = people.map(house.client);
      const spectator = house.client(undefined);
      for (const client of [...clients, spectator]) await client.watch(table);
      expect(clients.map((client) => client.seen(table).sync.seat)).toEqual([0, 1, null]);

      const choices = await playOut(clients.slice(0, 2), table);
      expect(choices).toBeGreaterThan(50);
      const { seq, result, header } = await readTable(store, table);
      for (const [i, client] of [...clients, spectator].entries()) {
        const seen = await client.until(table, (it) => it.seq === seq);
        const truth = await hashesOf(store, table, i < 2 ? i : 'table');
        expect(seen.hashes.size).toBe(seq + 2);
        for (const [at, hash] of seen.hashes) expect([at, hash]).toEqual([at, truth.get(at)]);
        expect(seen.status.result).toEqual(result);
        // The seed is told at the end, not before.
        expect(seen.status.seed).toBe(header.seed);
        const told = client.texts.filter((text) => text.includes(header.seed));
        expect(told.every((text) => text.includes('"status":"over"'))).toBe(true);
        await client.next('info', ({ info }) => info.status === 'over');
      }
      await house.live.drain();
      expect(house.ended).toEqual([table]);
    });
  });

  it('against bots goes on by itself whenever they are asked', async () => {
    const house = openHouse(await open());
    const anna = house.client(await house.person('anna'));
    const table = await house.table({
      game: 'valley',
      seats: [{ bot: 'grower' }, 'anna', { bot: 'apprentice' }],
    });
    await anna.watch(table);
    let mine = 0;
    for (;;) {
      const { status } = await anna.until(
        table,
        (seen) => seen.status.decision !== null || seen.status.result !== null,
      );
      if (status.result) break;
      expect(await anna.choose(table, mine++)).toMatchObject({ ok: true });
    }
    const { entries } = anna.seen(table);
    const seats = new Set(entries.map((entry) => entry.seat));
    expect(seats).toEqual(new Set([0, 1, 2]));
  });

  it('of bots alone comes to its end', async () => {
    const house = openHouse(await open());
    const table = await house.table({ seats: [{ bot: 'apprentice' }, { bot: 'master' }] });
    const anybody = house.client(undefined);
    await anybody.watch(table);
    await anybody.until(table, ({ status }) => status.status === 'over');
  });
});
