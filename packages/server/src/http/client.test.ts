import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodingFor, readClient } from './client.js';
import { openTestApp, type TestApp } from './testing/app.js';

const PROGRAM = `console.log('${'x'.repeat(500)}');`;
let folder = '';
let test: TestApp;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polder-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Polder</title>');
  writeFileSync(join(folder, 'sw.js'), 'self;');
  writeFileSync(join(folder, 'assets', 'a-1.js'), PROGRAM);
  writeFileSync(join(folder, 'assets', 'a-1.png'), 'png');
  writeFileSync(join(folder, '.built'), 'hash');
  test = await openTestApp({ settings: { client: folder } });
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the client', () => {
  it('is served at the root, and only what was built', async () => {
    const page = await test.app.inject('/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await test.app.inject('/index.html?x=1')).body).toBe(page.body);
    for (const url of ['/.built', '/assets', '/assets/../.built', '/%2e%2e/etc/passwd', '/nothing.js'])
      expect((await test.app.inject(url)).statusCode).toBe(404);
  });
  it('is kept by the browser as long as its names tell', async () => {
    const cacheOf = async (url: string) => (await test.app.inject(url)).headers['cache-control'];
    expect(await cacheOf('/assets/a-1.js')).toBe('public, max-age=31536000, immutable');
    for (const url of ['/', '/index.html', '/sw.js']) expect(await cacheOf(url)).toBe('no-cache');
  });
  it('is not sent again to those who have it', async () => {
    const { etag } = (await test.app.inject('/')).headers;
    const again = await test.app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
  it('is sent small', async () => {
    const get = (url: string, accepted: string) =>
      test.app.inject({ url, headers: { 'accept-encoding': accepted } });
    const br = await get('/assets/a-1.js', 'gzip, deflate, br');
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(PROGRAM);
    const gzip = await get('/assets/a-1.js', 'gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(PROGRAM);
    expect((await get('/assets/a-1.js', 'identity')).body).toBe(PROGRAM);
    expect((await get('/assets/a-1.png', 'br')).headers).not.toHaveProperty('content-encoding');
  });
  it('answers HEAD without a body', async () => {
    const head = await test.app.inject({ method: 'HEAD', url: '/assets/a-1.js' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(PROGRAM.length),
    ]);
  });
  it('does not count against the limits of requests', async () => {
    expect((await test.app.inject('/')).headers).not.toHaveProperty('x-ratelimit-limit');
  });
  it('is missed at the start if it was not built', () => {
    rmSync(join(folder, 'index.html'));
    expect(() => readClient(folder)).toThrow('index.html is missing');
  });
});

describe('what a browser takes', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['deflate', undefined],
    ['gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['GZIP, BR', 'br'],
  ])('%s: %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
});
