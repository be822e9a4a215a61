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

describe('a cookie of the plain name under https', () => {
  async function tokenOf(test: TestApp): Promise<string> {
    const browser = openBrowser(test, SAFE);
    await browser.guest();
    return browser.cookie ?? '';
  }

  it('opens nothing, and is left alone: a neighbour may have set it', async () => {
    const test = await open();
    const cookie = `polder=${await tokenOf(test)}`;
    const response = await test.app.inject({ url: '/api/sessions', headers: { cookie } });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined]);
  });
  it('opens no socket of anybody', async () => {
    const test = await open();
    const cookie = await tokenOf(test);
    // The helper sends it by the plain name.
    const { welcome } = await enter(await test.listen(), { origin: SAFE, cookie });
    expect(welcome).toMatchObject({ user: null });
  });
  it('does not stand against the right one', async () => {
    const test = await open();
    const mine = await tokenOf(test);
    const cookie = `polder=${await tokenOf(test)}; __Host-polder=${mine}`;
    const response = await test.app.inject({ url: '/api/sessions', headers: { cookie } });
    const [session] = response.json().sessions as { id: string }[];
    expect(session?.id).toBe((await test.people.visitor(mine))?.session);
  });
});
