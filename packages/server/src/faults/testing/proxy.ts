import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { below, type Random, seedRandom } from '@polder/core';
import { type Frame, frameCutter } from './frames.js';

/** How bad the network is: each a chance in a thousand, for every message in either direction. */
export interface Weather {
  readonly drop: number;
  readonly duplicate: number;
  /** Comes after the one behind it. */
  readonly reorder: number;
  readonly delay: number;
  /** Of a delay, in ms. */
  readonly longest: number;
  /** What a client has said comes once more, much later, perhaps over its next connection. */
  readonly late: number;
  /** How much later at most, in ms. */
  readonly latest: number;
  /** The connection is gone, and both ends learn of it. */
  readonly cut: number;
  /** This direction is ended, the other one goes on (TCP's half-close). */
  readonly halfClose: number;
  /** From now on nothing gets through in this direction, and nobody is told. */
  readonly hole: number;
}

export const CALM: Weather = {
  ...{ drop: 0, duplicate: 0, reorder: 0, delay: 0, longest: 0, late: 0, latest: 0 },
  ...{ cut: 0, halfClose: 0, hole: 0 },
};

export interface BadNetwork {
  readonly url: string;
  weather: Weather;
  /** How often what happened. */
  readonly counts: Record<keyof Omit<Weather, 'longest' | 'latest'>, number>;
  /** Of the late ones: how many came over another connection than the first time. */
  readonly elsewhere: number;
  /** Resolves once nothing is still to come late. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** One WebSocket, as far as somebody could say something over it. */
interface Line {
  /** False: nothing gets through. */
  say(raw: Buffer): boolean;
}

/** Whoever waits for one that is held back waits no longer than this, in ms. */
const HELD = 150;

/** Nothing is late by less, in ms: it would be a duplicate. */
const LATE = 100;
/** How often a late one asks whether its client is back. */
const BACK = { every: 50, times: 100 };

/** Between browsers and the server at `target()`. Knows HTTP and WebSocket well enough to do harm. */
export async function openProxy(target: () => string, seed: string): Promise<BadNetwork> {
  const random: Random = seedRandom(seed);
  const counts = { drop: 0, duplicate: 0, reorder: 0, delay: 0, late: 0, cut: 0, halfClose: 0, hole: 0 };
  const sockets = new Set<Duplex>();
  /** By cookie, the newest last. */
  const lines = new Map<string, Line[]>();
  const coming = new Set<Promise<void>>();
  let elsewhere = 0;
  let closed = false;

  /** Does this happen now? */
  function happens(what: keyof typeof counts): boolean {
    if (below(random, 1000) >= proxy.weather[what]) return false;
    counts[what]++;
    return true;
  }

  function keep<S extends Duplex>(socket: S): S {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  }

  /** Does it some 100 ms to seconds from now. */
  function later(work: () => Promise<unknown>): void {
    const ms = LATE + below(random, proxy.weather.latest);
    const done = wait(ms)
      .then(() => (closed ? undefined : work()))
      .then(ignore, ignore)
      .then(() => void coming.delete(done));
    coming.add(done);
  }

  /** Over its own line, or over the next one of the same client: it may take a while until there is one. */
  async function sayAgain(raw: Buffer, own: Line, client: string | undefined): Promise<void> {
    for (let i = 0; i < BACK.times && !closed; i++) {
      if (own.say(raw)) return;
      const others = client === undefined ? [] : (lines.get(client) ?? []);
      if (others.some((line) => line !== own && line.say(raw))) {
        elsewhere++;
        return;
      }
      await wait(BACK.every);
    }
  }

  /** One direction of a WebSocket, from its first frame on. `copy` is told of what comes once more later. */
  function lane(
    to: Duplex,
    cut: () => void,
    copy?: (raw: Buffer) => void,
  ): { take(frame: Frame): void; end(): void } & Line {
    let tail = Promise.resolve();
    let held: Buffer | undefined;
    let over = false;

    const write = (raw: Buffer): void => {
      if (!over && to.writable) to.write(raw);
    };
    function release(): void {
      const raw = held;
      held = undefined;
      if (raw) write(raw);
    }
    function hold(raw: Buffer): void {
      held = raw;
      setTimeout(() => {
        if (held === raw) release();
      }, HELD);
    }
    async function deliver({ raw, text }: Frame): Promise<void> {
      if (!text) return write(raw);
      if (happens('cut')) return cut();
      if (happens('hole')) over = true;
      if (happens('halfClose')) {
        release();
        over = true;
        to.end();
      }
      // Also of what gets lost the first time.
      if (copy && happens('late')) copy(Buffer.from(raw));
      if (over || happens('drop')) return;
      if (happens('delay')) await wait(below(random, proxy.weather.longest));
      if (held === undefined && happens('reorder')) return hold(raw);
      write(raw);
      if (happens('duplicate')) write(raw);
      release();
    }
    return {
      say(raw) {
        if (over || !to.writable) return false;
        write(raw);
        return true;
      },
      take(frame) {
        tail = tail.then(() => deliver(frame));
      },
      end() {
        tail = tail.then(() => {
          release();
          // A hole stays a hole.
          if (!over) to.end();
        });
      },
    };
  }

  function upgrade(incoming: IncomingMessage, client: Duplex, head: Buffer): void {
    const { hostname, port } = new URL(target());
    const server: Socket = keep(
      connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true }),
    );
    keep(client);
    const cut = (): void => {
      client.destroy();
      server.destroy();
    };
    server.once('close', () => setTimeout(() => client.destroy(), HELD));
    client.once('close', () => server.destroy());
    server.write(headOf(incoming));

    const { cookie } = incoming.headers;
    const up = lane(server, cut, (raw) => later(() => sayAgain(raw, up, cookie)));
    const cutUp = frameCutter(up.take);
    if (head.length > 0) cutUp(head);
    client.on('data', cutUp);
    client.on('end', up.end);

    const down = lane(client, cut);
    const cutDown = frameCutter(down.take);
    let answer = Buffer.alloc(0);
    let answered = false;
    server.on('data', (chunk: Buffer) => {
      if (answered) return cutDown(chunk);
      answer = Buffer.concat([answer, chunk]);
      const end = answer.indexOf('\r\n\r\n') + 4;
      if (end < 4) return;
      answered = true;
      if (cookie !== undefined) lines.set(cookie, [...(lines.get(cookie) ?? []), up]);
      client.write(answer.subarray(0, end));
      if (end < answer.length) cutDown(answer.subarray(end));
    });
    server.on('end', down.end);
    server.once('close', () => {
      if (cookie === undefined) return;
      const left = (lines.get(cookie) ?? []).filter((line) => line !== up);
      if (left.length > 0) lines.set(cookie, left);
      else lines.delete(cookie);
    });
  }

  /** Plain requests: asked twice, answered late or not at all, though they were carried out. */
  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bytesOf(incoming);
    if (incoming.method !== 'GET' && happens('late')) later(() => askServer(incoming, body));
    if (happens('cut') || happens('drop')) return void outgoing.destroy();
    const asked = [askServer(incoming, body)];
    if (happens('duplicate')) asked.push(askServer(incoming, body));
    const [answer] = await Promise.all(asked);
    if (happens('delay')) await wait(below(random, proxy.weather.longest));
    if (happens('cut') || happens('hole') || happens('halfClose')) return void outgoing.destroy();
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }

  async function askServer(incoming: IncomingMessage, body: Buffer) {
    const { method, url, headers } = incoming;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { host: _, connection: __, ...kept } = headers;
      const asked = request(`${target()}${url}`, {
        ...(method ? { method } : {}),
        headers: kept,
        agent: false,
      });
      asked.once('response', resolve).once('error', reject);
      asked.end(body);
    });
    const { 'content-type': type = '' } = answer.headers;
    return {
      status: answer.statusCode ?? 502,
      headers: { 'content-type': type },
      body: await bytesOf(answer),
    };
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on('upgrade', upgrade);
  server.on('connection', keep);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: BadNetwork = {
    url: `http://127.0.0.1:${port}`,
    weather: CALM,
    counts,
    get elsewhere() {
      return elsewhere;
    },
    async settled() {
      while (coming.size > 0) await Promise.all(coming);
    },
    close: () =>
      new Promise((resolve) => {
        closed = true;
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return proxy;
}

const ignore = (): void => {};

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
