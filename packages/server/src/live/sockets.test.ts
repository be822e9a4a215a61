import { describe, expect, it, vi } from 'vitest';
import type { AskedTable } from '../lobby/new-table.js';
import type { ClientMessage } from '../wire/commands.js';
import { openClient } from './testing/client.js';
import { describeHouses, type House } from './testing/house.js';

const asked: AskedTable = {
  ...{ game: 'duel', players: 2, options: {}, pace: { kind: 'none' }, bots: [] },
  ...{ listed: true, rated: false, hints: false, spectators: true },
};

/** A game for two, watched by both. */
async function seated(house: House) {
  const visitors = [await house.person('anna'), await house.person('bert')];
  const table = await house.table({ game: 'valley', seats: ['anna', 'bert'] });
  const clients = visitors.map(house.client);
  for (const client of clients) await client.watch(table);
  const [asked] = clients[0].seen(table).status.waitingFor;
  return { table, clients, visitors, first: clients[asked], other: clients[1 - asked] };
}

describeHouses('A socket', (open) => {
  it('is welcomed first, whatever it says before', async () => {
    const house = await open();
    const table = await house.table({ seats: ['anna', 'bert'] });
    const anna = house.client(await house.person('anna'));
    const nobody = house.client(undefined);
    for (const client of [anna, nobody]) {
      client.send({ type: 'watch', table });
      client.send({ type: 'ping', tables: [] });
    }
    await anna.watch(table);
    expect(anna.messages[0]).toMatchObject({ type: 'welcome', me: { id: 'anna' }, heartbeat: 20_000 });
    await nobody.next('pong');
    expect(nobody.messages[0]).toMatchObject({ type: 'welcome', me: null });
  });

  describe('that says something which is not understood', () => {
    it.each([
      ['no JSON', '{"type":'],
      ['no object', '"ping"'],
      ['null', 'null'],
      ['an unknown type', '{"type":"shout"}'],
      ['an unknown key', '{"type":"ping","tables":[],"more":1}'],
      ['a prototype', '{"type":"ping","tables":[],"__proto__":{"x":1}}'],
      ['a wrong value', '{"type":"watch","table":"x"}'],
      ['something deep', `{"type":"ping","tables":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ])('(%s) is told so, and goes on', async (_, text) => {
      const house = await open();
      const client = house.client(undefined);
      client.sendText(text);
      expect((await client.next('refused')).refusal.code).toBe('bad');
      client.send({ type: 'ping', tables: [] });
      await client.next('pong');
    });

    it('in a command gets an answer to that command', async () => {
      const house = await open();
      const client = house.client(await house.person('anna'));
      const command = { id: 'not-understood', table: 'table-one-0000', seq: -1, action: { type: 'win' } };
      client.sendText(JSON.stringify({ type: 'command', command }));
      const { outcome } = await client.next('done', ({ id }) => id === 'not-understood');
      expect(outcome).toMatchObject({ ok: false, refusal: { code: 'bad' } });
    });

    it('again and again is closed', async () => {
      const house = await open();
      const client = house.client(undefined);
      for (let i = 0; i < 20; i++) client.sendText('[');
      expect(await client.closed).toMatchObject({ code: 1008 });
      expect(client.messages.at(-1)).toEqual({ type: 'bye', why: 'tooMuch' });
      expect(client.messages.filter(({ type }) => type === 'refused')).toHaveLength(10);
    });
  });

  it('that says too much is told to wait, and closed if it does not', async () => {
    const house = await open({ limits: { messages: 1, burst: 5 } });
    const { table, first } = await seated(house);
    for (let i = 0; i < 4; i++) first.send({ type: 'ping', tables: [] });
    expect(await first.command(table, { type: 'leave' })).toMatchObject({
      refusal: { code: 'tooMuch', retryAfter: 1 },
    });
    expect(await house.base.store.tables.records(table, -1)).toEqual([]);
    for (let i = 0; i < 20; i++) first.send({ type: 'ping', tables: [] });
    expect(await first.closed).toMatchObject({ code: 1008 });
  });

  it('is not closed for what others at its address do', async () => {
    const house = await open({ limits: { messages: 1, burst: 30 } });
    const ping: ClientMessage = { type: 'ping', tables: [] };
    const names = Array.from({ length: 10 }, (_, i) => `neighbour-${i}`);
    const enter = async (name: string) => openClient(house.live, await house.person(name), 'one house');
    const neighbours = await Promise.all(names.map(enter));
    const [anna, nobody] = [await enter('anna'), openClient(house.live, undefined, 'one house')];
    const other = openClient(house.live, undefined, 'one house');
    for (const client of neighbours) for (let i = 0; i < 30; i++) client.send(ping);
    for (let i = 0; i < 40; i++) other.send(ping);
    // More than one is forgiven, but no more than one may say.
    for (const client of [anna, nobody]) {
      for (let i = 0; i < 20; i++) client.send(ping);
      expect((await client.next('refused')).refusal).toMatchObject({ code: 'tooMuch' });
      expect(client.messages.at(-1)).toMatchObject({ type: 'refused' });
    }
    // Whoever says more than that is.
    for (let i = 0; i < 60; i++) for (const client of [anna, nobody]) client.send(ping);
    for (const client of [anna, nobody]) expect(await client.closed).toMatchObject({ code: 1008 });
  });

  it('that does not take what it is sent is closed, and comes back to what it missed', async () => {
    const house = await open();
    const { table, visitors, first, other } = await seated(house);
    const { seq, hash } = other.seen(table);
    other.waiting = 2_000_000;
    await first.choose(table);
    expect(await other.closed).toMatchObject({ code: 1013 });
    expect(other.messages.at(-1)).toEqual({ type: 'bye', why: 'slow' });
    const back = house.client(visitors.find(({ user }) => other.texts[0].includes(user)));
    back.send({ type: 'watch', table, after: { seq, hash } });
    expect(await back.next('entries')).toMatchObject({ after: seq, entries: [{ seq: 0 }] });
  });

  it('that is silent for too long is closed', async () => {
    const house = await open({ times: { heartbeat: 10 } });
    const client = house.client(await house.person('anna'));
    expect(await client.closed).toMatchObject({ code: 4408 });
    expect(house.live.isPresent('anna')).toBe(false);
  });

  it('hears no more of a table that it does not watch any longer', async () => {
    const house = await open();
    const { table, first, other } = await seated(house);
    other.send({ type: 'unwatch', table });
    await first.choose(table);
    other.send({ type: 'ping', tables: [] });
    await other.next('pong');
    expect(other.seen(table).seq).toBe(-1);
    await other.watch(table);
    await other.until(table, ({ seq }) => seq === 0);
  });

  it('that asks for the same table again and again is told to wait', async () => {
    const house = await open();
    const { table, first } = await seated(house);
    for (let i = 0; i < 60; i++) first.send({ type: 'watch', table });
    expect((await first.next('refused')).refusal).toMatchObject({ code: 'tooMuch', retryAfter: 1 });
  });

  it('is no way to more: all of an account share what it may ask for', async () => {
    const house = await open({ limits: { messages: 1, burst: 6 } });
    const { table, visitors, clients } = await seated(house);
    const more = Array.from({ length: 5 }, () => house.client(visitors[0]));
    // One of the six is used up by its first watch.
    for (const client of more) client.send({ type: 'ping', tables: [] });
    for (const client of more) await client.next('pong');
    expect(await more[0].command(table, { type: 'leave' })).toMatchObject({
      refusal: { code: 'tooMuch', retryAfter: 1 },
    });
    expect(await house.base.store.tables.records(table, -1)).toEqual([]);
    // Somebody else is not concerned.
    expect(await clients[1].command(table, { type: 'leave' })).toMatchObject({ ok: true });
  });

  it('that answers pings is there, even if it says nothing', async () => {
    const clock = vi.spyOn(performance, 'now');
    try {
      const house = await open({ times: { heartbeat: 20, sessions: 1e9 } });
      clock.mockReturnValue(1_000_000);
      const quiet = house.client(await house.person('anna'));
      const gone = house.client(await house.person('bert'));
      await quiet.next('welcome');
      clock.mockReturnValue(1_000_050);
      quiet.pong();
      clock.mockReturnValue(1_000_100);
      expect(await gone.closed).toMatchObject({ code: 4408 });
      quiet.send({ type: 'ping', tables: [] });
      await quiet.next('pong');
    } finally {
      clock.mockRestore();
    }
  });

  it('may look at eight tables, not at nine', async () => {
    const house = await open();
    const client = house.client(undefined);
    const tables: string[] = [];
    for (let i = 0; i < 9; i++) tables.push(await house.table({ seats: ['anna', 'bert'] }));
    for (const table of tables) client.send({ type: 'watch', table });
    const { table, refusal } = await client.next('refused');
    expect([table, refusal.code]).toEqual([tables[8], 'tooMuch']);
    for (const it of tables.slice(0, 8)) await client.until(it, () => true);
    client.send({ type: 'unwatch', table: tables[0] });
    await client.watch(tables[8]);
  });
});

describeHouses('A session that ends', (open) => {
  it('closes its sockets at once, and no others', async () => {
    const house = await open();
    const { table, visitors, clients } = await seated(house);
    const elsewhere = house.client({ user: 'anna', session: 'another-session' });
    await elsewhere.watch(table);
    house.base.store.bus.publish({
      ...{ type: 'signedOut', user: 'anna', session: visitors[0].session, except: null },
    });
    expect(await clients[0].closed).toMatchObject({ code: 4401 });
    expect(clients[0].messages.at(-1)).toEqual({ type: 'bye', why: 'signedOut' });
    elsewhere.send({ type: 'ping', tables: [] });
    await elsewhere.next('pong');
    house.base.store.bus.publish({ type: 'signedOut', user: 'anna', session: null, except: 'the-new-one' });
    expect(await elsewhere.closed).toMatchObject({ code: 4401 });
    expect(house.live.isPresent('anna')).toBe(false);
    expect(house.live.isPresent('bert')).toBe(true);
  });

  it('is found even if nobody said so', async () => {
    const house = await open({ times: { recheck: 20 } });
    const { clients, visitors } = await seated(house);
    await house.base.store.db.deleteFrom('sessions').where('id', '=', visitors[0].session).execute();
    expect(await clients[0].closed).toMatchObject({ code: 4401 });
    await house.base.store.db.updateTable('sessions').set({ expires_at: 1 }).execute();
    expect(await clients[1].closed).toMatchObject({ code: 4401 });
  });
});

describeHouses('A table', (open) => {
  it('that is not for everybody is not found by strangers', async () => {
    const house = await open();
    const table = await house.table({ seats: ['anna', 'bert'], row: { spectators: 0 } });
    const anna = house.client(await house.person('anna'));
    const cleo = house.client(await house.person('cleo'));
    const nobody = house.client(undefined);
    await anna.watch(table);
    for (const client of [cleo, nobody]) {
      client.send({ type: 'watch', table });
      expect(await client.next('refused')).toMatchObject({ table, refusal: { code: 'notFound' } });
    }
    expect(await house.live.sync({ user: 'cleo', session: 's' }, table)).toBe(undefined);
    await anna.command(table, { type: 'leave' });
    expect(cleo.texts.some((text) => text.includes('"entries"'))).toBe(false);
  });

  it('that has not begun shows who comes, and then the game', async () => {
    const house = await open();
    const visitors = [await house.person('anna'), await house.person('bert')];
    const { id: table } = await house.lobby.create(visitors[0], { ...asked, spectators: false });
    const [anna, bert] = visitors.map(house.client);
    const onlooker = house.client(undefined);
    for (const client of [anna, bert, onlooker]) client.send({ type: 'watch', table });
    for (const client of [anna, bert, onlooker]) {
      expect((await client.next('info')).info).toMatchObject({
        status: 'open',
        seats: [{ kind: 'person' }, { kind: 'open' }],
      });
    }
    expect((await anna.next('present')).people).toEqual(['anna']);
    await house.lobby.join(visitors[1], table);
    const { info } = await onlooker.next('info');
    expect(info.seats[1]).toMatchObject({ kind: 'person', person: { id: 'bert' } });
    await anna.next('present', ({ people }) => people.length === 2);
    await house.lobby.start(visitors[0], table);
    for (const client of [anna, bert]) {
      expect((await client.until(table, () => true)).sync.seat).not.toBe(null);
    }
    // Whoever may not watch it is shown to the door.
    expect((await onlooker.next('refused')).refusal.code).toBe('notFound');
    const [seat] = anna.seen(table).status.waitingFor;
    const first = [anna, bert].find((client) => client.seen(table).sync.seat === seat);
    expect(await first?.choose(table)).toMatchObject({ ok: true });
    expect(onlooker.texts.some((text) => text.includes('"sync"') || text.includes('"entries"'))).toBe(false);
  });

  it('shows who of those who sit there is connected', async () => {
    const house = await open();
    const table = await house.table({ seats: ['anna', 'bert'] });
    const visitors = [await house.person('anna'), await house.person('bert')];
    const anna = house.client(visitors[0]);
    const cleo = house.client(await house.person('cleo'));
    await anna.watch(table);
    expect((await anna.next('present')).people).toEqual(['anna']);
    await cleo.watch(table);
    const bert = [house.client(visitors[1]), house.client(visitors[1])];
    expect((await anna.next('present')).people).toEqual(['anna', 'bert']);
    bert[0].drop();
    bert[1].drop();
    expect((await anna.next('present')).people).toEqual(['anna']);
    expect(anna.messages.filter(({ type }) => type === 'present')).toHaveLength(3);
    // It is nobody else's business.
    expect(cleo.messages.filter(({ type }) => type === 'present')).toEqual([]);
  });

  it('tells nobody who is there across a block, nor once the game is over', async () => {
    const house = await open();
    const [anna, bert, cleo] = ['anna', 'bert', 'cleo'].map((id) => house.person(id));
    const clients = [house.client(await anna), house.client(await bert), house.client(await cleo)];
    const table = await house.table({ game: 'valley', seats: ['anna', 'bert', 'cleo'] });
    await house.base.store.db
      .insertInto('blocks')
      .values({ user_id: 'anna', blocked_id: 'bert', created_at: 1 })
      .execute();
    for (const client of clients) await client.watch(table);
    await clients[2].next('present', ({ people }) => people.length === 3);
    expect((await clients[0].next('present')).people).toEqual(['anna', 'cleo']);
    expect((await clients[1].next('present')).people).toEqual(['bert', 'cleo']);
    const over = await house.table({ seats: ['anna', 'cleo'], row: { status: 'abandoned' } });
    await clients[0].watch(over);
    expect(clients[0].messages.some((it) => it.type === 'present' && it.table === over)).toBe(false);
  });
});

describeHouses('What is said', (open) => {
  const say = (table: string, id: string, text: string) => ({
    type: 'say' as const,
    say: { id, table, text },
  });

  it('is heard by all at the table but those who have blocked whoever says it', async () => {
    const house = await open();
    const { table, clients } = await seated(house);
    const [anna, bert] = clients;
    const cleo = house.client(await house.person('cleo'));
    const nobody = house.client(undefined);
    await house.base.store.db
      .insertInto('blocks')
      .values({ user_id: 'cleo', blocked_id: 'bert', created_at: 1 })
      .execute();
    for (const client of [cleo, nobody]) await client.watch(table);
    bert.send(say(table, 'said-by-bert', 'good <b>day</b>'));
    expect((await bert.next('done', ({ id }) => id === 'said-by-bert')).outcome).toMatchObject({ ok: true });
    for (const client of [anna, bert, nobody]) {
      const { messages } = await client.next('chat');
      expect(messages).toMatchObject([{ from: { id: 'bert' }, text: 'good <b>day</b>' }]);
    }
    anna.send(say(table, 'said-by-anna', 'to you, too'));
    expect((await cleo.next('chat')).messages).toMatchObject([{ from: { id: 'anna' } }]);
    expect(cleo.texts.some((text) => text.includes('good'))).toBe(false);
    // Whoever comes later hears what was said before.
    const late = house.client(undefined);
    await late.watch(table);
    expect((await late.next('chat')).messages).toHaveLength(2);
  });

  it('by somebody who does not sit there, or whom nobody knows, is not', async () => {
    const house = await open();
    const { table } = await seated(house);
    const cleo = house.client(await house.person('cleo'));
    const nobody = house.client(undefined);
    cleo.send(say(table, 'said-by-cleo', 'hey'));
    nobody.send(say(table, 'said-by-nobody', 'hey'));
    expect((await cleo.next('done')).outcome).toMatchObject({ refusal: { code: 'notYours' } });
    expect((await nobody.next('done')).outcome).toMatchObject({ refusal: { code: 'noSession' } });
  });
});

describeHouses('News', (open) => {
  it('of the public list come to those who want them', async () => {
    const house = await open();
    const visitor = await house.person('anna');
    const [anna, bert] = [house.client(visitor), house.client(await house.person('bert'))];
    anna.send({ type: 'lobby', on: true });
    for (const client of [anna, bert]) {
      client.send({ type: 'ping', tables: [] });
      await client.next('pong');
    }
    const { id } = await house.lobby.create(visitor, asked);
    await anna.next('lobby');
    expect((await anna.next('mine')).table).toBe(id);
    expect(bert.messages.map(({ type }) => type)).toEqual(['welcome', 'pong']);
  });

  it('of whose turn it is come to all sockets of those whom it concerns', async () => {
    const house = await open();
    const { table, first, other } = await seated(house);
    await first.choose(table);
    expect(first.seen(table).status.decision).toBe(null);
    for (const client of [first, other]) expect((await client.next('mine')).table).toBe(table);
  });
});
