import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { BadAddress } from './address.js';
import { openPost, PostTrouble } from './post.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server on this machine; resolves to its port, and counts. */
async function listen(handler: Handler): Promise<{ readonly port: number; readonly heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.headers.host} ${request.url}`);
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, heard };
}

const HERE: LookupAddress = { address: '127.0.0.1', family: 4 };
const letter = (url: string) => ({ url, headers: { 'x-own': 'yes' }, body: '{"a":1}' });
const ok: Handler = (_, response) => response.writeHead(204).end();

describe('a letter to an address that a stranger gave', () => {
  it('arrives, with its headers and its length', async () => {
    let got = '';
    const { port } = await listen(async (request, response) => {
      for await (const chunk of request) got += chunk;
      got += ` ${request.headers['x-own']} ${request.headers['content-length']}`;
      response.writeHead(201).end();
    });
    expect(await openPost()(letter(`http://127.0.0.1:${port}/hook`), 'private')).toBe(201);
    expect(got).toBe('{"a":1} yes 7');
  });

  it('goes to the address that was checked: the name is looked up once', async () => {
    const { port, heard } = await listen(ok);
    const asked: string[] = [];
    const lookup = async (host: string) => {
      asked.push(host);
      // A second answer would be another one, as of a server that means harm.
      return asked.length === 1 ? [HERE] : [{ address: '10.0.0.1', family: 4 }];
    };
    expect(await openPost({ lookup })(letter(`http://hook.test:${port}/a`), 'private')).toBe(204);
    expect(asked).toEqual(['hook.test']);
    expect(heard).toEqual([`POST hook.test:${port} /a`]);
  });

  it.each([
    ['private', [{ address: '192.168.0.1', family: 4 }]],
    ['loopback', [HERE]],
    ['loopback, IPv6', [{ address: '::1', family: 6 }]],
    ['link-local', [{ address: '169.254.169.254', family: 4 }]],
    ['IPv4-mapped', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['one of several', [{ address: '1.1.1.1', family: 4 }, HERE]],
  ])('is not sent if the name leads to a place that is out of reach: %s', async (_, found) => {
    const post = openPost({ lookup: async () => found });
    await expect(post(letter('https://hook.test/'), 'public')).rejects.toThrow(BadAddress);
  });

  it('is not sent to this machine by a name or by digits', async () => {
    const { port, heard } = await listen(ok);
    const post = openPost();
    await expect(post(letter(`https://localhost:${port}/`), 'public')).rejects.toThrow(BadAddress);
    await expect(post(letter(`https://127.0.0.1:${port}/`), 'public')).rejects.toThrow(BadAddress);
    await expect(post(letter(`http://127.0.0.1:${port}/`), 'public')).rejects.toThrow(BadAddress);
    expect(heard).toEqual([]);
  });

  it('does not follow a redirect', async () => {
    const { port: inner, heard } = await listen(ok);
    const { port } = await listen((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${inner}/` }).end(),
    );
    expect(await openPost()(letter(`http://127.0.0.1:${port}/`), 'private')).toBe(302);
    expect(heard).toEqual([]);
  });

  it.each<[string, Handler]>([
    ['no answer at all', () => {}],
    ['a header that never ends', (_, response) => void response.socket?.write('HTTP/1.1 200 OK\r\nx: ')],
  ])('is given up in time: %s', async (_, handler) => {
    const { port } = await listen(handler);
    const sent = openPost({ ms: 100 })(letter(`http://127.0.0.1:${port}/`), 'private');
    await expect(sent).rejects.toMatchObject({ name: 'PostTrouble', why: 'time' });
  });

  it('is given up in time if the name takes for ever', async () => {
    const post = openPost({ ms: 50, lookup: () => new Promise(() => {}) });
    await expect(post(letter('https://hook.test/'), 'public')).rejects.toMatchObject({ why: 'time' });
  });

  it('does not read an answer, however much it is', async () => {
    let cut: () => void = () => {};
    const stopped = new Promise<void>((resolve) => {
      cut = resolve;
    });
    let written = 0;
    const { port } = await listen((_, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && written < 1e9) {
          written += 65_536;
          if (!response.write(Buffer.alloc(65_536))) break;
        }
      };
      response.on('drain', more).on('close', cut);
      more();
    });
    expect(await openPost()(letter(`http://127.0.0.1:${port}/`), 'private')).toBe(200);
    await stopped;
    expect(written).toBeLessThan(1e8);
  });

  it('does not take headers without an end', async () => {
    const { port } = await listen(
      (_, response) => void response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`),
    );
    await expect(openPost()(letter(`http://127.0.0.1:${port}/`), 'private')).rejects.toThrow(PostTrouble);
  });

  it('says that there is no such host, or nobody there', async () => {
    const noHost = openPost({ lookup: () => Promise.reject(new Error('ENOTFOUND')) });
    await expect(noHost(letter('https://hook.test/'), 'public')).rejects.toMatchObject({ why: 'noHost' });
    const { port } = await listen(ok);
    for (const close of closing.splice(0)) close();
    const nobody = openPost()(letter(`http://127.0.0.1:${port}/`), 'private');
    await expect(nobody).rejects.toMatchObject({ why: 'noConnection' });
  });

  it('asks for the name under https, though it connects to the address', async () => {
    let hello = (_: Buffer): void => {};
    const greeted = new Promise<Buffer>((resolve) => {
      hello = resolve;
    });
    const server = createTcp((socket) => {
      socket.on('error', () => {});
      socket.once('data', (data) => {
        hello(data);
        socket.destroy();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const post = openPost({ lookup: async () => [HERE] });
    await expect(post(letter(`https://hook.test:${port}/`), 'private')).rejects.toMatchObject({
      why: 'noConnection',
    });
    // The name that a certificate must be for stands in the first message of TLS.
    expect((await greeted).includes('hook.test')).toBe(true);
  });
});
