import { expect, it } from 'vitest';
import { openApp } from '../http/app.js';
import { liveRoutes } from './routes.js';
import { describeHouses, type House } from './testing/house.js';
import { hashesOf } from './testing/truth.js';

/** The routes, where the cookie is just the name. */
async function served(house: House) {
  const visitor = (token: string | undefined) => (token === undefined ? undefined : house.person(token));
  const { app } = await openApp(house.base, {
    people: { visitor: async (token) => visitor(token) },
    live: house.live,
    register: [(it) => liveRoutes(it, house.live)],
  });
  const { origin } = house.base.settings;
  const headers = (who: string | undefined) => ({ origin, ...(who ? { cookie: `polder=${who}` } : {}) });
  return {
    async get(url: string, who?: string) {
      const answer = await app.inject({ method: 'GET', url, headers: headers(who) });
      return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
    },
    async post(url: string, body: object, who?: string) {
      const answer = await app.inject({ method: 'POST', url, headers: headers(who), payload: body });
      return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
    },
  };
}

/** A table where seat 0 or 1 is asked: theirs and the other's name, and a command for it. */
async function running(house: House) {
  const table = await house.table({ game: 'valley', seats: ['anna', 'bert'] });
  const sync = await house.live.sync(undefined, table);
  const names = ['anna', 'bert'];
  const seat = sync?.status.waitingFor[0] ?? 0;
  const { decision } = (await house.live.sync(await house.person(names[seat]), table))?.status ?? {};
  const action = { type: 'choose', decision: decision?.id, keys: [decision?.options[0].key] };
  const command = { id: 'first-choice', table, seq: -1, action };
  return { table, command, seat, asked: names[seat], other: names[1 - seat] };
}

describeHouses('Without a socket', (open) => {
  it('a command is carried out, once', async () => {
    const house = await open();
    const { get, post } = await served(house);
    const { table, command, asked } = await running(house);
    const url = `/api/tables/${table}/commands`;
    for (let i = 0; i < 2; i++) {
      expect(await post(url, command, asked)).toMatchObject({ status: 200, body: { ok: true, seq: 0 } });
    }
    const { body } = await get(`/api/tables/${table}/sync`, asked);
    expect(body).toMatchObject({ type: 'sync', table, sync: { entries: [{ seq: 0 }], status: { seq: 0 } } });
  });

  it('what is refused has a fitting status', async () => {
    const house = await open();
    const { post } = await served(house);
    const { table, command, asked, other } = await running(house);
    const url = `/api/tables/${table}/commands`;
    const elsewhere = { ...command, table: 'another-table' };
    const answers = [
      await post(url, command),
      await post(url, command, other),
      await post(url, { ...command, more: 1 }, asked),
      await post(url, elsewhere, asked),
      await post('/api/tables/another-table/commands', elsewhere, asked),
      await post(url, { ...command, action: { ...command.action, keys: ['no'] } }, asked),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 400, 400, 404, 409]);
    expect(answers.map(({ body }) => body.refusal.code)).toEqual([
      ...['noSession', 'notYours', 'bad', 'bad', 'notFound', 'illegal'],
    ]);
    await house.live.drain();
    expect(await post(url, command, asked)).toMatchObject({
      status: 503,
      body: { refusal: { code: 'closing' } },
    });
  });

  it('what came since is sent to whoever has the right hash, everything to whoever has not', async () => {
    const house = await open();
    const { get, post } = await served(house);
    const { table, command, seat, asked } = await running(house);
    await post(`/api/tables/${table}/commands`, command, asked);
    const hashes = await hashesOf(house.base.store, table, seat);
    const url = `/api/tables/${table}/sync`;
    const since = await get(`${url}?seq=-1&hash=${hashes.get(-1)}`, asked);
    expect(since.body).toMatchObject({ type: 'entries', after: -1, entries: [{ seq: 0 }] });
    const now = await get(`${url}?seq=0&hash=${hashes.get(0)}`, asked);
    expect(now.body).toMatchObject({ type: 'entries', after: 0, entries: [] });
    const wrong = await get(`${url}?seq=0&hash=0123456789abcdef`, asked);
    expect(wrong.body).toMatchObject({ type: 'sync', sync: { seat } });
    const onlooker = await get(url);
    expect(onlooker.body).toMatchObject({ type: 'sync', sync: { seat: null, status: { decision: null } } });
  });

  it.each(['?seq=0', '?hash=0123456789abcdef', '?seq=x&hash=0123456789abcdef', '?seq=0&hash=0', '?more=1'])(
    'a question like %s is not understood',
    async (query) => {
      const house = await open();
      const { get } = await served(house);
      const { table } = await running(house);
      expect(await get(`/api/tables/${table}/sync${query}`)).toMatchObject({ status: 400 });
    },
  );

  it('what is asked too often, over HTTP or a socket, is refused with the time to wait', async () => {
    const house = await open({ limits: { messages: 1, burst: 2, syncs: 1 } });
    const { get, post } = await served(house);
    const { table, command, asked, other } = await running(house);
    const url = `/api/tables/${table}/commands`;
    const client = house.client(await house.person(asked));
    for (let i = 0; i < 2; i++) client.send({ type: 'ping', tables: [] });
    await client.next('pong');
    const refused = await post(url, command, asked);
    expect(refused).toMatchObject({ status: 429, body: { refusal: { code: 'tooMuch', retryAfter: 1 } } });
    expect(refused.retryAfter).toBe('1');
    expect(await post(url, command, other)).toMatchObject({ status: 403 });
    const syncs: number[] = [];
    for (let i = 0; i < 20; i++) syncs.push((await get(`/api/tables/${table}/sync`, other)).status);
    expect(new Set(syncs)).toEqual(new Set([200, 429]));
  });

  it('a table that is not there, or not for these eyes, is not found', async () => {
    const house = await open();
    const { get } = await served(house);
    const hidden = await house.table({ seats: ['anna', 'bert'], row: { spectators: 0 } });
    expect(await get('/api/tables/no-such-table/sync', 'anna')).toMatchObject({ status: 404 });
    expect(await get(`/api/tables/${hidden}/sync`, 'cleo')).toMatchObject({ status: 404 });
    expect(await get(`/api/tables/${hidden}/sync`, 'anna')).toMatchObject({ status: 200 });
  });
});
