import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { givePort, settlePort } from './port.js';
import { testSettings } from './testing/settings.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function taken(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

const at = (port: number, origin = `http://localhost:${port}`) => testSettings({ port, origin });

describe('the port', () => {
  it('gives way to the next if it is taken and nobody asked for it; the origin follows', async () => {
    const port = await taken();
    const given = await givePort(at(port), {});
    expect(given.port).toBeGreaterThan(port);
    expect(given.port).toBeLessThan(port + 20);
    expect(given.origin).toBe(`http://localhost:${given.port}`);
  });

  it('takes the other ways to this machine along', async () => {
    const port = await taken();
    const origins = [`http://127.0.0.1:${port}`, 'http://polder.lan'];
    const given = await givePort({ ...at(port), origins }, {});
    expect(given.origins).toEqual([`http://127.0.0.1:${given.port}`, 'http://polder.lan']);
  });

  it('stays if somebody asked for it', async () => {
    const port = await taken();
    expect((await givePort(at(port), { PORT: `${port}` })).port).toBe(port);
  });

  it('does not change an origin that was given', async () => {
    const given = await givePort(at(await taken(), 'https://polder.example.com'), {});
    expect(given.origin).toBe('https://polder.example.com');
  });

  it('0 is any that is free', async () => {
    const { port, origin } = await settlePort(at(0));
    expect(port).toBeGreaterThan(0);
    expect(origin).toBe(`http://localhost:${port}`);
    expect(await settlePort(at(1))).toEqual(at(1));
  });
});
