import { describe, expect, it } from 'vitest';
import { ORIGIN, type TestApp, useTestApp } from '../http/testing/app.js';
import { codeOf, openBrowser } from '../http/testing/browser.js';
import { openAuthenticator } from './testing/authenticator.js';
import { login, register } from './testing/keys.js';

const openApp = useTestApp();
const open = (): Promise<TestApp> => openApp();

describe('a passkey', () => {
  it('keeps a guest’s account, and opens it in another browser without a name', async () => {
    const test = await open();
    const browser = openBrowser(test);
    const user = await browser.guest();
    const authenticator = openAuthenticator(ORIGIN);
    const before = browser.cookie;
    expect((await register(browser, authenticator)).json()).toMatchObject({ me: { id: user, passkeys: 1 } });
    // The session is a new one.
    expect(browser.cookie).not.toBe(before);
    expect((await browser.get('/api/sessions')).json().sessions).toHaveLength(1);

    for (let time = 0; time < 2; time++) {
      const other = openBrowser(test);
      expect((await login(other, authenticator)).json()).toMatchObject({ me: { id: user } });
      expect((await other.get('/api/me')).json().me.id).toBe(user);
    }
  });
  it('is asked for as one that knows its account by itself', async () => {
    const test = await open();
    const browser = openBrowser(test);
    const user = await browser.guest('Anna');
    expect((await openBrowser(test).post('/api/passkeys/register')).statusCode).toBe(401);
    await register(browser, openAuthenticator(ORIGIN));
    expect((await browser.post('/api/passkeys/register')).json()).toMatchObject({
      rp: { id: 'localhost', name: 'Polder' },
      user: { id: Buffer.from(user).toString('base64url'), name: 'Anna' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
    });
  });
  it('leaves a guest behind whom the browser was before', async () => {
    const test = await open();
    const anna = openBrowser(test);
    const user = await anna.guest('Anna');
    const authenticator = openAuthenticator(ORIGIN);
    await register(anna, authenticator);
    const bob = openBrowser(test);
    await bob.guest('Bob');
    const old = bob.cookie;
    expect((await login(bob, authenticator)).json().me.id).toBe(user);
    bob.cookie = old;
    expect((await bob.get('/api/me')).json().me).toBeNull();
  });
  it('is refused twice, late, for another account, from another page', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    const options = (await browser.post('/api/passkeys/register')).json();
    const answer = openAuthenticator(ORIGIN).create(options);
    expect((await browser.post('/api/passkeys/registered', answer)).statusCode).toBe(200);
    expect((await browser.post('/api/passkeys/registered', answer)).statusCode).toBe(400);

    const late = openAuthenticator(ORIGIN).create((await browser.post('/api/passkeys/register')).json());
    test.pass(5 * 60 * 1000);
    expect((await browser.post('/api/passkeys/registered', late)).statusCode).toBe(400);

    const mine = (await browser.post('/api/passkeys/register')).json();
    const thief = openBrowser(test);
    await thief.guest('Thief');
    const stolen = await thief.post('/api/passkeys/registered', openAuthenticator(ORIGIN).create(mine));
    expect(stolen.statusCode).toBe(400);

    expect((await register(browser, openAuthenticator('https://evil.example'))).statusCode).toBe(400);
    const forLogin = (await browser.post('/api/passkeys/login')).json();
    const mixed = openAuthenticator(ORIGIN).create({ ...mine, challenge: forLogin.challenge });
    expect((await browser.post('/api/passkeys/registered', mixed)).statusCode).toBe(400);
    expect((await browser.get('/api/me')).json().me.passkeys).toBe(1);
  });
  it('does not open anything with an old, foreign or broken answer', async () => {
    const test = await open();
    const anna = openBrowser(test);
    await anna.guest();
    const authenticator = openAuthenticator(ORIGIN);
    await register(anna, authenticator);

    const other = openBrowser(test);
    const answer = authenticator.get((await other.post('/api/passkeys/login')).json());
    expect((await other.post('/api/passkeys/logged-in', answer)).statusCode).toBe(200);
    const refusals = [await openBrowser(test).post('/api/passkeys/logged-in', answer)];

    const late = authenticator.get((await other.post('/api/passkeys/login')).json());
    test.pass(5 * 60 * 1000);
    refusals.push(await openBrowser(test).post('/api/passkeys/logged-in', late));

    const broken = authenticator.get((await other.post('/api/passkeys/login')).json());
    const signature = Buffer.from(String(broken.response.signature), 'base64url');
    signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    const response = { ...broken.response, signature: signature.toString('base64url') };
    refusals.push(await openBrowser(test).post('/api/passkeys/logged-in', { ...broken, response }));

    const unknown = authenticator.get((await other.post('/api/passkeys/login')).json());
    refusals.push(
      await openBrowser(test).post('/api/passkeys/logged-in', { ...unknown, id: 'AAAA', rawId: 'AAAA' }),
    );
    const foreign = authenticator.get((await other.post('/api/passkeys/login')).json());
    const handled = { ...foreign.response, userHandle: Buffer.from('somebody').toString('base64url') };
    refusals.push(await openBrowser(test).post('/api/passkeys/logged-in', { ...foreign, response: handled }));

    // One and the same answer for all of them: it tells nobody which passkeys there are.
    expect(new Set(refusals.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(refusals.map((it) => [codeOf(it), it.headers['set-cookie']])).toEqual(
      refusals.map(() => ['noSession', undefined]),
    );
  });
  it('with certificates is refused before anything of it is looked at', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    const options = (await browser.post('/api/passkeys/register')).json();
    const certificates = new Map([['x5c', new Map()]]);
    for (const format of ['packed', 'tpm', 'android-key', 'apple', 'fido-u2f', 'android-safetynet']) {
      const answer = openAuthenticator(ORIGIN, certificates, format).create(options);
      const response = await browser.post('/api/passkeys/registered', answer);
      expect([response.statusCode, codeOf(response)]).toEqual([400, 'bad']);
    }
    // Not even the challenge was used up.
    const plain = openAuthenticator(ORIGIN).create(options);
    expect((await browser.post('/api/passkeys/registered', plain)).statusCode).toBe(200);
  });
  it('comes with no keys that we do not know', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    const answer = openAuthenticator(ORIGIN).create((await browser.post('/api/passkeys/register')).json());
    expect((await browser.post('/api/passkeys/registered', { ...answer, admin: true })).statusCode).toBe(400);
    expect((await browser.post('/api/passkeys/registered', answer)).statusCode).toBe(200);
  });
});
