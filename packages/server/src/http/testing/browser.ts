import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { cookieName } from '../cookie.js';
import { ORIGIN, type TestApp } from './app.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Somebody's browser, as far as the server can tell: it names its origin and keeps the cookie. */
export interface Browser {
  /** The token that it has. */
  cookie: string | undefined;
  ask(method: Method, path: string, body?: unknown, more?: InjectOptions): Promise<LightMyRequestResponse>;
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: unknown): Promise<LightMyRequestResponse>;
  /** A guest, by this browser. */
  guest(name?: string): Promise<string>;
}

export function openBrowser({ app }: Pick<TestApp, 'app'>, origin = ORIGIN): Browser {
  const own = cookieName({ secure: origin.startsWith('https:') });
  const browser: Browser = {
    cookie: undefined,
    async ask(method, path, body = {}, more = {}) {
      const changes = method !== 'GET';
      const response = await app.inject({
        method,
        url: path,
        ...(changes ? { payload: JSON.stringify(body) } : {}),
        ...more,
        headers: {
          ...(changes ? { origin, 'content-type': 'application/json' } : {}),
          ...(browser.cookie === undefined ? {} : { cookie: `${own}=${browser.cookie}` }),
          'user-agent': 'a browser',
          ...more.headers,
        },
      });
      const given = response.cookies.find(({ name }) => name === own);
      if (given) browser.cookie = given.value === '' ? undefined : given.value;
      return response;
    },
    get: (path) => browser.ask('GET', path),
    post: (path, body) => browser.ask('POST', path, body),
    async guest(name = 'Anna') {
      const response = await browser.post('/api/guest', { name, locale: 'en' });
      return response.json<{ readonly me: { readonly id: string } }>().me.id;
    },
  };
  return browser;
}

/** What was refused, if anything. */
export const codeOf = (response: LightMyRequestResponse): string | undefined =>
  response.json<{ readonly refusal?: { readonly code: string } }>().refusal?.code;

/** The token of the link in a text. */
export function linkIn(text: string): { readonly token: string } {
  const token = /#\/link\/([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error('There is no link in it.');
  return { token };
}

/** Another browser with the same account. */
export async function nextDevice(test: Pick<TestApp, 'app'>, from: Browser): Promise<Browser> {
  const next = openBrowser(test);
  const { url } = (await from.post('/api/transfer')).json<{ readonly url: string }>();
  await next.post('/api/link', linkIn(url));
  return next;
}

export async function twoDevices(test: Pick<TestApp, 'app'>): Promise<readonly [Browser, Browser]> {
  const first = openBrowser(test);
  await first.guest();
  return [first, await nextDevice(test, first)];
}
