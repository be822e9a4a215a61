import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_BODY, MAX_EDITION_BODY } from '../wire/limits.js';
import { ORIGIN, openTestApp, type TestApp, type Wishes } from './testing/app.js';
import { codeOf, linkIn, openBrowser } from './testing/browser.js';
import { enter, sendRaw } from './testing/socket.js';

/* The security of requests, line by line; sockets are in upgrade.test.ts, accounts in people/security.test.ts. */

let opened: TestApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
async function open(wishes?: Wishes): Promise<TestApp> {
  opened = await openTestApp(wishes);
  return opened;
}

const EVIL = 'https://evil.example';
const guest = JSON.stringify({ name: 'Anna', locale: 'en' });
const JSON_TYPE = { 'content-type': 'application/json' };

describe('Origin check on state-changing requests', () => {
  const asked = async (headers: Record<string, string>) => {
    const { app } = await open();
    return await app.inject({ method: 'POST', url: '/api/guest', payload: guest, headers });
  };

  it('lets our own page in', async () => {
    expect((await asked({ ...JSON_TYPE, origin: ORIGIN })).statusCode).toBe(200);
  });
  it('refuses another page, and nothing is done', async () => {
    const response = await asked({ ...JSON_TYPE, origin: EVIL });
    expect(response.statusCode).toBe(403);
    expect(codeOf(response)).toBe('notYours');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await opened?.base.store.db.selectFrom('users').select('id').execute()).toEqual([]);
  });
  it.each(['null', `${ORIGIN}.evil.example`, `${ORIGIN}1`, ''])('refuses the origin "%s"', async (origin) => {
    expect((await asked({ ...JSON_TYPE, origin })).statusCode).toBe(403);
  });
  it('refuses a request without one', async () => {
    expect((await asked(JSON_TYPE)).statusCode).toBe(403);
  });
  it('believes a browser that says it comes from our own page', async () => {
    expect((await asked({ ...JSON_TYPE, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    await opened?.close();
    expect((await asked({ ...JSON_TYPE, 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    await opened?.close();
    expect((await asked({ ...JSON_TYPE, 'sec-fetch-site': 'same-origin', origin: EVIL })).statusCode).toBe(
      403,
    );
  });
  it.each(['PUT', 'PATCH', 'DELETE'] as const)('holds for %s', async (method) => {
    const { app } = await open();
    const url = method === 'PATCH' ? '/api/me' : '/api/blocks/somebody1';
    const headers = { ...JSON_TYPE, origin: EVIL };
    expect((await app.inject({ method, url, payload: '{}', headers })).statusCode).toBe(403);
  });
  it('takes JSON only, which no form of another page can send', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await asked({ 'content-type': type, origin: ORIGIN });
      expect(response.statusCode).toBe(415);
      expect(codeOf(response)).toBe('bad');
      await opened?.close();
    }
    expect((await asked({ origin: ORIGIN })).statusCode).toBe(415);
  });
  it('says of no other origin that it may read', async () => {
    const { app } = await open();
    const response = await app.inject({ method: 'GET', url: '/api/me', headers: { origin: EVIL } });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('Strict CSP', () => {
  const SCRIPT = "document.title = 'x';";
  const STYLE = 'body { margin: 0 }';
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('allows our own files, and script and style in the page by their hashes, and nothing else', async () => {
    folder = mkdtempSync(join(tmpdir(), 'polder-client-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      `<style>${STYLE}</style><script>${SCRIPT}</script><script src="./assets/a.js"></script>`,
    );
    const { app } = await open({ settings: { client: folder } });
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    for (const url of ['/', '/api/me', '/nothing']) {
      const policy = String((await app.inject(url)).headers['content-security-policy']);
      const rules = new Map(policy.split(';').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
      expect(rules.get('default-src')).toEqual(["'none'"]);
      expect(rules.get('script-src')).toEqual(["'self'", `'sha256-${hashOf(SCRIPT)}'`]);
      expect(rules.get('style-src')).toEqual(["'self'", `'sha256-${hashOf(STYLE)}'`]);
      expect(rules.get('style-src-attr')).toEqual(["'none'"]);
      expect(rules.get('connect-src')).toEqual(["'self'", 'ws://localhost:8080']);
      expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
      expect(rules.get('base-uri')).toEqual(["'none'"]);
      expect(rules.get('object-src')).toEqual(["'none'"]);
      expect(rules.get('form-action')).toEqual(["'self'"]);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
    }
  });
  it('comes with the other headers that keep a page to itself', async () => {
    const { app } = await open();
    expect((await app.inject('/api/me')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': 'no-store',
    });
  });
  it('asks for https for a year where it is served by https, and else not', async () => {
    const plain = await open();
    expect((await plain.app.inject('/api/me')).headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
    const secure = await open({ settings: { origin: 'https://polder.example', secure: true } });
    const { headers } = await secure.app.inject('/api/me');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('wss://polder.example');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

describe('Cookie flags', () => {
  const flagsOf = async (wishes?: Wishes) => {
    const test = await open(wishes);
    const response = await openBrowser(test, test.base.settings.origin).post('/api/guest', {
      name: 'Anna',
      locale: 'en',
    });
    return String(response.headers['set-cookie']).split('; ').slice(1);
  };
  it('are httpOnly, SameSite=Lax and for the whole site', async () => {
    expect(await flagsOf()).toEqual(['Max-Age=15552000', 'Path=/', 'HttpOnly', 'SameSite=Lax']);
  });
  it('are Secure where people come by https', async () => {
    expect(await flagsOf({ settings: { origin: 'https://polder.example', secure: true } })).toContain(
      'Secure',
    );
  });
  it('hold when it is taken away, too', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    const cleared = String((await browser.post('/api/sign-out')).headers['set-cookie']);
    expect(cleared).toMatch(/^polder=; .*Path=\/; Expires=Thu, 01 Jan 1970 .*HttpOnly; SameSite=Lax/);
  });
  it('the token is 256 bits of chance, and only its hash is stored', async () => {
    const test = await open();
    const browser = openBrowser(test);
    await browser.guest();
    const token = browser.cookie ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(
      JSON.stringify(await test.base.store.db.selectFrom('sessions').selectAll().execute()),
    ).not.toContain(token);
  });
});

describe('Strict schemas', () => {
  const send = async (payload: string) => {
    const { app } = await open();
    return await app.inject({
      method: 'POST',
      url: '/api/guest',
      payload,
      headers: { ...JSON_TYPE, origin: ORIGIN },
    });
  };
  it('unknown keys are refused by name', async () => {
    const response = await send('{"name":"Anna","locale":"en","admin":true}');
    expect(response.statusCode).toBe(400);
    expect(response.json().refusal).toEqual({ code: 'bad', message: expect.stringContaining('admin') });
  });
  it('what is wrong is said with its place', async () => {
    const response = await send('{"name":"Anna","locale":"xx"}');
    expect(response.json().refusal.message).toMatch(/^locale: /);
  });
  it.each([
    '{"__proto__":{"name":"Anna"},"locale":"en"}',
    '{"name":"Anna","locale":"en","constructor":{"prototype":{"admin":true}}}',
    '{"name":"Anna","locale":"en","x":[{"__proto__":1}]}',
    '{"name":"Anna","locale":"en","\\u005f_proto__":{}}',
  ])('prototypes can’t be reached for: %s', async (payload) => {
    const response = await send(payload);
    expect(response.statusCode).toBe(400);
    expect(codeOf(response)).toBe('bad');
  });
  it('huge bodies are refused before they are read', async () => {
    const response = await send(JSON.stringify({ name: 'x'.repeat(MAX_BODY), locale: 'en' }));
    expect(response.statusCode).toBe(413);
    expect(codeOf(response)).toBe('bad');
  });
  it('huge bodies without a length are cut off', async () => {
    const host = await (await open()).listen();
    const chunk = 'x'.repeat(4096);
    const chunks = Array.from({ length: 12 }, () => `1000\r\n${chunk}\r\n`).join('');
    const answer = await sendRaw(
      host,
      `POST /api/guest HTTP/1.1\r\nhost: x\r\norigin: ${ORIGIN}\r\ncontent-type: application/json\r\n` +
        `connection: close\r\ntransfer-encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
  it('a route may take more than others: an edition is larger', async () => {
    const { app } = await open({
      register: (to) => {
        to.post('/api/large', { bodyLimit: MAX_EDITION_BODY }, async () => ({}));
      },
    });
    const post = async (length: number) => {
      const payload = JSON.stringify({ edition: 'x'.repeat(length) });
      const headers = { ...JSON_TYPE, origin: ORIGIN };
      return (await app.inject({ method: 'POST', url: '/api/large', payload, headers })).statusCode;
    };
    expect(await post(MAX_BODY)).toBe(200);
    expect(await post(MAX_EDITION_BODY)).toBe(413);
  });
  it('deep bodies are refused', async () => {
    for (const payload of [
      `${'['.repeat(15_000)}${']'.repeat(15_000)}`,
      `${'{"a":'.repeat(13)}1${'}'.repeat(13)}`,
    ]) {
      const response = await send(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json().refusal.message).toContain('deep');
      await opened?.close();
    }
  });
  it.each(['', '{', 'null', '[]', '"x"', '7'])('a body of %j is refused', async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });
  it('an answer tells nothing of the inside', async () => {
    const { app, lines } = await open({
      register: (to) => {
        to.get('/api/broken', async () => {
          throw Object.assign(new Error('secret inside'), { detail: 'Key (email)=(anna@example.org)' });
        });
      },
    });
    const response = await app.inject('/api/broken');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ refusal: { code: 'trouble', message: 'Something went wrong here.' } });
    expect(lines.some(({ msg }) => msg === 'a request failed')).toBe(true);
    expect(JSON.stringify(lines)).not.toContain('anna@example.org');
  });
  it('unknown addresses of the API are answered as such', async () => {
    const { app } = await open();
    for (const url of ['/api/nothing', '/api/', '/api/me/..%2f..%2fetc'])
      expect(codeOf(await app.inject(url))).toBe('notFound');
    expect((await app.inject('/api/%')).statusCode).toBe(400);
  });
});

describe('Rate limits', () => {
  it('requests of one address are counted, and told when to come again', async () => {
    const test = await open({ limits: { requests: 3 } });
    const browser = openBrowser(test);
    for (let time = 0; time < 3; time++) expect((await browser.get('/api/me')).statusCode).toBe(200);
    const response = await browser.get('/api/me');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json().refusal).toMatchObject({ code: 'tooMuch', retryAfter: expect.any(Number) });
  });
  it('those that make accounts or send something are counted together, and more strictly', async () => {
    const test = await open({ limits: { sensitive: 2 } });
    const browser = openBrowser(test);
    await browser.guest();
    await browser.post('/api/email/login', { address: 'x@example.org', locale: 'en' });
    const response = await browser.post('/api/passkeys/login');
    expect(response.statusCode).toBe(429);
    expect(codeOf(response)).toBe('tooMuch');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await browser.get('/api/me')).statusCode).toBe(200);
  });
  it('behind proxies the address is the one that the outermost of them saw', async () => {
    const test = await open({ settings: { proxies: 1 }, limits: { requests: 1 } });
    const from = async (forwarded: string) =>
      (await openBrowser(test).ask('GET', '/api/me', {}, { headers: { 'x-forwarded-for': forwarded } }))
        .statusCode;
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('192.0.2.1')).toBe(429);
    expect(await from('192.0.2.2')).toBe(200);
    // What the client wrote itself is not believed.
    expect(await from('203.0.113.9, 192.0.2.2')).toBe(429);
    // A whole /64 is one customer.
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8::2')).toBe(429);
    expect(await from('2001:db8:0:1::2')).toBe(200);
  });
  it('without proxies nobody can say where they come from', async () => {
    const test = await open({ limits: { requests: 1 } });
    const from = async (forwarded: string) =>
      (await openBrowser(test).ask('GET', '/api/me', {}, { headers: { 'x-forwarded-for': forwarded } }))
        .statusCode;
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('192.0.2.2')).toBe(429);
  });
});

describe('Logs', () => {
  it('hold no token, cookie, address of a person or id of a table', async () => {
    const test = await open();
    const host = await test.listen();
    const browser = openBrowser(test);
    await browser.guest('Anna');
    const token = browser.cookie ?? '';
    await browser.post('/api/email', { address: 'anna@example.org' });
    await test.people.settled();
    const link = linkIn(test.mails[0]?.text ?? '').token;
    await browser.post('/api/link', { token: link });
    await browser.get('/api/tables/secret-table-id');
    (await enter(host, { cookie: browser.cookie })).socket.close();
    test.app.log.info(
      { headers: { cookie: token, authorization: token }, token, email: 'anna@example.org' },
      'careless',
    );
    const all = JSON.stringify(test.lines);
    expect(test.lines.some(({ msg }) => msg === 'careless')).toBe(true);
    expect(test.lines.some(({ msg }) => msg === 'answered')).toBe(true);
    for (const secret of [token, browser.cookie ?? '', link, 'anna@example.org', 'secret-table-id'])
      expect(all).not.toContain(secret);
  });
});
