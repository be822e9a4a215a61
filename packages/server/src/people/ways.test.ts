import { expect, it } from 'vitest';
import { ORIGIN, type TestApp, useTestApp } from '../http/testing/app.js';
import { type Browser, codeOf, linkIn, nextDevice, openBrowser } from '../http/testing/browser.js';
import type { Store } from '../store/store.js';
import { describeStores } from '../store/testing/stores.js';
import { openAuthenticator } from './testing/authenticator.js';
import { askToKeep, keepByMail, login, register } from './testing/keys.js';

const DAY = 24 * 60 * 60 * 1000;

const openApp = useTestApp();
const open = (store: Store): Promise<TestApp> => openApp({ store });

interface Listed {
  readonly id: string;
  readonly agent: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
const passkeys = async (browser: Browser): Promise<readonly Listed[]> =>
  (await browser.get('/api/passkeys')).json<{ readonly passkeys: readonly Listed[] }>().passkeys;
const meOf = async (browser: Browser) => (await browser.get('/api/me')).json().me;
/** Subjects of the mails to an address. */
const sentTo = (test: TestApp, address: string): readonly string[] =>
  test.mails.filter(({ to }) => to === address).map(({ subject }) => subject);

describeStores('ways to sign in', (openStore) => {
  it('passkeys are listed with where and when they were made and used, newest first', async () => {
    const test = await open(await openStore());
    const browser = openBrowser(test);
    expect((await browser.get('/api/passkeys')).statusCode).toBe(401);
    await browser.guest();
    expect(await passkeys(browser)).toEqual([]);
    const first = openAuthenticator(ORIGIN);
    await register(browser, first);
    const made = test.base.now();
    test.pass(DAY);
    await register(browser, openAuthenticator(ORIGIN));
    await login(openBrowser(test), first);
    const id = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(await passkeys(browser)).toEqual([
      { id, agent: 'a browser', createdAt: made + DAY, usedAt: null },
      { id, agent: 'a browser', createdAt: made, usedAt: made + DAY },
    ]);
  });

  it('a passkey that is removed opens nothing, the others do', async () => {
    const test = await open(await openStore());
    const browser = openBrowser(test);
    await browser.guest();
    const lost = openAuthenticator(ORIGIN);
    await register(browser, lost);
    const [{ id }] = await passkeys(browser);
    test.pass(DAY);
    const kept = openAuthenticator(ORIGIN);
    await register(browser, kept);
    const removed = await browser.ask('DELETE', `/api/passkeys/${id}`);
    expect(removed.json().me.passkeys).toBe(1);
    expect((await login(openBrowser(test), lost)).statusCode).toBe(401);
    expect((await login(openBrowser(test), kept)).statusCode).toBe(200);
    expect(codeOf(await browser.ask('DELETE', `/api/passkeys/${id}`))).toBe('notFound');
  });

  it('nobody removes a passkey of somebody else', async () => {
    const test = await open(await openStore());
    const anna = openBrowser(test);
    await anna.guest('Anna');
    await register(anna, openAuthenticator(ORIGIN));
    const [{ id }] = await passkeys(anna);
    const bob = openBrowser(test);
    await bob.guest('Bob');
    expect((await bob.ask('DELETE', `/api/passkeys/${id}`, { last: true })).statusCode).toBe(404);
    expect((await openBrowser(test).ask('DELETE', `/api/passkeys/${id}`)).statusCode).toBe(401);
    expect(await passkeys(anna)).toHaveLength(1);
  });

  it('the last way goes only if somebody says that it is the last: then it is a guest’s account', async () => {
    const test = await open(await openStore());
    const browser = openBrowser(test);
    const user = await browser.guest();
    await register(browser, openAuthenticator(ORIGIN));
    const [{ id }] = await passkeys(browser);
    const refused = await browser.ask('DELETE', `/api/passkeys/${id}`);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'notNow']);
    expect(await passkeys(browser)).toHaveLength(1);
    expect((await browser.ask('DELETE', `/api/passkeys/${id}`, { last: 'yes' })).statusCode).toBe(400);
    expect((await browser.ask('DELETE', `/api/passkeys/${id}`, { last: true })).json().me).toMatchObject({
      id: user,
      email: null,
      passkeys: 0,
    });

    await keepByMail(test, browser, 'anna@example.org');
    expect(codeOf(await browser.ask('DELETE', '/api/email'))).toBe('notNow');
    expect((await meOf(browser)).email).toBe('anna@example.org');
    const gone = await browser.ask('DELETE', '/api/email', { last: true });
    expect(gone.json().me).toMatchObject({ id: user, email: null });
  });

  it('with an address and a passkey either can go, but not both at once without a word', async () => {
    const test = await open(await openStore());
    for (let time = 0; time < 5; time++) {
      const browser = openBrowser(test);
      await browser.guest();
      await register(browser, openAuthenticator(ORIGIN));
      await keepByMail(test, browser, `anna${time}@example.org`);
      const [{ id }] = await passkeys(browser);
      const both = await Promise.all([
        browser.ask('DELETE', `/api/passkeys/${id}`),
        browser.ask('DELETE', '/api/email'),
      ]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    }
  });

  it('an address that is removed opens nothing, not even by a link that is on its way', async () => {
    const test = await open(await openStore());
    const browser = openBrowser(test);
    await browser.guest();
    await register(browser, openAuthenticator(ORIGIN));
    await keepByMail(test, browser, 'anna@example.org');
    await openBrowser(test).post('/api/email/login', { address: 'anna@example.org', locale: 'en' });
    await test.people.settled();
    const onItsWay = linkIn(test.mails.at(-1)?.text ?? '');
    expect((await browser.ask('DELETE', '/api/email')).json().me.email).toBeNull();
    expect((await openBrowser(test).post('/api/link', onItsWay)).statusCode).toBe(404);
    await openBrowser(test).post('/api/email/login', { address: 'anna@example.org', locale: 'en' });
    await test.people.settled();
    expect(sentTo(test, 'anna@example.org')).toEqual([
      'Polder: keep your account',
      'Polder: your link to sign in',
      'Polder: your e-mail address was removed',
    ]);
    // It is free again.
    const bob = openBrowser(test);
    await bob.guest('Bob');
    await keepByMail(test, bob, 'anna@example.org');
    expect((await meOf(bob)).email).toBe('anna@example.org');
  });

  it('another address takes its place once its link is used, and the old one is told', async () => {
    const test = await open(await openStore());
    const browser = openBrowser(test);
    await browser.guest();
    await keepByMail(test, browser, 'old@example.org');
    expect(sentTo(test, 'old@example.org')).toEqual(['Polder: keep your account']);
    await openBrowser(test).post('/api/email/login', { address: 'old@example.org', locale: 'en' });
    await test.people.settled();
    const toOld = linkIn(test.mails.at(-1)?.text ?? '');
    const link = await askToKeep(test, browser, 'new@example.org');
    expect((await meOf(browser)).email).toBe('old@example.org');
    await browser.post('/api/link', link);
    await test.people.settled();
    expect((await meOf(browser)).email).toBe('new@example.org');
    expect(sentTo(test, 'old@example.org').at(-1)).toBe('Polder: your e-mail address was changed');
    expect(test.mails.at(-1)?.text).not.toContain('new@example.org');
    expect((await openBrowser(test).post('/api/link', toOld)).statusCode).toBe(404);
  });

  it('signing out everywhere else ends all links that are still open', async () => {
    const test = await open(await openStore());
    const first = openBrowser(test);
    await first.guest();
    await keepByMail(test, first, 'anna@example.org');
    const second = await nextDevice(test, first);
    const transfer = linkIn((await second.post('/api/transfer')).json().url);
    const change = await askToKeep(test, second, 'evil@example.org');
    await openBrowser(test).post('/api/email/login', { address: 'anna@example.org', locale: 'en' });
    await test.people.settled();
    const mailed = linkIn(test.mails.at(-1)?.text ?? '');
    await first.ask('DELETE', '/api/sessions/others');
    for (const link of [transfer, change, mailed])
      expect((await openBrowser(test).post('/api/link', link)).statusCode).toBe(404);
    expect(await meOf(second)).toBeNull();
    expect((await meOf(first)).email).toBe('anna@example.org');
  });

  it('a device that is signed out has no link left to come back by', async () => {
    const test = await open(await openStore());
    const first = openBrowser(test);
    await first.guest();
    const second = await nextDevice(test, first);
    const transfer = linkIn((await second.post('/api/transfer')).json().url);
    const sessions = (await first.get('/api/sessions')).json().sessions as { id: string; current: boolean }[];
    await first.ask('DELETE', `/api/sessions/${sessions.find(({ current }) => !current)?.id}`);
    expect((await openBrowser(test).post('/api/link', transfer)).statusCode).toBe(404);
  });
});
