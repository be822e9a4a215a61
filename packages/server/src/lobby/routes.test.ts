import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { openApp } from '../http/app.js';
import { describeStores } from '../store/testing/stores.js';
import { MAX_BODY } from '../wire/limits.js';
import type { NewTable } from '../wire/lobby.js';
import { lobbyRoutes } from './routes.js';
import { abandon, type Hall, newTable, opened, openHall, playOn } from './testing/lobby.js';

/** Somebody at a browser: their account is their cookie. */
interface Browser {
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown): Promise<LightMyRequestResponse>;
}

async function openBrowsers(hall: Hall) {
  const { app } = await openApp(hall.base, {
    people: { visitor: async (token) => (token ? { user: token, session: 'session' } : undefined) },
    live: { connect: () => undefined },
    register: [(to) => lobbyRoutes(to, hall.base, hall.lobby)],
  });
  const { origin } = hall.base.settings;
  return (user?: string): Browser => {
    const cookies = user === undefined ? {} : { polder: user };
    return {
      get: (url) => app.inject({ method: 'GET', url, cookies }),
      post: (url, body = {}) =>
        app.inject({
          method: 'POST',
          url,
          cookies,
          headers: { origin, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        }),
    };
  };
}

const asked = (more: Partial<NewTable> = {}): object => newTable(more);

describeStores('the routes of the lobby', (open) => {
  it('lead through the whole life of a table', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [a, b, e] = await hall.people('Ann', 'Bob', 'Eve');
    const browser = await openBrowsers(hall);
    const [ann, bob, eve, nobody] = [browser(a.user), browser(b.user), browser(e.user), browser()];
    const made = await ann.post('/api/tables', asked({ rated: true }));
    expect(made.statusCode).toBe(200);
    const { id } = made.json().info;
    expect((await nobody.get('/api/tables')).json().tables).toMatchObject([{ id, status: 'open' }]);
    expect((await nobody.get(`/api/tables/${id}`)).json()).toMatchObject({
      info: { id },
      mine: null,
      people: { [a.user]: { ratings: [] } },
    });
    expect((await eve.post(`/api/tables/${id}/join`)).json().info.seats[1]).toMatchObject({
      person: { name: 'Eve' },
    });
    expect((await ann.post(`/api/tables/${id}/kick`, { seat: 1 })).json().info.seats[1]).toEqual({
      kind: 'open',
    });
    await eve.post(`/api/tables/${id}/join`);
    await eve.post(`/api/tables/${id}/leave`);
    await bob.post(`/api/tables/${id}/join`);
    const message = { id: 'my-message', table: id, text: '<i>Hi</i>' };
    expect((await bob.post(`/api/tables/${id}/chat`, message)).json().message).toMatchObject({
      id: 0,
      text: '<i>Hi</i>',
    });
    expect((await ann.get(`/api/tables/${id}/chat`)).json().messages).toHaveLength(1);
    expect((await ann.get(`/api/tables/${id}/chat?after=0`)).json().messages).toEqual([]);
    expect((await bob.post(`/api/tables/${id}/ready`)).statusCode).toBe(200);
    expect((await ann.post(`/api/tables/${id}/start`)).json().info.status).toBe('playing');
    expect((await bob.get('/api/mine')).json().tables).toMatchObject([{ id, status: 'playing' }]);
    const turns = [(await ann.get('/api/next')).json().table, (await bob.get('/api/next')).json().table];
    expect(turns).toContain(id);
    expect((await ann.get(`/api/next?after=${id}`)).json()).toEqual({ table: null });
    expect((await nobody.get(`/api/tables/${id}/record`)).statusCode).toBe(409);
    await playOn(store, await opened(store, id));
    await hall.lobby.ended(id);
    const record = (await nobody.get(`/api/tables/${id}/record`)).json();
    expect(record).toMatchObject({
      info: { id, status: 'over' },
      saved: { game: 'duel', seed: record.seed },
    });
    const profile = (await nobody.get(`/api/people/${a.user}`)).json();
    expect(profile).toMatchObject({ person: { id: a.user, name: 'Ann' }, games: 1, ratings: [{ games: 1 }] });
    expect((await nobody.get('/api/ratings?game=duel&players=2')).json()).toEqual({ ratings: [] });
    const rematch = (await bob.post(`/api/tables/${id}/rematch`)).json().info;
    expect((await ann.post(`/api/tables/${id}/rematch`)).json().info.id).toBe(rematch.id);
  });

  it('let the host seat a bot', async () => {
    const hall = openHall(await open());
    const [a] = await hall.people('Ann');
    const ann = (await openBrowsers(hall))(a.user);
    const { id } = (await ann.post('/api/tables', asked())).json().info;
    const { seats } = (await ann.post(`/api/tables/${id}/bot`, { seat: 1, level: 'grower' })).json().info;
    expect(seats[1]).toEqual({ kind: 'bot', level: 'grower' });
  });

  it('ask for a session where something is done or is one’s own', async () => {
    const hall = openHall(await open());
    const [a] = await hall.people('Ann');
    const browser = await openBrowsers(hall);
    const { id } = (await browser(a.user).post('/api/tables', asked())).json().info;
    const nobody = browser();
    const answers = [
      await nobody.get('/api/mine'),
      await nobody.get('/api/next'),
      await nobody.post('/api/tables', asked()),
      ...(await Promise.all(
        ['join', 'leave', 'start', 'rematch', 'bot', 'kick', 'chat'].map((act) =>
          nobody.post(`/api/tables/${id}/${act}`),
        ),
      )),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
  });

  it('take nothing that is not in the contract', async () => {
    const hall = openHall(await open());
    const [a] = await hall.people('Ann');
    const ann = (await openBrowsers(hall))(a.user);
    const { id } = (await ann.post('/api/tables', asked())).json().info;
    const bad = [
      await ann.post('/api/tables', { ...asked(), seed: 'mine' }),
      await ann.post('/api/tables', { ...asked(), players: 5 }),
      await ann.post('/api/tables', { ...asked(), bots: ['random'] }),
      await ann.post(`/api/tables/${id}/join`, { seat: 1 }),
      await ann.post(`/api/tables/${id}/bot`, { seat: 1, level: 'random' }),
      await ann.post(`/api/tables/${id}/kick`, { seat: '1' }),
      await ann.post(`/api/tables/${id}/chat`, { id: 'my-message', table: id, text: 'a', phrase: 'hello' }),
      await ann.post(`/api/tables/${id}/chat`, { id: 'my-message', table: id, text: 'a'.repeat(501) }),
      await ann.post(`/api/tables/${id}/chat`, { id: 'my-message', table: id, phrase: 'rudeness' }),
      await ann.post(`/api/tables/${id}/chat`, { id: 'my-message', table: 'another-table', text: 'a' }),
      await ann.get(`/api/tables/${id}/chat?after=x`),
      await ann.get('/api/next?after=!'),
      await ann.get('/api/ratings?game=duel'),
      await ann.get('/api/tables/!'),
    ];
    expect(bad.map((answer) => answer.json().refusal?.code)).toEqual(bad.map(() => 'bad'));
    expect((await ann.get('/api/people/nobody-at-all')).statusCode).toBe(404);
    expect((await ann.get('/api/tables/no-such-table')).statusCode).toBe(404);
  });

  it('take a large body only where an edition may come', async () => {
    const hall = openHall(await open());
    const [a, b] = await hall.people('Ann', 'Bob');
    const ann = (await openBrowsers(hall))(a.user);
    const edition = ' '.repeat(MAX_BODY);
    const large = await ann.post('/api/tables', { ...asked(), edition });
    expect(large.json().refusal.code).toBe('bad');
    expect((await ann.post('/api/tables', { ...asked(), edition: ' '.repeat(300_001) })).statusCode).toBe(
      400,
    );
    expect((await ann.post('/api/tables', { ...asked(), edition: ' '.repeat(500_000) })).statusCode).toBe(
      413,
    );
    const { id } = await hall.game([a, b]);
    await abandon(hall.base.store, id);
    expect((await ann.post(`/api/tables/${id}/rematch`, { edition })).statusCode).toBe(413);
  });

  it('let an address open only so many tables in an hour, whoever asks from there', async () => {
    const hall = openHall(await open(), { newTablesOfAddress: 2 });
    const [a, b, c] = await hall.people('Ann', 'Bob', 'Cyd');
    const browser = await openBrowsers(hall);
    for (const { user } of [a, b])
      expect((await browser(user).post('/api/tables', asked())).statusCode).toBe(200);
    // What is not understood is not counted, and nobody is refused for it.
    expect((await browser(c.user).post('/api/tables', {})).statusCode).toBe(400);
    const answer = await browser(c.user).post('/api/tables', asked());
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(answer.json().refusal).toMatchObject({
      code: 'tooMuch',
      message: expect.stringMatching(/address/),
    });
    hall.pass(3_600_000);
    expect((await browser(c.user).post('/api/tables', asked())).statusCode).toBe(200);
  });

  it('count only tables that were made: not what was refused, nor who joins a rematch', async () => {
    const hall = openHall(await open(), { newTablesOfAddress: 3, newTables: 2 });
    const [a, b] = await hall.people('Ann', 'Bob');
    const [g] = await hall.guests('Eve');
    const browser = await openBrowsers(hall);
    const [ann, bob, guest] = [a, b, g].map(({ user }) => browser(user));
    const codeOf = async (asking: Promise<LightMyRequestResponse>) => (await asking).statusCode;
    const { id } = (await ann.post('/api/tables', asked())).json().info;
    await bob.post(`/api/tables/${id}/join`);
    await ann.post(`/api/tables/${id}/start`);
    for (let i = 0; i < 4; i++) {
      expect(await codeOf(guest.post('/api/tables', asked({ rated: true })))).toBe(403);
      expect(await codeOf(guest.post(`/api/tables/${id}/rematch`))).toBe(409);
    }
    await abandon(hall.base.store, id);
    for (let i = 0; i < 4; i++)
      for (const one of [ann, bob]) expect(await codeOf(one.post(`/api/tables/${id}/rematch`))).toBe(200);
    // Ann has had her two: that is not the address's.
    for (let i = 0; i < 4; i++) expect(await codeOf(ann.post('/api/tables', asked()))).toBe(429);
    expect(await codeOf(bob.post('/api/tables', asked()))).toBe(200);
    const over = await guest.post('/api/tables', asked());
    expect([over.statusCode, over.json().refusal.message]).toEqual([429, expect.stringMatching(/address/)]);
    // Who only joins needs none.
    expect(await codeOf(bob.post(`/api/tables/${id}/rematch`))).toBe(200);
  });

  it('tell a guest why a rated table is not for them', async () => {
    const hall = openHall(await open());
    const [guest] = await hall.guests('Ann');
    const browser = await openBrowsers(hall);
    const answer = await browser(guest.user).post('/api/tables', asked({ rated: true }));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().refusal).toMatchObject({ code: 'notYours', reason: 'guest' });
  });
});
