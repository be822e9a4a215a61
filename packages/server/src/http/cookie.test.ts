import { describe, expect, it } from 'vitest';
import { type TestApp, useTestApp, type Wishes } from './testing/app.js';
import { openBrowser } from './testing/browser.js';
import { enter } from './testing/socket.js';

const SAFE = 'https://polder.example';
const openApp = useTestApp();
const open = (settings: Wishes['settings'] = { origin: SAFE, secure: true }): Promise<TestApp> =>
  openApp({ settings });
const cookiesOf = (headers: { readonly 'set-cookie'?: string | string[] | undefined }): readonly string[] =>
  [headers['set-cookie'] ?? []].flat();

describe('the name of the cookie', () => {
  it.each([0, 1])('is bound to the host under https, behind %i proxies', async (proxies) => {
    const test = await open({ origin: SAFE, secure: true, proxies });
    const browser = openBrowser(test, SAFE);
    const response = await browser.post('/api/guest', { name: 'Anna', locale: 'en' });
    const [cookie = '', ...others] = cookiesOf(response.headers);
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^__Host-polder=[\w-]{43}; /);
    expect(cookie.split('; ').slice(1)).toEqual([
      'Max-Age=15552000',
      'Path=/',
      'HttpOnly',
      'Secure',
      'SameSite=Lax',
    ]);
    expect((await browser.get('/api/me')).json().me.name).toBe('Anna');
    const [cleared = ''] = cookiesOf((await browser.post('/api/sign-out')).headers);
    expect(cleared).toMatch(/^__Host-polder=; .*Path=\/; Expires=Thu, 01 Jan 1970 .*Secure/);
    expect(cleared).not.toContain('Domain');
  });
  it('is plain without https, where browsers would not take the other', async () => {
    const test = await open({});
    const response = await openBrowser(test).post('/api/guest', { name: 'Anna', locale: 'en' });
    expect(cookiesOf(response.headers)).toEqual([expect.stringMatching(/^polder=/)]);
    // Nor is one read that only https can have given.
    const token = response.cookies[0]?.value;
    const other = await test.app.inject({
      url: '/api/me',
      headers: { cookie: `__Host-polder=${token}` },
    });
    expect(other.json().me).toBeNull();
  });
});

describe('a cookie from before the prefix', () => {
  async function old(test: TestApp): Promise<string> {
    const browser = openBrowser(test, SAFE);
    await browser.guest();
    return browser.cookie ?? '';
  }
  const ask = (test: TestApp, cookie: string) =>
    test.app.inject({ url: '/api/sessions', headers: { cookie } });

  it('is still read, and replaced by the first answer', async () => {
    const test = await open();
    const token = await old(test);
    const response = await ask(test, `polder=${token}`);
    expect(response.statusCode).toBe(200);
    expect(cookiesOf(response.headers)).toEqual([
      expect.stringMatching(new RegExp(`^__Host-polder=${token}; Max-Age=15552000; .*Secure`)),
      expect.stringMatching(/^polder=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    expect((await ask(test, `__Host-polder=${token}`)).headers['set-cookie']).toBeUndefined();
  });
  it('opens a socket, too', async () => {
    const test = await open();
    const cookie = await old(test);
    // The helper sends it by the plain name.
    expect((await enter(await test.listen(), { origin: SAFE, cookie })).welcome).not.toMatchObject({
      user: null,
    });
  });
  it('does not stand against the new one, and goes', async () => {
    const test = await open();
    const mine = await old(test);
    const planted = await old(test);
    const response = await ask(test, `polder=${planted}; __Host-polder=${mine}`);
    expect(cookiesOf(response.headers)).toEqual([expect.stringMatching(/^polder=; /)]);
    const visitor = await test.people.visitor(mine);
    const [session] = response.json().sessions as { id: string }[];
    expect(session?.id).toBe(visitor?.session);
  });
  it('that opens nothing just goes', async () => {
    const test = await open();
    const response = await ask(test, `polder=${'x'.repeat(43)}`);
    expect(response.statusCode).toBe(401);
    expect(cookiesOf(response.headers)).toEqual([expect.stringMatching(/^polder=; /)]);
  });
  it('is not given back to whoever signs out with it', async () => {
    const test = await open();
    const token = await old(test);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/sign-out',
      payload: '{}',
      headers: { cookie: `polder=${token}`, origin: SAFE, 'content-type': 'application/json' },
    });
    expect(cookiesOf(response.headers).map((it) => it.split(';')[0])).toEqual(['__Host-polder=', 'polder=']);
    expect(await test.people.visitor(token)).toBeUndefined();
  });
});
