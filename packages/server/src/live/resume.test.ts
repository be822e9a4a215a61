import { hashState } from '@polder/core';
import { expect, it } from 'vitest';
import { hearLog } from '../run/testing/log.js';
import type { ServerMessage } from '../wire/messages.js';
import type { Client } from './testing/client.js';
import { describeHouses, type House, openHouse } from './testing/house.js';
import { playOut } from './testing/play.js';
import { hashesOf } from './testing/truth.js';

/** A game for two, so many choices old. */
async function played(house: House, choices: number, game = 'valley') {
  const visitors = [await house.person('anna'), await house.person('bert')];
  const table = await house.table({ game, seats: ['anna', 'bert'] });
  const clients = visitors.map(house.client);
  for (const client of clients) await client.watch(table);
  await playFor(clients, table, choices);
  return { table, visitors, clients, hashes: await hashesOf(house.base.store, table, 0) };
}

async function playFor(clients: readonly Client[], table: string, choices: number): Promise<void> {
  const enough = new Error('enough');
  const before = (made: number): void => {
    if (made === choices) throw enough;
  };
  await playOut(clients, table, { before }).catch((error: unknown) => {
    if (error !== enough) throw error;
  });
}

const WRONG = '0123456789abcdef';

/** The first message about the table after `send`. */
async function answerTo(client: Client, table: string, send: () => void): Promise<ServerMessage> {
  const from = client.messages.length;
  send();
  const isAnswer = (message: ServerMessage): boolean =>
    client.messages.indexOf(message) >= from && 'table' in message && message.table === table;
  return Promise.race([
    client.next('sync', isAnswer),
    client.next('entries', isAnswer),
    client.next('refused', isAnswer),
  ]);
}

describeHouses('Somebody who comes back', (open) => {
  it.each([44, 40, 20, 0, -1])('with what they had up to %i of 44 gets what came since', async (seq) => {
    const house = await open();
    const { table, visitors, clients, hashes } = await played(house, 45);
    const { entries } = clients[0].seen(table);
    clients[0].drop();
    const back = house.client(visitors[0]);
    const after = { seq, hash: hashes.get(seq) ?? '' };
    const answer = await answerTo(back, table, () => back.send({ type: 'watch', table, after }));
    expect(answer).toMatchObject({ type: 'entries', after: seq, entries: entries.slice(seq + 1) });
    expect(await house.live.since(visitors[0], table, after)).toEqual(answer);
    // And is there again for what follows.
    const [seat] = clients[1].seen(table).status.waitingFor;
    const { decision } = (await house.live.sync(visitors[seat], table))?.status ?? {};
    const action = {
      ...{ type: 'choose' as const, decision: decision?.id ?? 0, keys: [decision?.options[0].key ?? ''] },
    };
    await house.live.command(visitors[seat], { id: 'one-more-choice', table, seq: 44, action });
    await back.next('entries', (message) => message.after === 44);
  });

  it.each([
    ['a wrong hash now', 44, WRONG],
    ['a wrong hash before', 20, WRONG],
    ['a wrong hash of the set-up', -1, WRONG],
    ['a number that there is not', 45, WRONG],
  ])('with %s gets everything', async (_, seq, hash) => {
    const house = await open();
    const { table, visitors, clients } = await played(house, 45);
    const back = house.client(visitors[0]);
    const answer = await answerTo(back, table, () =>
      back.send({ type: 'watch', table, after: { seq, hash } }),
    );
    expect(answer.type).toBe('sync');
    expect(back.seen(table).hash).toBe(clients[0].seen(table).hash);
  });

  it('with the view of another seat gets everything', async () => {
    const house = await open();
    const { table, visitors } = await played(house, 45, 'duel');
    const theirs = await hashesOf(house.base.store, table, 1);
    const own = await hashesOf(house.base.store, table, 0);
    const seq = [...own.keys()].find((at) => own.get(at) !== theirs.get(at));
    if (seq === undefined) throw new Error('They never see anything that the other does not.');
    const after = { seq, hash: theirs.get(seq) ?? '' };
    expect(await house.live.since(visitors[0], table, after)).toMatchObject({ type: 'sync' });
  });

  it('is told what they had seen before', async () => {
    const house = await open();
    const { table, visitors, clients } = await played(house, 10);
    const [anna] = clients;
    expect(anna.seen(table).sync.seen).toBe(-1);
    anna.send({ type: 'ping', tables: [{ table, seq: 9, hash: anna.seen(table).hash }] });
    anna.drop();
    expect((await house.live.sync(visitors[0], table))?.seen).toBe(9);
    await house.live.drain();
    const row = await house.base.store.db
      .selectFrom('seats')
      .select('seen_seq')
      .where('table_id', '=', table)
      .where('seat', '=', 0)
      .executeTakeFirst();
    expect(row).toEqual({ seen_seq: 9 });
  });
});

describeHouses('A ping', (open) => {
  it('with what is right is answered and no more', async () => {
    const house = await open();
    const { table, clients } = await played(house, 5);
    const [anna] = clients;
    const { length } = anna.messages;
    for (let i = 0; i < 3; i++) {
      anna.send({ type: 'ping', tables: [{ table, seq: 4, hash: anna.seen(table).hash }] });
      await anna.next('pong');
    }
    expect(anna.messages).toHaveLength(length + 3);
  });

  it('with a wrong hash brings everything anew', async () => {
    const house = await open();
    const { table, clients } = await played(house, 5);
    const [anna] = clients;
    const answer = await answerTo(anna, table, () =>
      anna.send({ type: 'ping', tables: [{ table, seq: 4, hash: WRONG }] }),
    );
    expect(answer.type).toBe('sync');
  });

  it('of what was right before is wrong once the table has moved on', async () => {
    const house = await open();
    const { table, clients } = await played(house, 5);
    const [anna] = clients;
    const old = anna.seen(table).hash;
    anna.send({ type: 'ping', tables: [{ table, seq: 4, hash: old }] });
    await playFor(clients, table, 6);
    const { seq } = anna.seen(table);
    const answer = await answerTo(anna, table, () =>
      anna.send({ type: 'ping', tables: [{ table, seq, hash: old }] }),
    );
    expect(answer.type).toBe('sync');
  });

  it('of a client that is behind for long brings what it misses', async () => {
    const house = await open({ times: { arrived: 0 } });
    const { table, visitors, hashes } = await played(house, 5);
    const anna = house.client(visitors[0]);
    const now = { seq: 4, hash: hashes.get(4) ?? '' };
    await answerTo(anna, table, () => anna.send({ type: 'watch', table, after: now }));
    const has = { table, seq: 2, hash: hashes.get(2) ?? '' };
    const answer = await answerTo(anna, table, () => anna.send({ type: 'ping', tables: [has] }));
    expect(answer).toMatchObject({ type: 'entries', after: 2, entries: [{ seq: 3 }, { seq: 4 }] });
  });

  it('about a table that is not watched says so', async () => {
    const house = await open();
    const { table } = await played(house, 5);
    const cleo = house.client(await house.person('cleo'));
    const answer = await answerTo(cleo, table, () =>
      cleo.send({ type: 'ping', tables: [{ table, seq: 4, hash: WRONG }] }),
    );
    expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'stale' } });
  });
});

describeHouses('A table in memory', (open) => {
  it('is forgotten when nobody looks on, and loaded again when it is asked for', async () => {
    const house = await open({ times: { keepTable: 20 } });
    const { table, visitors, clients } = await played(house, 5);
    const { hash } = clients[0].seen(table);
    for (const client of clients) client.drop();
    await expect.poll(() => house.live.counts.tables).toBe(0);
    const back = house.client(visitors[0]);
    await back.watch(table);
    expect(back.seen(table).hash).toBe(hash);
  });

  it('stays while somebody looks on', async () => {
    const house = await open({ times: { keepTable: 20 } });
    const watched = await played(house, 2);
    const other = await house.table({ seats: ['anna', 'bert'] });
    await house.live.sync(undefined, other);
    expect(house.live.counts.tables).toBe(2);
    await expect.poll(() => house.live.counts.tables).toBe(1);
    expect(watched.clients[0].seen(watched.table).seq).toBe(1);
  });

  it('makes room for others when there are too many, and nobody notices', async () => {
    const house = await open({ times: { maxTables: 1 } });
    const visitors = [await house.person('anna'), await house.person('bert')];
    const clients = visitors.map(house.client);
    const tables = [
      await house.table({ game: 'valley', seats: ['anna', 'bert'] }),
      await house.table({ game: 'duel', seats: ['bert', 'anna'] }),
    ];
    for (const table of tables) for (const client of clients) await client.watch(table);
    const enough = new Error('enough');
    const ends = tables.map((table) =>
      playOut(clients, table, {
        before: (made) => {
          if (made === 40) throw enough;
        },
      }).catch((error: unknown) => expect(error).toBe(enough)),
    );
    await Promise.all(ends);
    expect(house.live.counts.tables).toBeLessThanOrEqual(2);
    for (const table of tables) {
      const seats = clients.map((client) => client.seen(table).sync.seat);
      for (const [i, client] of clients.entries()) {
        const truth = await hashesOf(house.base.store, table, seats[i] ?? 'table');
        expect(hashState(client.seen(table).view)).toBe(truth.get(39));
      }
    }
  });
});

describeHouses('A stored game', (open) => {
  it('of newer rules is left alone: not played, not written to, not given up', async () => {
    const house = await open();
    const table = await house.table({ seats: ['anna', 'bert'], row: { version: '999.0.0' } });
    const anna = house.client(await house.person('anna'));
    anna.send({ type: 'watch', table });
    const { refusal } = await anna.next('refused');
    expect(refusal.code).toBe('notNow');
    expect(refusal.message).toContain('version 999.0.0');
    expect(await anna.command(table, { type: 'leave' })).toMatchObject({ refusal: { code: 'notNow' } });
    expect(await house.base.store.tables.records(table, -1)).toEqual([]);
    expect(await house.lobby.info(table)).toMatchObject({ status: 'playing' });
  });

  it('that did not fit is tried again after a while', async () => {
    const house = await open({ times: { again: 30, maxTables: 1 } });
    const { table } = await played(house, 45, 'duel');
    const { db } = house.base.store;
    const stored = await db.selectFrom('records').selectAll().where('table_id', '=', table).execute();
    const change = (deed: string) =>
      db.updateTable('records').set({ deed }).where('table_id', '=', table).where('seq', '=', 3).execute();
    await change('{"type":"undo","seat":0,"count":99}');
    await house.live.sync(undefined, await house.table({ seats: ['anna', 'bert'] }));
    await expect(house.live.sync(undefined, table)).rejects.toMatchObject({ refusal: { code: 'notNow' } });
    await change(stored[3].deed);
    await expect
      .poll(() =>
        house.live.sync(undefined, table).then(
          (sync) => sync?.entries.length,
          () => undefined,
        ),
      )
      .toBe(45);
  });

  it('that can not be read because of some other fault is not taken for broken', async () => {
    let fault: Error | undefined;
    const house = await open({}, (store) => ({
      ...store,
      tables: {
        ...store.tables,
        header: (id) => (fault ? Promise.reject(fault) : store.tables.header(id)),
      },
    }));
    const table = await house.table({ seats: ['anna', 'bert'], row: { bot_due: 0 } });
    const other = await house.table({ seats: ['anna', 'bert'] });
    await house.live.sync(undefined, table);
    fault = new Error('a fault that nobody foresaw');
    const again = openHouse(house.base.store, { process: 'two', times: { sweep: 1e6 } });
    await expect(again.live.sync(undefined, other)).rejects.toThrow('a fault that nobody foresaw');
    fault = undefined;
    expect((await again.live.sync(undefined, other))?.entries).toEqual([]);
  });

  it('whose replay brings another chance than was stored is not played', async () => {
    const { log, lines } = hearLog();
    const house = await open({ log, times: { maxTables: 1 } });
    const { table, visitors } = await played(house, 45, 'duel');
    const { db } = house.base.store;
    const changed = await db
      .updateTable('records')
      .set({ chance: '[{"type":"other","reveals":true}]' })
      .where('table_id', '=', table)
      .where('chance', 'is not', null)
      .executeTakeFirst();
    expect(changed.numUpdatedRows).toBeGreaterThan(0n);
    // Out of memory, and in again.
    await house.live.sync(undefined, await house.table({ seats: ['anna', 'bert'] }));
    const outcome = await house.live.command(visitors[0], {
      ...{ id: 'on-a-broken-table', table, seq: 44, action: { type: 'leave' } },
    });
    expect(outcome).toMatchObject({ refusal: { code: 'notNow' } });
    expect(await house.base.store.tables.records(table, 44)).toEqual([]);
    expect(lines.filter((line) => line.table === table && line.level === 50)).toHaveLength(1);
  });
});
