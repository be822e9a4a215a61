import { setImmediate } from 'node:timers';
import { expect, it } from 'vitest';
import { type Store, StoreTrouble } from '../store/store.js';
import { type Gate, openGate } from './gate.js';
import { openSyncs } from './syncs.js';
import { type LoadedTable, openTables, type Tables } from './tables.js';
import { describeHouses, type House } from './testing/house.js';
import { TIMES } from './times.js';

const PATIENT = { patient: true } as const;

/** Tables that are not those of the house: it has loaded none of them. */
function tablesOf({ base }: House, gate: Gate, store: Store = base.store): Tables {
  return openTables({ ...base, store }, { settle: async () => undefined }, TIMES, gate);
}

/** A gate that nobody passes until `open`. */
function closedGate(): { gate: Gate; open: () => void } {
  const gate = openGate(1, 10);
  let open = (): void => {};
  void gate.pass('another table', () => new Promise<void>((resolve) => (open = resolve)));
  return { gate, open: () => open() };
}

describeHouses('A table that has to be loaded', (open) => {
  it('for an onlooker does not keep those waiting who play there', async () => {
    const house = await open();
    const [shown, played] = [
      await house.table({ seats: ['anna', 'bert'] }),
      await house.table({ seats: ['anna', 'bert'] }),
    ];
    const { gate, open: go } = closedGate();
    const tables = tablesOf(house, gate);
    const done: string[] = [];
    const jobs = [
      tables.run(shown, () => void done.push('shown'), PATIENT),
      tables.run(played, () => void done.push('shown, too'), PATIENT),
      tables.run(played, () => void done.push('played')),
    ];
    await new Promise(setImmediate);
    go();
    await Promise.all(jobs);
    expect(done.slice(0, 2)).toEqual(['shown, too', 'played']);
  });

  it('is not read again and again for all who wait while the database is in trouble', async () => {
    const house = await open();
    const { store } = house.base;
    const table = await house.table({ seats: ['anna', 'bert'] });
    let reads = 0;
    const trouble: Store = {
      ...store,
      tables: {
        ...store.tables,
        header(id) {
          reads++;
          return reads > 1 ? store.tables.header(id) : Promise.reject(new StoreTrouble('silent'));
        },
      },
    };
    const tables = tablesOf(house, openGate(3, 10), trouble);
    const waiting = [1, 2, 3].map(() => tables.run(table, () => 'done'));
    for (const each of await Promise.allSettled(waiting)) {
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(StoreTrouble) });
    }
    expect(reads).toBe(1);
    expect(await tables.run(table, () => 'done')).toBe('done');
  });
});

describeHouses('What an onlooker is shown', (open) => {
  it.each(['whole', 'since'] as const)('does not keep those waiting who play there (%s)', async (how) => {
    const house = await open();
    const clients = [house.client(await house.person('anna')), house.client(await house.person('bert'))];
    const table = await house.table({ game: 'valley', seats: ['anna', 'bert'] });
    for (const client of clients) await client.watch(table);
    const { hash } = clients[0].seen(table);
    // More than are kept in memory.
    for (let seq = 0; seq < 40; seq++) {
      const [seat] = clients[0].seen(table).status.waitingFor;
      await clients[seat].choose(table);
      for (const client of clients) await client.until(table, (seen) => seen.seq === seq);
    }
    const info = await house.lobby.info(table);
    if (!info) throw new Error('There is no table.');
    const { gate, open: go } = closedGate();
    const begun: string[] = [];
    let enter = (): void => {};
    const entered = new Promise<void>((resolve) => {
      enter = resolve;
    });
    const syncs = openSyncs(house.base, {
      ...{ lobby: house.lobby, catchUp: async () => {} },
      seen: { of: async () => -1, note: () => {}, flush: async () => {}, close: async () => {} },
      gate: {
        ...gate,
        pass(id, work) {
          const passed = gate.pass(id, () => {
            begun.push('shown');
            return work();
          });
          enter();
          return passed;
        },
      },
    });
    // Only what is shown waits at this gate.
    const tables = tablesOf(house, { ...gate, pass: (_, work) => work() });
    const other = gate.pass('a third table', async () => void begun.push('another onlooker'));
    const show = (kept: LoadedTable): Promise<unknown> =>
      how === 'whole'
        ? syncs.whole(kept, undefined, info)
        : syncs.since(kept, undefined, info, { seq: -1, hash });
    const shown = tables.run(table, show, PATIENT);
    await entered;
    const played = tables.run(table, () => {});
    go();
    await Promise.all([other, shown, played]);
    expect(begun).toEqual(['shown', 'another onlooker']);
  });
});
