import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPost, type Post } from '../post.js';

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine, under a name on the internet. */
export interface PushService {
  /** Of a browser that has subscribed there. */
  endpoint(name: string): string;
  /** Real requests; only the name leads here. */
  readonly post: Post;
  readonly pushed: readonly Pushed[];
  /** What it says; `drop`: nothing at all. */
  answer: number | 'drop';
  close(): Promise<void>;
}

const NAME = 'https://push.example.com';

export async function openPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    if (service.answer === 'drop') response.destroy();
    else response.writeHead(service.answer, { 'retry-after': '1' }).end('{"reason":"whatever"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = openPost();
  const service: PushService = {
    endpoint: (name) => `${NAME}/${name}`,
    post: (letter) => send({ ...letter, url: letter.url.replace(NAME, here) }, 'private'),
    pushed,
    answer: 201,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
