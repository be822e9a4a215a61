import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Base, Live, People, Socket } from '../context.js';
import { MAX_FRAME } from '../wire/limits.js';
import { addressOf, networkKeyOf } from './address.js';
import { tokenIn } from './cookie.js';
import { openCounts } from './counts.js';
import { inSeconds, openLimiter } from './limiter.js';
import { errorFields } from './log.js';
import { isOwnUpgrade, ownOrigins } from './origin.js';

export const LIVE_PATH = '/api/live';
/** How long it may take to find out who somebody is. */
const HANDSHAKE_MS = 10_000;
const KEEP_ALIVE_MS = 60_000;
/** How often each is asked whether it is still there: pages that nobody looks at may speak rarely. */
const PING_MS = 20_000;
/** Not all at the same moment. */
const PING_PARTS = 10;

export interface Sockets {
  /** How many are open now. */
  readonly open: number;
  /** Ends all of them, and lets nobody in any more. */
  close(): void;
}

interface Refusing {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: number;
}

/** The WebSocket at `/api/live`. Whoever is let in is handed to `live` at once. */
export function openSockets(
  base: Base,
  server: Server,
  { people, live }: { readonly people: Pick<People, 'visitor'>; readonly live: Pick<Live, 'connect'> },
  pingMs = PING_MS,
): Sockets {
  const { settings, log } = base;
  const { limits } = settings;
  const own = ownOrigins(settings);
  // Compression would keep a window for each of thousands of sockets; what is sent is mostly short.
  const ws = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME });
  const tries = openLimiter(base.now, limits.requests, 60_000);
  const ofAddress = openCounts();
  const ofUser = openCounts();
  const upgraded = new WeakSet<Duplex>();
  let all = 0;
  let closed = false;

  /** Undefined: come in. */
  function checkDoor(request: IncomingMessage, networkKey: string): Refusing | undefined {
    if (request.url?.split('?', 1)[0] !== LIVE_PATH) return { status: 404, text: 'Not Found' };
    if (!isOwnUpgrade(request.headers, own)) return { status: 403, text: 'Forbidden' };
    if (closed) return { status: 503, text: 'Service Unavailable', retryAfter: 5 };
    const wait = tries.wait(networkKey);
    if (wait > 0) return { status: 429, text: 'Too Many Requests', retryAfter: inSeconds(wait) };
    if (all >= limits.sockets) return { status: 503, text: 'Service Unavailable', retryAfter: 30 };
    if (ofAddress.of(networkKey) >= limits.socketsOfAddress)
      return { status: 429, text: 'Too Many Requests', retryAfter: 30 };
    return undefined;
  }

  async function admit(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    const networkKey = networkKeyOf(addressOf(request, settings.proxies));
    const refusing = checkDoor(request, networkKey);
    if (refusing) return refuse(raw, refusing);
    // Places are taken before we wait for anything, and given back however the connection ends.
    all++;
    ofAddress.add(networkKey, 1);
    raw.once('close', () => {
      all--;
      ofAddress.add(networkKey, -1);
    });
    const tooSlow = setTimeout(() => raw.destroy(), HANDSHAKE_MS);
    raw.once('close', () => clearTimeout(tooSlow));

    const token = tokenIn(fastifyCookie.parse(request.headers.cookie ?? ''), settings);
    const visitor = await people.visitor(token);
    clearTimeout(tooSlow);
    if (raw.destroyed) return;
    if (closed) return refuse(raw, { status: 503, text: 'Service Unavailable', retryAfter: 5 });
    if (visitor) {
      if (ofUser.of(visitor.user) >= limits.socketsOfUser)
        return refuse(raw, { status: 429, text: 'Too Many Requests', retryAfter: 30 });
      ofUser.add(visitor.user, 1);
      raw.once('close', () => ofUser.add(visitor.user, -1));
    }
    ws.handleUpgrade(request, raw, head, (opened) => {
      upgraded.add(raw);
      live.connect(wrap(opened, networkKey), visitor);
      if (visitor) void lookAgain(opened, token);
    });
  }

  /** A session that ended while we looked is not one that live was told to close. */
  async function lookAgain(socket: WebSocket, token: string | undefined): Promise<void> {
    try {
      if (!(await people.visitor(token))) socket.close(4401, 'signed out');
    } catch (error) {
      log.error({ err: errorFields(error) }, 'a session could not be looked up again');
    }
  }

  server.on('upgrade', (request, raw, head) => {
    raw.on('error', () => raw.destroy());
    if ('setKeepAlive' in raw && typeof raw.setKeepAlive === 'function')
      raw.setKeepAlive(true, KEEP_ALIVE_MS);
    admit(request, raw, head).catch((error: unknown) => {
      log.error({ err: errorFields(error) }, 'a socket was not let in');
      // Once it speaks WebSocket, an answer of HTTP would be noise.
      if (upgraded.has(raw)) raw.destroy();
      else refuse(raw, { status: 503, text: 'Service Unavailable', retryAfter: 5 });
    });
  });

  let part = 0;
  const pinging = setInterval(() => {
    part = (part + 1) % PING_PARTS;
    let i = 0;
    for (const client of ws.clients)
      if (i++ % PING_PARTS === part && client.readyState === client.OPEN) client.ping();
  }, pingMs / PING_PARTS);
  pinging.unref();

  return {
    get open() {
      return ws.clients.size;
    },
    close() {
      closed = true;
      clearInterval(pinging);
      for (const client of ws.clients) {
        client.close(1001, 'the server stops');
        // Whoever does not answer holds nobody up.
        const gone = setTimeout(() => client.terminate(), 1_000);
        client.once('close', () => clearTimeout(gone));
      }
    },
  };
}

function refuse(raw: Duplex, { status, text, retryAfter }: Refusing): void {
  if (raw.destroyed || !raw.writable) return void raw.destroy();
  const lines = [
    `HTTP/1.1 ${status} ${text}`,
    'connection: close',
    'content-length: 0',
    ...(retryAfter === undefined ? [] : [`retry-after: ${retryAfter}`]),
  ];
  raw.once('finish', () => raw.destroy());
  raw.end(`${lines.join('\r\n')}\r\n\r\n`);
}

function wrap(ws: WebSocket, networkKey: string): Socket {
  // Too large a frame, bad UTF-8, ...: ws closes the connection by itself.
  ws.on('error', () => {});
  return {
    send: (text) => ws.send(text),
    close: (code, reason) => ws.close(code, reason),
    get waiting() {
      return ws.bufferedAmount;
    },
    networkKey,
    onPong: (listener) => void ws.on('pong', listener),
    onMessage(listener) {
      ws.on('message', (data, isBinary) => {
        if (isBinary) ws.close(1003, 'text only');
        else listener(data.toString());
      });
    },
    onClose(listener) {
      ws.on('close', listener);
    },
  };
}
