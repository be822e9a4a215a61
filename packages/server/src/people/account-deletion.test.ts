import { afterEach, expect, it } from 'vitest';
import { ORIGIN, type TestApp, useTestApp, type Wishes } from '../http/testing/app.js';
import { type Browser, nextDevice, openBrowser } from '../http/testing/browser.js';
import { enter } from '../http/testing/socket.js';
import { drainHouses, type House, openHouse } from '../live/testing/house.js';
import { newTable } from '../lobby/testing/lobby.js';
import type { Store } from '../store/store.js';
import { describeStores } from '../store/testing/stores.js';
import { openAuthenticator } from './testing/authenticator.js';
import { askToKeep, keepByMail, login, register } from './testing/keys.js';

afterEach(drainHouses);
const openApp = useTestApp();
const open = (store: Store, wishes: Wishes = {}): Promise<TestApp> => openApp({ store, ...wishes });
/** With tables to sit at. */
async function town(store: Store): Promise<{ readonly test: TestApp; readonly house: House }> {
  const house = openHouse(store);
  const seating = () => ({ leave: house.lobby.leave, gone: house.live.gone });
  return { test: await open(store, { seating }), house };
}
const erase = (browser: Browser) => browser.ask('DELETE', '/api/me', { sure: true });
const meOf = async (browser: Browser) => (await browser.get('/api/me')).json().me;
const asVisitor = (user: string) => ({ user, session: `session-of-${user}` });

describeStores('an account that is deleted', (openStore) => {
  it('goes only if somebody is sure, and only one’s own', async () => {
    const test = await open(await openStore());
    const browser = openBrowser(test);
    expect((await erase(browser)).statusCode).toBe(401);
    await browser.guest();
    for (const body of [{}, { sure: false }, { sure: true, user: 'somebody-else' }])
      expect((await browser.ask('DELETE', '/api/me', body)).statusCode).toBe(400);
    expect((await meOf(browser)).name).toBe('Anna');
    expect((await erase(browser)).json()).toEqual({});
    expect(browser.cookie).toBeUndefined();
  });

  it('leaves nothing that is the person’s own, and nothing of others goes with it', async () => {
    const store = await openStore();
    const test = await open(store);
    const anna = openBrowser(test);
    const annaId = await anna.guest('Anna');
    const bob = openBrowser(test);
    const bobId = await bob.guest('Bob');
    await keepByMail(test, anna, 'anna@example.org');
    await register(anna, openAuthenticator(ORIGIN));
    await register(bob, openAuthenticator(ORIGIN));
    await anna.post('/api/transfer');
    await askToKeep(test, anna, 'other@example.org');
    await anna.ask('PUT', `/api/blocks/${bobId}`);
    await bob.ask('PUT', `/api/blocks/${annaId}`);
    for (const user_id of [annaId, bobId]) {
      await store.db
        .insertInto('channels')
        .values({
          ...{ id: `channel-of-${user_id}`, user_id, kind: 'webhook', target: 'https://example.org' },
          ...{ data: '{}', created_at: 1, failures: 0 },
        })
        .execute();
      await store.db
        .insertInto('outbox')
        .values({
          ...{ id: `notice-for-${user_id}`, user_id, kind: 'webhook', channel_id: `channel-of-${user_id}` },
          ...{ data: '{}', created_at: 1, due_at: 1, attempts: 0, claimed_until: null },
        })
        .execute();
      await store.db
        .insertInto('ratings')
        .values({ user_id, game: 'duel', players: 2, mu: 30, sigma: 5, games: 9, updated_at: 1 })
        .execute();
    }
    await erase(anna);
    await test.people.settled();

    const owners = async (table: 'sessions' | 'passkeys' | 'channels' | 'outbox' | 'ratings') =>
      (await store.db.selectFrom(table).select('user_id').execute()).map((row) => row.user_id);
    for (const table of ['sessions', 'passkeys', 'channels', 'outbox', 'ratings'] as const)
      expect([table, await owners(table)]).toEqual([table, [bobId]]);
    expect(await store.db.selectFrom('links').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('blocks').selectAll().execute()).toEqual([]);
    const row = await store.db.selectFrom('users').selectAll().where('id', '=', annaId).executeTakeFirst();
    expect(row).toMatchObject({ name: '', email: null, gone_at: test.base.now() });
    expect(JSON.stringify(row)).not.toMatch(/anna@|Anna"/);
    expect(await meOf(bob)).toMatchObject({ name: 'Bob', passkeys: 1 });
    expect((await test.people.names([annaId])).get(annaId)).toBe('');
    expect(await test.people.me(annaId)).toBeUndefined();
  });

  it('is signed out everywhere, its sockets are closed, and no passkey or mail opens it', async () => {
    const test = await open(await openStore());
    const host = await test.listen();
    const first = openBrowser(test);
    await first.guest();
    const authenticator = openAuthenticator(ORIGIN);
    await register(first, authenticator);
    await keepByMail(test, first, 'anna@example.org');
    const second = await nextDevice(test, first);
    const sockets = [
      await enter(host, { cookie: first.cookie }),
      await enter(host, { cookie: second.cookie }),
    ];
    const old = first.cookie;
    await erase(second);
    for (const { closed } of sockets) expect(await closed).toBe(4401);
    first.cookie = old;
    expect(await meOf(first)).toBeNull();
    expect((await login(openBrowser(test), authenticator)).statusCode).toBe(401);
    await test.people.settled();
    expect(test.mails.at(-1)).toMatchObject({
      to: 'anna@example.org',
      subject: 'Polder: your account was deleted',
    });
    const before = test.mails.length;
    await openBrowser(test).post('/api/email/login', { address: 'anna@example.org', locale: 'en' });
    await test.people.settled();
    expect(test.mails).toHaveLength(before);
  });

  it('does not come back by what was under way', async () => {
    const test = await open(await openStore());
    const browser = openBrowser(test);
    const user = await browser.guest();
    const options = (await browser.post('/api/passkeys/register')).json();
    const answer = openAuthenticator(ORIGIN).create(options);
    const visitor = await test.people.visitor(browser.cookie);
    await test.people.accountDeletion.leave(user);
    if (!visitor) throw new Error('Nobody is there.');
    await expect(test.people.sessions.begin(user, 'a browser', undefined)).rejects.toThrow('no longer there');
    expect((await browser.post('/api/passkeys/registered', answer)).statusCode).toBe(401);
    await test.people.accounts.change(user, { name: 'Anna' });
    expect((await test.people.names([user])).get(user)).toBe('');
    await expect(test.people.accountDeletion.leave(user)).rejects.toThrow('no longer there');
  });

  it('can’t be blocked, but reported', async () => {
    const test = await open(await openStore());
    const anna = openBrowser(test);
    const annaId = await anna.guest('Anna');
    const bob = openBrowser(test);
    await bob.guest('Bob');
    await erase(anna);
    expect((await bob.ask('PUT', `/api/blocks/${annaId}`)).statusCode).toBe(404);
    const report = { user: annaId, reason: 'chat', text: 'rude' };
    expect((await bob.post('/api/reports', report)).statusCode).toBe(200);
  });

  it('gives up its seats at open tables: the next one is host, and an empty table is cancelled', async () => {
    const { test, house } = await town(await openStore());
    const anna = openBrowser(test);
    const annaId = await anna.guest('Anna');
    const bobId = await openBrowser(test).guest('Bob');
    const alone = await house.lobby.create(asVisitor(annaId), newTable());
    const both = await house.lobby.create(asVisitor(annaId), newTable());
    await house.lobby.join(asVisitor(bobId), both.id);
    const guest = await house.lobby.create(asVisitor(bobId), newTable());
    await house.lobby.join(asVisitor(annaId), guest.id);
    await erase(anna);
    expect(await house.lobby.info(alone.id)).toMatchObject({ status: 'cancelled' });
    expect(await house.lobby.info(both.id)).toMatchObject({
      status: 'open',
      host: bobId,
      seats: [{ kind: 'open' }, { kind: 'person', person: { name: 'Bob' } }],
    });
    expect(await house.lobby.info(guest.id)).toMatchObject({
      status: 'open',
      seats: [{ kind: 'person', person: { name: 'Bob' } }, { kind: 'open' }],
    });
    expect(await house.lobby.own(asVisitor(annaId))).toEqual([]);
    await expect(house.lobby.join(asVisitor(annaId), guest.id)).rejects.toThrow('no such account');
  });

  it('leaves its running games to a bot, finished ones as they are, and takes its words along', async () => {
    const { test, house } = await town(await openStore());
    const anna = openBrowser(test);
    const annaId = await anna.guest('Anna');
    const bobId = await openBrowser(test).guest('Bob');
    const running = await house.table({ seats: [annaId, bobId] });
    const over = await house.table({ seats: [annaId, bobId], row: { status: 'over', finished_at: 1 } });
    const say = (by: string, what: object, n: number) =>
      house.lobby.say(asVisitor(by), { id: `message-${n}`, table: running, ...what } as never);
    await say(annaId, { text: 'my words' }, 1);
    await say(bobId, { text: 'his words' }, 2);
    await say(annaId, { phrase: 'goodLuck' }, 3);
    await say(annaId, { text: 'my last words' }, 4);
    const watching = house.client(asVisitor(bobId));
    await watching.watch(running);

    await erase(anna);
    const seen = await watching.until(running, ({ status }) => status.bots[0] !== null);
    expect(seen.status.status).toBe('playing');
    const told = await watching.next('info', ({ info }) => info.id === running);
    expect(told.info.seats[0]).toMatchObject({ kind: 'person', person: { id: annaId, name: '' } });
    expect(await house.lobby.info(over)).toMatchObject({
      status: 'over',
      seats: [{ person: { name: '' }, bot: null }, { person: { name: 'Bob' } }],
    });
    expect(await house.lobby.chat(asVisitor(bobId), running, -1)).toMatchObject([
      { from: { name: 'Bob' }, text: 'his words' },
      { from: { name: '' }, phrase: 'goodLuck', text: null },
    ]);
    // Its number is not given to another message: clients would take that for one they know.
    expect((await say(bobId, { text: 'gone?' }, 5)).id).toBe(4);
    const rows = await house.base.store.db.selectFrom('messages').select('text').execute();
    expect(JSON.stringify(rows)).not.toContain('my ');
  });

  it('is asked for nothing any more by those who play on, also where a bot played already', async () => {
    const { test, house } = await town(await openStore());
    const anna = openBrowser(test);
    const annaId = await anna.guest('Anna');
    const bobId = await openBrowser(test).guest('Bob');
    const there = await house.table({ seats: [annaId, bobId] });
    const away = await house.table({ seats: [annaId, bobId] });
    const leave = { id: 'i-leave-this', table: away, seq: -1, action: { type: 'leave' } } as const;
    expect(await house.live.command(asVisitor(annaId), leave)).toMatchObject({ ok: true });
    await erase(anna);
    for (const table of [there, away]) {
      const action = { type: 'propose', what: { what: 'abandon' } } as const;
      const command = { id: 'give-it-up', table, seq: -1, action };
      expect(await house.live.command(asVisitor(bobId), command)).toMatchObject({ ok: true });
      expect(await house.lobby.info(table)).toMatchObject({ status: 'abandoned' });
    }
    expect(house.told.filter(({ what }) => what === 'standIn')).toEqual([]);
  });

  it('leaves no words behind that were being said meanwhile, here or in a report', async () => {
    const { test, house } = await town(await openStore());
    const { db } = house.base.store;
    const anna = openBrowser(test);
    const annaId = await anna.guest('Anna');
    const bob = openBrowser(test);
    const bobId = await bob.guest('Bob');
    const table = await house.table({ seats: [annaId, bobId] });
    const report = { reason: 'chat', table };
    await anna.post('/api/reports', { ...report, user: bobId, text: 'words of Anna' });
    await bob.post('/api/reports', { ...report, user: annaId, text: 'words of Bob' });
    const texts = async () =>
      (await db.selectFrom('reports').select(['reporter_id', 'text']).execute())
        .map(({ reporter_id, text }) => [reporter_id === annaId ? 'Anna' : 'Bob', text])
        .sort();
    await erase(anna);
    expect(await texts()).toEqual([
      ['Anna', ''],
      ['Bob', 'words of Bob'],
    ]);
    // What had got past the look at the session.
    await db
      .insertInto('messages')
      .values({
        ...{ table_id: table, id: 0, at: house.base.now(), user_id: annaId, command: 'late' },
        ...{ phrase: null, text: 'last words of Anna' },
      })
      .execute();
    await db.updateTable('reports').set({ text: 'late' }).where('reporter_id', '=', annaId).execute();
    await house.lobby.say(asVisitor(bobId), { id: 'message-1', table, text: 'words of Bob' });
    await test.people.tidy();
    expect(await texts()).toEqual([
      ['Anna', ''],
      ['Bob', 'words of Bob'],
    ]);
    const said = await db.selectFrom('messages').select('text').orderBy('id').execute();
    expect(said).toEqual([{ text: '' }, { text: 'words of Bob' }]);
  });

  it('is not in the ranking, not even by a game that ends later', async () => {
    const { test, house } = await town(await openStore());
    const anna = openBrowser(test);
    const annaId = await anna.guest('Anna');
    await erase(anna);
    const rate = () =>
      house.base.store.db
        .insertInto('ratings')
        .values({ user_id: annaId, game: 'duel', players: 2, mu: 30, sigma: 5, games: 9, updated_at: 1 })
        .execute();
    await rate();
    expect(await house.lobby.best('duel', 2)).toEqual([]);
    await test.people.tidy();
    expect(await house.base.store.db.selectFrom('ratings').selectAll().execute()).toEqual([]);
  });

  it('gives up later what could not be given up at once', async () => {
    const store = await openStore();
    const house = openHouse(store);
    let works = false;
    const test = await open(store, {
      seating: () => ({
        async leave(visitor, table) {
          if (!works) throw new Error('The disk is full.');
          await house.lobby.leave(visitor, table);
        },
        async gone(user, table) {
          if (!works) throw new Error('The disk is full.');
          await house.live.gone(user, table);
        },
      }),
    });
    const anna = openBrowser(test);
    const annaId = await anna.guest('Anna');
    const bobId = await openBrowser(test).guest('Bob');
    const table = await house.lobby.create(asVisitor(annaId), newTable());
    const running = await house.table({ seats: [annaId, bobId] });
    expect((await erase(anna)).statusCode).toBe(200);
    expect(await house.lobby.info(table.id)).toMatchObject({ status: 'open' });
    works = true;
    await test.people.tidy();
    expect(await house.lobby.info(table.id)).toMatchObject({ status: 'cancelled' });
    expect((await house.lobby.info(running))?.seats[0]).toMatchObject({ bot: 'grower' });
  });
});
