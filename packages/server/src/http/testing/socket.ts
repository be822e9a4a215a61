import { once } from 'node:events';
import { connect } from 'node:net';
import type { WebSocket } from 'ws';
import { openSocket, type SocketAsked } from '../../testing/socket.js';
import { COOKIE } from '../cookie.js';
import { ORIGIN } from './app.js';

export interface OpenSocket {
  readonly socket: WebSocket;
  /** The first message. */
  readonly welcome: unknown;
  /** With which code it ends. */
  readonly closed: Promise<number>;
}

/** An open socket, or the status by which it was refused. */
export async function knock(host: string, how: SocketAsked = {}): Promise<OpenSocket | number> {
  const { cookie } = how;
  const socket = openSocket(`http://${host}`, {
    origin: ORIGIN,
    ...how,
    cookie: cookie === undefined ? undefined : `${COOKIE}=${cookie}`,
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const refused = new Promise<number>((resolve, reject) => {
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    // The end of a refused one comes as an error, too.
    socket.on('error', reject);
  });
  const message = once(socket, 'message').then(([data]): OpenSocket => {
    return { socket, welcome: JSON.parse(String(data)), closed };
  });
  message.catch(() => {});
  return Promise.race([message, refused]);
}

/** One that must be let in. */
export async function enter(host: string, how: SocketAsked = {}): Promise<OpenSocket> {
  const opened = await knock(host, how);
  if (typeof opened === 'number') throw new Error(`The socket was refused: ${opened}.`);
  return opened;
}

/** Sends a text over a plain connection and resolves to all that comes back until it is closed. */
export function sendRaw(host: string, text: string): Promise<string> {
  const [name, port] = host.split(':');
  const socket = connect(Number(port), name);
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (data: string) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.write(text);
  return once(socket, 'close').then(() => answer);
}
