import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be broken. */
export interface Detour {
  /** The address of the database, by this way. */
  readonly url: string;
  /** Ends the connection that next asks for something with this text in it, after the database has answered. */
  swallowAnswerTo(text: string): void;
  /** Nobody gets through, and who has is thrown out. */
  block(): void;
  unblock(): void;
  /** From now on nothing gets through (or no answers), and nobody is told: as if a machine had been switched off. */
  silence(what?: 'all' | 'answers'): void;
  /** What was held back arrives, and all goes on. */
  hear(): void;
  close(): void;
}

export async function openDetour(databaseUrl: string): Promise<Detour> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let blocked = false;
  let swallow: string | undefined;
  let silent: 'all' | 'answers' | undefined;
  const answering = new Set<Socket>();
  const quieten = (socket: Socket): void => {
    if (silent === 'all' || (silent === 'answers' && answering.has(socket))) socket.pause();
  };

  const server = createServer((client) => {
    if (blocked) return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    let deaf = false;
    const end = (): void => {
      client.destroy();
      database.destroy();
    };
    answering.add(database);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        answering.delete(socket);
        end();
      });
    }
    client.on('data', (bytes) => {
      if (swallow !== undefined && bytes.includes(swallow)) {
        swallow = undefined;
        deaf = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      // `ReadyForQuery`: what was asked is done.
      if (!deaf) client.write(bytes);
      else if (bytes.subarray(-6, -1).equals(READY)) end();
    });
    for (const socket of [client, database]) quieten(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);

  const throwOut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    swallowAnswerTo(text) {
      swallow = text;
    },
    block() {
      blocked = true;
      throwOut();
    },
    unblock() {
      blocked = false;
    },
    silence(what = 'all') {
      silent = what;
      for (const socket of sockets) quieten(socket);
    },
    hear() {
      silent = undefined;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      throwOut();
    },
  };
}

const READY = Buffer.from([0x5a, 0, 0, 0, 5]);
