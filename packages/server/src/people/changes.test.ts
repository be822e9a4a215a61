import { describe, expect, it } from 'vitest';
import { ORIGIN, type TestApp, useTestApp } from '../http/testing/app.js';
import { nextDevice, openBrowser } from '../http/testing/browser.js';
import { type Change, changeMail } from './change-mails.js';
import { openAuthenticator } from './testing/authenticator.js';
import { keepByMail, register } from './testing/keys.js';

const open = useTestApp();

async function kept(test: TestApp) {
  const browser = openBrowser(test);
  await browser.guest();
  await keepByMail(test, browser, 'anna@example.org');
  /** What was written to the account's address since. */
  const before = test.mails.length;
  const told = async () => {
    await test.people.settled();
    return test.mails.slice(before).map(({ to, subject }) => [to, subject]);
  };
  return { browser, told };
}

describe('what is done to an account is told by mail', () => {
  it('a passkey that is added or removed', async () => {
    const test = await open();
    const { browser, told } = await kept(test);
    await register(browser, openAuthenticator(ORIGIN));
    const [{ id }] = (await browser.get('/api/passkeys')).json().passkeys as [{ id: string }];
    await browser.ask('DELETE', `/api/passkeys/${id}`);
    expect(await told()).toEqual([
      ['anna@example.org', 'Polder: a passkey was added'],
      ['anna@example.org', 'Polder: a passkey was removed'],
    ]);
  });
  it('signing out elsewhere, if there was anybody', async () => {
    const test = await open();
    const { browser, told } = await kept(test);
    await browser.ask('DELETE', '/api/sessions/others');
    expect(await told()).toEqual([]);
    await nextDevice(test, browser);
    await browser.ask('DELETE', '/api/sessions/others');
    expect(await told()).toEqual([['anna@example.org', 'Polder: signed out on all other devices']]);
  });
  it('in the person’s language, with the time and a way to the account', async () => {
    const test = await open();
    const { browser, told } = await kept(test);
    await browser.ask('PATCH', '/api/me', { locale: 'pl', name: 'Zofia' });
    await register(browser, openAuthenticator(ORIGIN));
    expect(await told()).toEqual([['anna@example.org', 'Polder: dodano klucz dostępu']]);
    const text = test.mails.at(-1)?.text ?? '';
    expect(text).toContain('„Zofia”');
    expect(text).toContain('1 stycznia 2030');
    expect(text).toContain('http://localhost:8080/#/account');
  });
  it('not what was refused, and not to a guest', async () => {
    const test = await open();
    const { browser, told } = await kept(test);
    await browser.ask('DELETE', '/api/email');
    await browser.ask('DELETE', '/api/passkeys/00000000');
    const guest = openBrowser(test);
    await guest.guest('Bob');
    await register(guest, openAuthenticator(ORIGIN));
    expect(await told()).toEqual([]);
  });
  it('nothing is written where the server can’t, and everything else works', async () => {
    const test = await open({ mail: false });
    const browser = openBrowser(test);
    await browser.guest();
    await test.base.store.db.updateTable('users').set({ email: 'anna@example.org' }).execute();
    await register(browser, openAuthenticator(ORIGIN));
    expect((await browser.ask('DELETE', '/api/email')).json().me).toMatchObject({ email: null, passkeys: 1 });
    await test.people.settled();
    expect(test.mails).toEqual([]);
  });
  it.each(['en', 'pl'] as const)('each has words of its own in %s', (locale) => {
    const changes: readonly Change[] = [
      'passkeyAdded',
      'passkeyRemoved',
      'addressChanged',
      'addressRemoved',
      'signedOutElsewhere',
      'deleted',
    ];
    const mails = changes.map((change) =>
      changeMail(locale, change, { name: 'Anna', at: 0, url: 'the url' }),
    );
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(changes.length);
    expect(new Set(mails.map(({ text }) => text)).size).toBe(changes.length);
    for (const { text } of mails) expect(text).toContain('Anna');
    expect(mails.map(({ text }) => text.includes('the url'))).toEqual([true, true, true, true, true, false]);
  });
});

describe('links by e-mail are counted by address and place', () => {
  /** Behind a proxy, so that requests may come from anywhere. */
  async function town() {
    const test = await open({ settings: { proxies: 1 } });
    const anna = openBrowser(test);
    await anna.guest();
    await keepByMail(test, anna, 'anna@example.org');
    const before = test.mails.length;
    const ask = async (from: string, address = 'anna@example.org') => {
      const response = await openBrowser(test).ask(
        'POST',
        '/api/email/login',
        { address, locale: 'en' },
        { headers: { 'x-forwarded-for': from } },
      );
      await test.people.settled();
      return `${response.statusCode} ${response.body}`;
    };
    return { ask, sent: () => test.mails.length - before };
  }

  it('a stranger who asks again and again does not keep the owner from a link', async () => {
    const { ask, sent } = await town();
    for (let time = 0; time < 30; time++) await ask('203.0.113.9');
    expect(sent()).toBe(5);
    await ask('198.51.100.7');
    expect(sent()).toBe(6);
  });
  it('nor do strangers at many places, and each of them gets one mail through at most', async () => {
    const { ask, sent } = await town();
    for (let place = 0; place < 30; place++)
      for (let time = 0; time < 3; time++) await ask(`203.0.113.${place}`);
    const flood = sent();
    expect(flood).toBeLessThanOrEqual(20 + 30);
    await ask('198.51.100.7');
    expect(sent()).toBe(flood + 1);
    await ask('198.51.100.7');
    expect(sent()).toBe(flood + 1);
  });
  it('nor does one at all the places of an IPv6 network, who is one more and no other', async () => {
    const { ask, sent } = await town();
    for (let place = 0; place < 40; place++) await ask(`2001:db8:1:${place.toString(16)}::7`);
    // With the one that kept the account.
    expect(sent()).toBe(20 - 1);
    await ask('2001:db8:2::7');
    expect(sent()).toBe(20);
  });
  it('and an address gets 60 at most, from wherever', async () => {
    const { ask, sent } = await town();
    for (let place = 0; place < 80; place++) await ask(`203.0.113.${place}`);
    // With the one that kept the account.
    expect(sent()).toBe(60 - 1);
  });
  it('and the answer is the same for too much, for anybody and for nobody', async () => {
    const { ask } = await town();
    const answers = new Set<string>();
    for (let time = 0; time < 8; time++) {
      answers.add(await ask('203.0.113.9'));
      answers.add(await ask('203.0.113.9', 'nobody@example.org'));
    }
    expect([...answers]).toEqual(['200 {}']);
  });
});
