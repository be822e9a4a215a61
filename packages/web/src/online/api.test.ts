import { describe, expect, test, vi } from 'vitest';
import { en, pl } from '../words/testing.js';
import { type Fetch, isAway, openCall, type Trouble } from './api.js';
import { byHttp } from './by-http.js';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A server that always gives the same answer, and remembers what it was asked. */
function serverOf(answer: () => Response | Promise<Response>, patience?: number) {
  const sent: Sent[] = [];
  const ask: Fetch = async (url, init) => {
    sent.push({ url, init });
    return answer();
  };
  return { sent, call: openCall(ask, patience) };
}
const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });
const refusal = (code: string, more: object = {}, status = 409): Response =>
  json({ refusal: { code, message: 'No.', ...more } }, status);

describe('what is asked', () => {
  test('by GET has no body, and stays under the folder of the page', async () => {
    const { call, sent } = serverOf(() => json({ tables: [] }));
    expect(await call('GET /api/tables')).toEqual({ ok: true, value: { tables: [] } });
    expect(sent[0].url).toBe('./api/tables');
    expect(sent[0].init).toMatchObject({ method: 'GET' });
    expect(sent[0].init.body).toBeUndefined();
  });

  test('to change something is JSON, with an empty object if there is nothing to say', async () => {
    const { call, sent } = serverOf(() => json({}));
    await call('POST /api/tables/:id/join', { id: 't1' });
    await call('DELETE /api/sessions/:id', { id: 't1' });
    await call('PUT /api/blocks/:user', { user: 't1' });
    expect(sent.map(({ url, init }) => [init.method, url])).toEqual([
      ['POST', './api/tables/t1/join'],
      ['DELETE', './api/sessions/t1'],
      ['PUT', './api/blocks/t1'],
    ]);
    for (const { init } of sent)
      expect(init).toMatchObject({ body: '{}', headers: { 'content-type': 'application/json' } });
  });

  test('with what was said in it', async () => {
    const { call, sent } = serverOf(() => json({}));
    await call('POST /api/guest', {}, { name: 'Anna', locale: 'pl' });
    await call('POST /api/tables/:id/bot', { id: 't1' }, { seat: 2, level: null });
    await call('POST /api/tables/:id/kick', { id: 't1' }, { seat: 1 });
    await call('PATCH /api/me', {}, { name: 'Ann' });
    expect(sent.map(({ init }) => init.body)).toEqual([
      '{"name":"Anna","locale":"pl"}',
      '{"seat":2,"level":null}',
      '{"seat":1}',
      '{"name":"Ann"}',
    ]);
    expect(sent[3].init.method).toBe('PATCH');
  });

  test('ids can’t lead out of their place in the address', async () => {
    const { call, sent } = serverOf(() => json({}));
    await call('GET /api/tables/:id', { id: '../me?x#y' });
    await byHttp(call).sync('t1', { seq: 3, hash: '00ff&seq=9' });
    await call('GET /api/next', { after: 'a b' });
    expect(sent.map(({ url }) => url)).toEqual([
      './api/tables/..%2Fme%3Fx%23y',
      './api/tables/t1/sync?seq=3&hash=00ff%26seq%3D9',
      './api/next?after=a%20b',
    ]);
  });
});

describe('what does not work comes back as a value', () => {
  const trouble = async (answer: () => Response | Promise<Response>): Promise<Trouble | undefined> => {
    const outcome = await serverOf(answer).call('GET /api/mine');
    return outcome.ok ? undefined : outcome.trouble;
  };

  test('a refusal, with all that it says', async () => {
    expect(await trouble(() => refusal('tooMuch', { retryAfter: 30 }, 429))).toEqual({
      code: 'tooMuch',
      message: 'No.',
      retryAfter: 30,
    });
  });

  test('no network', async () => {
    expect(await trouble(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
      code: 'offline',
    });
  });

  test('a proxy whose server is gone', async () => {
    expect(await trouble(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))).toEqual({
      code: 'offline',
    });
  });

  test.each([
    ['nothing there', () => new Response('Not found', { status: 404 })],
    ['the page itself for every address', () => new Response('<!doctype html>', { status: 200 })],
    ['JSON of somebody else', () => json({ error: 'Not Found' }, 404)],
    ['a bare number', () => json(7)],
  ])('a host without a server: %s', async (_, answer) => {
    expect(await trouble(answer)).toEqual({ code: 'noServer' });
  });

  test('a server that fails without a word has a problem, and is one', async () => {
    expect(await trouble(() => json({ error: 'Oh.' }, 500))).toMatchObject({ code: 'trouble' });
  });

  test('no answer in time: it is given up, and the request stopped', async () => {
    vi.useFakeTimers();
    let stopped = false;
    const call = openCall(
      (_, { signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            stopped = true;
            reject(new DOMException('Aborted', 'AbortError'));
          });
        }),
      5000,
    );
    const outcome = call('GET /api/me');
    await vi.advanceTimersByTimeAsync(4999);
    expect(stopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ ok: false, trouble: { code: 'timeout' } });
    vi.useRealTimers();
  });

  test('nobody answers at all, or somebody said no', () => {
    expect((['offline', 'timeout', 'noServer'] as const).map((code) => isAway({ code }))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isAway({ code: 'trouble', message: '' })).toBe(false);
  });
});

describe.each([
  ['English', en],
  ['Polish', pl],
] as const)('in %s', (_, { online }) => {
  const CODES = [
    'bad',
    'noSession',
    'notFound',
    'notYours',
    'stale',
    'illegal',
    'cannotUndo',
    'notNow',
    'full',
    'tooMuch',
    'closing',
    'trouble',
    'offline',
    'timeout',
    'noServer',
  ] as const satisfies readonly Trouble['code'][];

  test('every trouble has words of its own', () => {
    const said = CODES.map((code) => online.trouble({ code, message: 'no' } as Trouble));
    for (const words of said) expect(words).toMatch(/^\p{Lu}.{8,}/u);
    expect(new Set(said).size).toBe(CODES.length);
  });

  test('the same refusal says what could not be done', () => {
    const notNow: Trouble = { code: 'notNow', message: 'no' };
    const all = (['open', 'join', 'start', 'seat', 'link', 'other'] as const).map((doing) =>
      online.trouble(notNow, doing),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('how long to wait is said', () => {
    expect(online.trouble({ code: 'tooMuch', message: '', retryAfter: 12.2 })).toContain('13');
  });
});
