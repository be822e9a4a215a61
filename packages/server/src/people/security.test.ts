import { describe, expect, it } from 'vitest';
import { useTestApp } from '../http/testing/app.js';
import { linkIn, nextDevice, openBrowser, twoDevices } from '../http/testing/browser.js';
import { enter } from '../http/testing/socket.js';

const open = useTestApp();

describe('Session rotation and revocation closing sockets', () => {
  it('signing out ends the session and its sockets, not those of another device', async () => {
    const test = await open();
    const host = await test.listen();
    const [first, second] = await twoDevices(test);
    const here = await enter(host, { cookie: first.cookie });
    const there = await enter(host, { cookie: second.cookie });
    const old = first.cookie;
    await first.post('/api/sign-out');
    expect(await here.closed).toBe(4401);
    expect(there.socket.readyState).toBe(there.socket.OPEN);
    first.cookie = old;
    expect((await first.get('/api/me')).json()).toMatchObject({ me: null });
    expect((await enter(host, { cookie: old })).welcome).toMatchObject({ user: null });
  });
  it('one device can end another, or all others', async () => {
    const test = await open();
    const host = await test.listen();
    const [first, second] = await twoDevices(test);
    const there = await enter(host, { cookie: second.cookie });
    const sessions = (await first.get('/api/sessions')).json().sessions as { id: string; current: boolean }[];
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current);
    await first.ask('DELETE', `/api/sessions/${other?.id}`);
    expect(await there.closed).toBe(4401);
    expect((await second.get('/api/me')).json()).toMatchObject({ me: null });

    const third = await nextDevice(test, first);
    const alsoThere = await enter(host, { cookie: third.cookie });
    const here = await enter(host, { cookie: first.cookie });
    await first.ask('DELETE', '/api/sessions/others');
    expect(await alsoThere.closed).toBe(4401);
    expect(here.socket.readyState).toBe(here.socket.OPEN);
    expect((await first.get('/api/me')).json().me).not.toBeNull();
  });
  it('nobody can end a session of somebody else', async () => {
    const test = await open();
    const anna = openBrowser(test);
    await anna.guest('Anna');
    const bob = openBrowser(test);
    await bob.guest('Bob');
    const [{ id }] = (await anna.get('/api/sessions')).json().sessions as [{ id: string }];
    expect((await bob.ask('DELETE', `/api/sessions/${id}`)).statusCode).toBe(404);
    expect((await anna.get('/api/me')).json().me.name).toBe('Anna');
  });
  it('a new sign-in gives a new token, and the old one is of no use at once', async () => {
    const test = await open();
    const host = await test.listen();
    const browser = openBrowser(test);
    await browser.guest();
    const old = browser.cookie;
    // It is remembered for some seconds: that must not matter.
    await browser.get('/api/me');
    const socket = await enter(host, { cookie: old });
    const { token } = linkIn((await browser.post('/api/transfer')).json().url);
    await browser.post('/api/link', { token });
    expect(browser.cookie).not.toBe(old);
    expect(await socket.closed).toBe(4401);
    const stolen = openBrowser(test);
    stolen.cookie = old;
    expect((await stolen.get('/api/me')).json().me).toBeNull();
    expect((await browser.get('/api/me')).json().me.name).toBe('Anna');
  });
  it('a session that ends while its socket is opened ends the socket', async () => {
    let asked = 0;
    const visitor = async () => (asked++ === 0 ? { user: 'somebody', session: 'session1' } : undefined);
    const test = await open({ visitor });
    const host = await test.listen();
    expect(await (await enter(host, { cookie: 'x' })).closed).toBe(4401);
  });
  it('another process ends it by the bus', async () => {
    const test = await open();
    const browser = openBrowser(test);
    const user = await browser.guest();
    await browser.get('/api/me');
    await test.base.store.db.deleteFrom('sessions').execute();
    expect((await browser.get('/api/me')).json().me).not.toBeNull();
    const heard = new Promise<void>((resolve) => test.base.store.bus.subscribe(() => resolve()));
    test.base.store.bus.publish({ type: 'signedOut', user, session: null, except: null });
    await heard;
    expect((await browser.get('/api/me')).json().me).toBeNull();
  });
  it('and without the bus after some seconds', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    await browser.get('/api/me');
    await test.base.store.db.deleteFrom('sessions').execute();
    test.pass(6_000);
    expect((await browser.get('/api/me')).json().me).toBeNull();
  });
});

describe('No user enumeration', () => {
  it('asking for a link to sign in looks the same for everybody', async () => {
    const test = await open();
    const anna = openBrowser(test);
    await anna.guest();
    await anna.post('/api/email', { address: 'anna@example.org' });
    await test.people.settled();
    await anna.post('/api/link', linkIn(test.mails[0]?.text ?? ''));
    expect((await anna.get('/api/me')).json().me.email).toBe('anna@example.org');

    const stranger = openBrowser(test);
    const asks = async (address: string) => {
      const before = test.mails.length;
      const response = await stranger.post('/api/email/login', { address, locale: 'en' });
      // Nothing has been looked up by then, so that nothing can be measured.
      const sentBeforeTheAnswer = test.mails.length - before;
      await test.people.settled();
      const { date, ...headers } = response.headers;
      return {
        seen: {
          status: response.statusCode,
          body: response.body,
          headers: Object.keys(headers),
          sentBeforeTheAnswer,
        },
        sent: test.mails.length - before,
      };
    };
    const known = await asks('anna@example.org');
    const unknown = await asks('nobody@example.org');
    expect(known.seen).toEqual(unknown.seen);
    expect(known.seen).toMatchObject({ status: 200, body: '{}', sentBeforeTheAnswer: 0 });
    expect([known.sent, unknown.sent]).toEqual([1, 0]);
  });
  it('keeping an account by an address that is taken says so in the mail only', async () => {
    const test = await open();
    const anna = openBrowser(test);
    await anna.guest('Anna');
    await anna.post('/api/email', { address: 'anna@example.org' });
    await test.people.settled();
    await anna.post('/api/link', linkIn(test.mails[0]?.text ?? ''));

    const bob = openBrowser(test);
    await bob.guest('Bob');
    const taken = await bob.post('/api/email', { address: 'Anna@Example.org' });
    const free = await bob.post('/api/email', { address: 'bob@example.org' });
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    await test.people.settled();
    const mail = test.mails.find(({ to }) => to === 'Anna@Example.org');
    expect(mail?.text).toContain('already keeps the account “Anna”');
    // Its link opens Anna's account, for whoever reads Anna's mail.
    expect((await bob.post('/api/link/look', linkIn(mail?.text ?? ''))).json()).toEqual({
      kind: 'login',
      name: 'Anna',
    });
  });
  it('options to sign in by passkey name nobody', async () => {
    const test = await open();
    const options = (await openBrowser(test).post('/api/passkeys/login')).json();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
    expect(options.allowCredentials ?? []).toEqual([]);
  });
});
