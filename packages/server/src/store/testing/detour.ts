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
  close(): void;
}

export async function openDetour(databaseUrl: string): Promise<Detour> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let blocked = false;
  let swallow: string | undefined;

  const server = createServer((client) => {
    if (blocked) return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    let deaf = false;
    const end = (): void => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
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
    close() {
      server.close();
      throwOut();
    },
  };
}

const READY = Buffer.from([0x5a, 0, 0, 0, 5]);
