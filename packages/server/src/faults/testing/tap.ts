import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { frameCutter, textOf } from './frames.js';

/** Something that a server sent: a message of a WebSocket, or an answer to a request. */
export interface Heard {
  readonly kind: 'frame' | 'answer';
  /** Of an answer, with the line that says how it went. */
  readonly head: string;
  readonly text: string;
}

/** A wire between somebody and the server; every byte that the server sends is written down. */
export interface Tap {
  readonly url: string;
  /** All of it, in the order in which it came. */
  readonly heard: readonly Heard[];
  close(): Promise<void>;
}

export async function openTap(target: () => string): Promise<Tap> {
  const heard: Heard[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const { hostname, port } = new URL(target());
    const upstream = connect(Number(port), hostname);
    const read = reader((one) => void heard.push(one));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on('data', (chunk) => {
      read(chunk);
      client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const GAP = '\r\n\r\n';

/** Cuts what one connection brings into answers, and into frames from an upgrade on. */
function reader(take: (heard: Heard) => void): (chunk: Buffer) => void {
  const frames = frameCutter((frame) => {
    if (frame.text) take({ kind: 'frame', head: '', text: textOf(frame) });
  });
  let rest = Buffer.alloc(0);
  let upgraded = false;
  return (chunk) => {
    if (upgraded) return frames(chunk);
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf(GAP);
      if (end < 0) return;
      const head = rest.toString('latin1', 0, end);
      upgraded = head.startsWith('HTTP/1.1 101');
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? (upgraded ? 0 : Number.NaN));
      if (Number.isNaN(length)) throw new Error(`An answer of unknown length: ${head}`);
      const whole = end + GAP.length + length;
      if (rest.length < whole) return;
      take({ kind: 'answer', head, text: rest.toString('utf8', end + GAP.length, whole) });
      rest = rest.subarray(whole);
      if (upgraded) return frames(rest);
    }
  };
}
