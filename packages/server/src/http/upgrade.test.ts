import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Socket } from '../context.js';
import { MAX_FRAME } from '../wire/limits.js';
import { ORIGIN, type TestApp, useTestApp } from './testing/app.js';
import { openBrowser } from './testing/browser.js';
import { enter, knock, sendRaw } from './testing/socket.js';
import { openSockets } from './upgrade.js';

const open = useTestApp();

const EVIL = 'https://evil.example';
/** All but the empty line at its end. */
const HANDSHAKE =
  `GET /api/live HTTP/1.1\r\nhost: x\r\norigin: ${ORIGIN}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
  'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
const connectTo = (host: string) => connect(Number(host.split(':')[1]), host.split(':')[0]);
/** Until the server has noticed, too. */
const gone = (test: TestApp, open: number) => expect.poll(() => test.sockets.open).toBe(open);

describe('Origin check at upgrade', () => {
  it('lets our own page in, with and without an account', async () => {
    const test = await open();
    const host = await test.listen();
    const browser = openBrowser(test);
    const user = await browser.guest();
    expect((await enter(host)).welcome).toEqual({ type: 'welcome', user: null });
    expect((await enter(host, { cookie: browser.cookie })).welcome).toEqual({ type: 'welcome', user });
  });
  it('refuses other pages and those that do not say who they are', async () => {
    const test = await open();
    const host = await test.listen();
    for (const origin of [EVIL, 'null', `${ORIGIN}.evil.example`, null])
      expect(await knock(host, { origin })).toBe(403);
    expect(test.live.met).toEqual([]);
  });
  it('takes no socket at any other address', async () => {
    const host = await (await open()).listen();
    expect(await knock(host, { path: '/api/me' })).toBe(404);
    expect(await knock(host, { path: '/' })).toBe(404);
  });
});

describe('Frame and rate limits', () => {
  it('a frame that is too large ends the socket and is not heard', async () => {
    const test = await open();
    const { socket, closed } = await enter(await test.listen());
    socket.send('x'.repeat(MAX_FRAME));
    socket.send('x'.repeat(MAX_FRAME + 1));
    expect(await closed).toBe(1009);
    expect(test.live.heard.map((text) => text.length)).toEqual([MAX_FRAME]);
  });
  it('a frame in many parts counts as a whole', async () => {
    const test = await open();
    const { socket, closed } = await enter(await test.listen());
    for (let part = 0; part < 5; part++) socket.send('x'.repeat(MAX_FRAME / 4), { fin: false });
    expect(await closed).toBe(1009);
    expect(test.live.heard).toEqual([]);
  });
  it('only text is understood', async () => {
    const test = await open();
    const { socket, closed } = await enter(await test.listen());
    socket.send(Buffer.from('{}'), { binary: true });
    expect(await closed).toBe(1003);
    expect(test.live.heard).toEqual([]);
  });
  it('who opens sockets over and over is slowed down', async () => {
    const host = await (await open({ limits: { requests: 2 } })).listen();
    await enter(host);
    await enter(host);
    expect(await knock(host)).toBe(429);
  });
});

describe('Pings', () => {
  it('are sent to every socket, and answered by the browser itself', async () => {
    const test = await open();
    const server = createServer();
    const met: Socket[] = [];
    const connect = (socket: Socket): void => {
      met.push(socket);
      socket.send('{}');
    };
    const sockets = openSockets(test.base, server, { people: test.people, live: { connect } }, 50);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { socket } = await enter(`127.0.0.1:${port}`);
    await new Promise<void>((resolve) => met[0].onPong?.(resolve));
    expect(met[0].networkKey).toBe('127.0.0.1');
    socket.terminate();
    sockets.close();
    server.close();
  });
});

describe('Connection caps', () => {
  it('in all', async () => {
    const test = await open({ limits: { sockets: 2 } });
    const host = await test.listen();
    const first = await enter(host);
    await enter(host);
    expect(await knock(host)).toBe(503);
    expect(test.sockets.open).toBe(2);
    first.socket.close();
    await first.closed;
    await gone(test, 1);
    await enter(host);
  });
  it('of one account', async () => {
    const test = await open({ limits: { socketsOfUser: 1 } });
    const host = await test.listen();
    const browser = openBrowser(test);
    await browser.guest();
    const { socket, closed } = await enter(host, { cookie: browser.cookie });
    expect(await knock(host, { cookie: browser.cookie })).toBe(429);
    await enter(host);
    socket.terminate();
    await closed;
    await gone(test, 1);
    await enter(host, { cookie: browser.cookie });
  });
  it('of one address', async () => {
    const test = await open({ settings: { proxies: 1 }, limits: { socketsOfAddress: 1 } });
    const host = await test.listen();
    await enter(host, { headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(await knock(host, { headers: { 'x-forwarded-for': '192.0.2.1' } })).toBe(429);
    await enter(host, { headers: { 'x-forwarded-for': '192.0.2.2' } });
  });
  it('those who are refused and those who give up take no place', async () => {
    let answer: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const test = await open({
      limits: { socketsOfAddress: 1 },
      visitor: () => waiting.then(() => undefined),
    });
    const host = await test.listen();
    for (let time = 0; time < 3; time++) expect(await knock(host, { origin: EVIL })).toBe(403);
    const upgrade = once(test.app.server, 'upgrade');
    const impatient = connectTo(host);
    impatient.write(`${HANDSHAKE}\r\n`);
    const [, raw] = (await upgrade) as [unknown, Duplex];
    expect(await knock(host)).toBe(429);
    const noticed = once(raw, 'close');
    impatient.destroy();
    await noticed;
    const next = enter(host);
    answer?.();
    await next;
    expect(test.live.met).toHaveLength(1);
  });
  it('a handshake that never ends is ended', async () => {
    const test = await open();
    test.app.server.headersTimeout = 100;
    expect(await sendRaw(await test.listen(), HANDSHAKE)).toMatch(/^HTTP\/1\.1 408 /);
  });
  it('a broken handshake is answered and closed', async () => {
    const host = await (await open()).listen();
    const answer = await sendRaw(host, `${HANDSHAKE.replace(/sec-.*\r\n/g, '')}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
  it('trouble with the database is an answer, too', async () => {
    const test = await open({ visitor: () => Promise.reject(new Error('no database')) });
    expect(await knock(await test.listen())).toBe(503);
    expect(test.sockets.open).toBe(0);
  });
  it('slow requests are not waited for', async () => {
    const { app } = await open();
    expect(app.server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(app.server.requestTimeout).toBeLessThanOrEqual(20_000);
    expect(app.server.maxConnections).toBeGreaterThan(0);
  });
  it('closing the application closes its sockets', async () => {
    const test = await open();
    const { closed } = await enter(await test.listen());
    const closing = test.app.close();
    expect(await closed).toBe(1001);
    await closing;
  });
});

describe('Connections of one address', () => {
  const enough = { limits: { connectionsOfAddress: 3 } };
  async function connected(host: string, count: number) {
    const sockets = Array.from({ length: count }, () => connectTo(host));
    for (const socket of sockets) socket.on('error', () => {});
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    return sockets;
  }

  it('are bounded, also if they say nothing, and come back with those that end', async () => {
    const host = await (await open(enough)).listen();
    const sockets = await connected(host, 3);
    const [more] = await connected(host, 1);
    await once(more, 'close');
    expect(sockets.every((socket) => !socket.destroyed)).toBe(true);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => fetch(`http://${host}/api/me`).then(({ status }) => status, String)).toBe(200);
  });

  it('are the proxy’s own business behind one', async () => {
    const host = await (await open({ ...enough, settings: { proxies: 1 } })).listen();
    const sockets = await connected(host, 6);
    expect((await fetch(`http://${host}/api/me`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
