import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { frameCutter } from './frames.js';
import { HELD, openLane } from './lane.js';
import { type Late, openLate } from './late.js';
import { openSky, type Sky, type Weather, type WeatherCounts } from './weather.js';

export interface BadNetwork {
  readonly url: string;
  weather: Weather;
  readonly counts: WeatherCounts;
  /** Of the late ones: how many came over another connection than the first time. */
  readonly elsewhere: number;
  /** Resolves once nothing is still to come late. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Between browsers and the server at `target()`. Knows HTTP and WebSocket well enough to do harm. */
export async function openProxy(target: () => string, seed: string): Promise<BadNetwork> {
  const sky = openSky(seed);
  const late = openLate(sky);
  const sockets = new Set<Duplex>();

  function keep(socket: Duplex): void {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  }

  const server = createServer((incoming, outgoing) => {
    forward(sky, late, target(), incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on('upgrade', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    const { hostname, port } = new URL(target());
    const there = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true });
    keep(there);
    keep(client);
    join(sky, late, incoming, { client, server: there, head });
  });
  server.on('connection', keep);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get weather() {
      return sky.weather;
    },
    set weather(weather) {
      sky.weather = weather;
    },
    counts: sky.counts,
    get elsewhere() {
      return late.elsewhere;
    },
    settled: late.settled,
    close: () =>
      new Promise((resolve) => {
        late.close();
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** The two ends of a WebSocket, and what the client has said already. */
interface Ends {
  readonly client: Duplex;
  readonly server: Duplex;
  readonly head: Buffer;
}

/** Lets both speak to each other, as far as the weather allows. */
function join(sky: Sky, late: Late, incoming: IncomingMessage, { client, server, head }: Ends): void {
  const cut = (): void => {
    client.destroy();
    server.destroy();
  };
  server.once('close', () => setTimeout(() => client.destroy(), HELD));
  client.once('close', () => server.destroy());
  server.write(headOf(incoming));

  const { cookie } = incoming.headers;
  const up = openLane(sky, server, cut, (raw) => late.later(() => late.sayAgain(raw, up, cookie)));
  const cutUp = frameCutter(up.take);
  if (head.length > 0) cutUp(head);
  client.on('data', cutUp);
  client.on('end', up.end);

  const down = openLane(sky, client, cut);
  const cutDown = frameCutter(down.take);
  let answer = Buffer.alloc(0);
  let answered = false;
  server.on('data', (chunk: Buffer) => {
    if (answered) return cutDown(chunk);
    answer = Buffer.concat([answer, chunk]);
    const end = answer.indexOf('\r\n\r\n') + 4;
    if (end < 4) return;
    answered = true;
    if (cookie !== undefined) server.once('close', late.open(cookie, up));
    client.write(answer.subarray(0, end));
    if (end < answer.length) cutDown(answer.subarray(end));
  });
  server.on('end', down.end);
}

/** Plain requests: asked twice, answered late or not at all, though they were carried out. */
async function forward(
  sky: Sky,
  late: Late,
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await bytesOf(incoming);
  const ask = () => askServer(target, incoming, body);
  if (incoming.method !== 'GET' && sky.happens('late')) late.later(ask);
  if (sky.happens('cut') || sky.happens('drop')) return void outgoing.destroy();
  const asked = [ask()];
  if (sky.happens('duplicate')) asked.push(ask());
  const [answer] = await Promise.all(asked);
  if (sky.happens('delay')) await sky.delay();
  if (sky.happens('cut') || sky.happens('hole') || sky.happens('halfClose')) return void outgoing.destroy();
  outgoing.writeHead(answer.status, answer.headers).end(answer.body);
}

async function askServer(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { host: _, connection: __, ...kept } = headers;
    const asked = request(`${target}${url}`, { ...(method ? { method } : {}), headers: kept, agent: false });
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
