import { describe, expect, it } from 'vitest';
import { useTestApp } from '../http/testing/app.js';
import { codeOf, linkIn, nextDevice, openBrowser } from '../http/testing/browser.js';
import { DEFAULT_NOTICES } from '../wire/people.js';
import { askToKeep } from './testing/keys.js';

const open = useTestApp();
const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

describe('a guest', () => {
  it('is somebody at once, in this browser', async () => {
    const test = await open();
    const browser = openBrowser(test);
    expect((await browser.get('/api/me')).json()).toEqual({ me: null, mail: true });
    const made = await browser.post('/api/guest', { name: '  Żółw O’Neil ', locale: 'pl' });
    expect(made.statusCode).toBe(400);
    const again = await browser.post('/api/guest', { name: "  Żółw O'Neil ", locale: 'pl' });
    const me = {
      id: expect.stringMatching(/^[\w-]{16}$/),
      name: "Żółw O'Neil",
      email: null,
      passkeys: 0,
      locale: 'pl',
      notices: DEFAULT_NOTICES,
    };
    expect(again.json()).toEqual({ me });
    expect((await browser.get('/api/me')).json()).toEqual({ me, mail: true });
  });
  it('is not made twice', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    const response = await browser.post('/api/guest', { name: 'Bob', locale: 'en' });
    expect([response.statusCode, codeOf(response)]).toEqual([409, 'notNow']);
  });
  it.each(['', ' ', 'x'.repeat(25), 'a\nb', '<b>', 'a\u202eb'])('is not called %j', async (name) => {
    const test = await open();
    const response = await openBrowser(test).post('/api/guest', { name, locale: 'en' });
    expect(response.statusCode).toBe(400);
    expect(response.json().refusal.message).toMatch(/^name: /);
  });
  it('changes name, language and what they want to hear of', async () => {
    const test = await open();
    const browser = openBrowser(test);
    expect((await browser.ask('PATCH', '/api/me', { name: 'Bob' })).statusCode).toBe(401);
    await browser.guest();
    const notices = { push: false, email: false, webhook: true, live: true };
    await browser.ask('PATCH', '/api/me', { name: 'Bob' });
    await browser.ask('PATCH', '/api/me', { locale: 'pl', notices });
    expect((await browser.ask('PATCH', '/api/me', {})).json().me).toMatchObject({
      name: 'Bob',
      locale: 'pl',
      notices,
    });
    expect((await browser.ask('PATCH', '/api/me', { notices: { push: true } })).statusCode).toBe(400);
    expect((await browser.ask('PATCH', '/api/me', { email: 'x@example.org' })).statusCode).toBe(400);
  });
});

describe('a session', () => {
  it('lasts 180 days from when it was last used, in the browser as here', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    expect((await browser.get('/api/me')).headers['set-cookie']).toBeUndefined();
    for (let month = 0; month < 3; month++) {
      test.pass(170 * DAY);
      const response = await browser.get('/api/me');
      await test.people.settled();
      expect(response.json().me).not.toBeNull();
      expect(response.headers['set-cookie']).toContain('Max-Age=15552000');
    }
    test.pass(181 * DAY);
    expect((await browser.get('/api/me')).json().me).toBeNull();
    await test.people.tidy();
    expect(await test.base.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await test.base.store.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });
  it('shows what the browser called itself and when it was seen', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    const created = test.base.now();
    test.pass(DAY);
    await browser.get('/api/me');
    await test.people.settled();
    expect((await browser.get('/api/sessions')).json()).toEqual({
      sessions: [
        {
          id: expect.any(String),
          agent: 'a browser',
          createdAt: created,
          seenAt: created + DAY,
          current: true,
        },
      ],
    });
  });
});

describe('a link to another device', () => {
  it('opens the same account there, once, for ten minutes', async () => {
    const test = await open();
    const first = openBrowser(test);
    const user = await first.guest();
    const transfer = (await first.post('/api/transfer')).json();
    expect(transfer).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:8080\/#\/link\/[\w-]{43}$/),
      svg: expect.stringMatching(/^<svg/),
      expiresAt: test.base.now() + 10 * MINUTE,
    });
    const second = openBrowser(test);
    const token = linkIn(transfer.url);
    expect((await second.post('/api/link/look', token)).json()).toEqual({ kind: 'transfer', name: 'Anna' });
    expect((await second.post('/api/link', token)).json()).toMatchObject({
      kind: 'transfer',
      me: { id: user },
    });
    expect((await second.get('/api/me')).json().me.id).toBe(user);
    expect((await first.get('/api/me')).json().me.id).toBe(user);
    const third = openBrowser(test);
    expect(codeOf(await third.post('/api/link', token))).toBe('notFound');
    expect(codeOf(await third.post('/api/link/look', token))).toBe('notFound');
  });
  it('is too old after that, and replaced by the next one', async () => {
    const test = await open();
    const first = openBrowser(test);
    await first.guest();
    const old = linkIn((await first.post('/api/transfer')).json().url);
    const next = linkIn((await first.post('/api/transfer')).json().url);
    const second = openBrowser(test);
    expect((await second.post('/api/link', old)).statusCode).toBe(404);
    test.pass(10 * MINUTE);
    expect((await second.post('/api/link', next)).statusCode).toBe(404);
    expect((await second.post('/api/link', { token: 'x'.repeat(43) })).statusCode).toBe(404);
    expect((await second.post('/api/link', { token: 'x' })).statusCode).toBe(400);
    await test.people.tidy();
    expect(await test.base.store.db.selectFrom('links').selectAll().execute()).toEqual([]);
  });
  it('of two who use it at once, one gets in', async () => {
    const test = await open();
    const first = openBrowser(test);
    await first.guest();
    const token = linkIn((await first.post('/api/transfer')).json().url);
    const both = await Promise.all([1, 2].map(() => openBrowser(test).post('/api/link', token)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
  it('leaves the guest behind that the other device had', async () => {
    const test = await open();
    const anna = openBrowser(test);
    await anna.guest('Anna');
    const bob = openBrowser(test);
    await bob.guest('Bob');
    const old = bob.cookie;
    const token = linkIn((await anna.post('/api/transfer')).json().url);
    expect((await bob.post('/api/link/look', token)).json().name).toBe('Anna');
    expect((await bob.post('/api/link', token)).json().me.name).toBe('Anna');
    bob.cookie = old;
    expect((await bob.get('/api/me')).json().me).toBeNull();
  });
});

describe('e-mail', () => {
  it('keeps an account, and opens it on another device', async () => {
    const test = await open();
    const browser = openBrowser(test);
    const user = await browser.guest();
    const token = await askToKeep(test, browser, 'Anna@Example.org');
    expect((await browser.get('/api/me')).json().me.email).toBeNull();
    expect((await browser.post('/api/link', token)).json()).toMatchObject({
      kind: 'email',
      me: { id: user, email: 'anna@example.org' },
    });

    const other = openBrowser(test);
    await other.post('/api/email/login', { address: 'ANNA@example.org', locale: 'pl' });
    await test.people.settled();
    const mail = test.mails.at(-1);
    expect(mail?.subject).toBe('Polder: odnośnik do zalogowania');
    expect((await other.post('/api/link', linkIn(mail?.text ?? ''))).json()).toMatchObject({
      kind: 'login',
      me: { id: user },
    });
  });
  it('a link works for 15 minutes', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    const token = await askToKeep(test, browser, 'anna@example.org');
    test.pass(15 * MINUTE);
    expect((await browser.post('/api/link', token)).statusCode).toBe(404);
    expect((await browser.get('/api/me')).json().me.email).toBeNull();
  });
  it('one address keeps one account, even if two links are on their way', async () => {
    const test = await open();
    const anna = openBrowser(test);
    await anna.guest('Anna');
    const bob = openBrowser(test);
    await bob.guest('Bob');
    const first = await askToKeep(test, anna, 'both@example.org');
    const second = await askToKeep(test, bob, 'both@example.org');
    expect((await anna.post('/api/link', first)).statusCode).toBe(200);
    const refused = await bob.post('/api/link', second);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'notNow']);
    expect((await bob.get('/api/me')).json().me).toMatchObject({ name: 'Bob', email: null });
  });
  it('says nothing in a mail that whoever asked could have chosen', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest('buy at evil.example');
    await askToKeep(test, browser, 'anna@example.org');
    expect(JSON.stringify(test.mails)).not.toContain('evil');
  });
  it('floods nobody', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    for (let time = 0; time < 8; time++)
      expect((await browser.post('/api/email', { address: 'anna@example.org' })).body).toBe('{}');
    await test.people.settled();
    expect(test.mails).toHaveLength(5);
    test.pass(60 * MINUTE);
    await browser.post('/api/email', { address: 'anna@example.org' });
    await test.people.settled();
    expect(test.mails).toHaveLength(6);
  });
  it('is refused where the server has none', async () => {
    const test = await open({ mail: false });
    const browser = openBrowser(test);
    await browser.guest();
    expect((await browser.get('/api/me')).json().mail).toBe(false);
    expect(codeOf(await browser.post('/api/email', { address: 'anna@example.org' }))).toBe('notNow');
    expect(codeOf(await browser.post('/api/email/login', { address: 'a@example.org', locale: 'en' }))).toBe(
      'notNow',
    );
  });
  it('is not sent to what is no address, nor for nobody', async () => {
    const test = await open();
    const browser = openBrowser(test);
    expect((await browser.post('/api/email', { address: 'anna@example.org' })).statusCode).toBe(401);
    await browser.guest();
    for (const address of ['anna', 'anna@example.org\r\nbcc: all@example.org', 'a@b, c@example.org'])
      expect((await browser.post('/api/email', { address })).statusCode).toBe(400);
    await test.people.settled();
    expect(test.mails).toEqual([]);
  });
});

describe('blocks and reports', () => {
  it('one blocks and unblocks, and either direction counts', async () => {
    const test = await open();
    const anna = openBrowser(test);
    const annaId = await anna.guest('Anna');
    const bob = openBrowser(test);
    const bobId = await bob.guest('Bob');
    for (let time = 0; time < 2; time++)
      expect((await anna.ask('PUT', `/api/blocks/${bobId}`)).statusCode).toBe(200);
    expect((await anna.get('/api/blocks')).json()).toEqual({ people: [{ id: bobId, name: 'Bob' }] });
    expect((await bob.get('/api/blocks')).json()).toEqual({ people: [] });
    await bob.ask('DELETE', `/api/blocks/${annaId}`);
    expect((await anna.get('/api/blocks')).json().people).toHaveLength(1);
    await anna.ask('DELETE', `/api/blocks/${bobId}`);
    expect((await anna.get('/api/blocks')).json()).toEqual({ people: [] });
  });
  it('one can’t block oneself or nobody', async () => {
    const test = await open();
    const anna = openBrowser(test);
    const annaId = await anna.guest();
    expect((await anna.ask('PUT', `/api/blocks/${annaId}`)).statusCode).toBe(400);
    expect((await anna.ask('PUT', '/api/blocks/nobody-here')).statusCode).toBe(404);
    expect((await openBrowser(test).ask('PUT', `/api/blocks/${annaId}`)).statusCode).toBe(401);
  });
  it('a report is kept, and its words are not in the log', async () => {
    const test = await open();
    const anna = openBrowser(test);
    const annaId = await anna.guest();
    const bobId = await openBrowser(test).guest('Bob');
    const report = { user: bobId, table: 'table-0001', reason: 'chat', text: ' very rude words ' };
    expect((await anna.post('/api/reports', report)).json()).toEqual({});
    expect(await test.base.store.db.selectFrom('reports').selectAll().execute()).toMatchObject([
      {
        reporter_id: annaId,
        user_id: bobId,
        table_id: 'table-0001',
        reason: 'chat',
        text: 'very rude words',
      },
    ]);
    expect(test.lines.some(({ msg }) => msg === 'somebody was reported')).toBe(true);
    expect(JSON.stringify(test.lines)).not.toContain('rude');
  });
  it('there are only so many reports a day', async () => {
    const test = await open();
    const anna = openBrowser(test);
    await anna.guest();
    const bobId = await openBrowser(test).guest('Bob');
    const report = { user: bobId, reason: 'other', text: '' };
    for (let time = 0; time < 20; time++)
      expect((await anna.post('/api/reports', report)).statusCode).toBe(200);
    expect((await anna.post('/api/reports', report)).statusCode).toBe(429);
    test.pass(DAY);
    expect((await anna.post('/api/reports', report)).statusCode).toBe(200);
  });
});

describe('for the other parts', () => {
  it('names are told of many at once', async () => {
    const test = await open();
    const anna = openBrowser(test);
    const annaId = await anna.guest('Anna');
    const second = await nextDevice(test, anna);
    await second.ask('PATCH', '/api/me', { name: 'Hanna' });
    const ids = [annaId, ...Array.from({ length: 1200 }, (_, index) => `nobody-${index}`)];
    expect([...(await test.people.names(ids))]).toEqual([[annaId, 'Hanna']]);
    expect([...(await test.people.names([]))]).toEqual([]);
  });
});
