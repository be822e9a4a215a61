import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open.js';
import { openSocket } from '../testing/socket.js';
import { silent } from './testing/log.js';
import { Answered, begin, join, type Player } from './testing/player.js';
import { buildServer, dataFolder, type ServerProcess, type ServerProgram } from './testing/process.js';

// Every test starts programs, and other tests may have the cores.
vi.setConfig({ testTimeout: 180_000 });

let program: ServerProgram;
const folders: (() => void)[] = [];
beforeAll(async () => {
  program = await buildServer({ failing: 'run/testing/failing-main.ts' });
}, 120_000);
afterAll(() => program.remove());
afterEach(() => {
  for (const remove of folders.splice(0)) remove();
});

function newData(): string {
  const { path, remove } = dataFolder();
  folders.push(remove);
  return path;
}

/** Plays as fast as it can, until the server is gone; the number of the last record that was acknowledged. */
async function playOn(players: readonly Player[], table: string): Promise<number> {
  let last = -1;
  try {
    for (;;) {
      const before = last;
      for (const player of players) last = (await player.choose(table)) ?? last;
      // The bot is thinking: who asks without a pause is told to slow down.
      if (last === before) await setTimeout(50);
    }
  } catch (error) {
    // Closing, stale or no connection: but never a fault.
    if (error instanceof Answered) expect([409, 503]).toContain(error.status);
    return last;
  }
}

async function stopped({ child, exit }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return exit;
}

describe('the server as a process', () => {
  it('stops cleanly in the middle of everything, and nothing that was acknowledged is lost', async () => {
    const env = { DATA_DIR: newData(), LOG_LEVEL: 'info' };
    let server = await program.start(env);
    const url = (): string => server.url;
    const pairs = await Promise.all(
      [1, 2, 3].map(async (i) => [await join(url, `Ann ${i}`), await join(url, `Bob ${i}`)] as const),
    );
    const tables = await Promise.all(pairs.map(([host, guest]) => begin(host, guest)));
    const alone = await join(url, 'Cleo');
    tables.push(await begin(alone, undefined));

    const socket = openSocket(server.url, { cookie: alone.cookie });
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    const left = once(socket, 'close');
    await once(socket, 'open');

    const playing = tables.map((table, i) => playOn(pairs[i] ?? [alone], table));
    // Some choices of each game are made.
    for (const [i, table] of tables.entries())
      await expect
        .poll(async () => (await (pairs[i]?.[0] ?? alone).sync(table)).status.seq, { timeout: 30_000 })
        .toBeGreaterThan(3);
    expect(await stopped(server)).toBe(0);
    const acknowledged = await Promise.all(playing);
    await left;
    expect(heard.join()).toContain('"why":"drain"');
    expect(server.output()).toContain('"msg":"stopped"');

    server = await program.start(env);
    for (const [i, table] of tables.entries()) {
      const { status, entries } = await (pairs[i]?.[0] ?? alone).sync(table);
      expect(status.seq).toBeGreaterThanOrEqual(acknowledged[i]);
      expect(entries).toHaveLength(status.seq + 1);
    }
    expect(await stopped(server)).toBe(0);
  });

  it('ends at once at a second signal', async () => {
    const server = await program.start({ DATA_DIR: newData() });
    // Somebody who never ends a request holds up a clean end.
    const slow = connect(Number(new URL(server.url).port), 'localhost');
    slow.on('error', () => {});
    slow.write('POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
    await once(slow, 'connect');
    // It has been seen, once a later one is answered.
    await fetch(`${server.url}/health`);
    server.child.kill('SIGTERM');
    await server.wrote('"msg":"stopping"');
    // One that comes with the first is the first: a shell and npm both send it.
    const again = setInterval(() => server.child.kill('SIGINT'), 50);
    expect(await server.exit).toBe(1);
    clearInterval(again);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends cleanly by %s', async (signal) => {
    const server = await program.start({ DATA_DIR: newData() });
    server.child.kill(signal);
    expect(await server.exit).toBe(0);
  });

  it('does not wait for those who never end a request', async () => {
    const server = await program.start({ DATA_DIR: newData() });
    const slow = connect(Number(new URL(server.url).port), 'localhost');
    slow.on('error', () => {});
    slow.write('POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
    await once(slow, 'connect');
    await fetch(`${server.url}/health`);
    expect(await stopped(server)).toBe(0);
  });

  it('ends with an error that nobody foresaw, and says so', async () => {
    const server = await program.start({ DATA_DIR: newData() }, 'failing');
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain('"msg":"unhandled rejection"');
    expect(server.output()).toContain('nobody foresaw this');
  });

  it('says what is wrong with a port, a setting or a folder that is in use', async () => {
    const data = newData();
    const server = await program.start({ DATA_DIR: data });
    const { port } = new URL(server.url);
    const taken = await program.run([], { DATA_DIR: newData(), PORT: port });
    expect(taken.code).toBe(1);
    expect(taken.output).toContain('EADDRINUSE');
    expect((await program.run([], { PORT: 'x' })).output).toContain('PORT must be a whole number');
    const used = await program.run([], { DATA_DIR: data, PORT: '0' });
    expect(used.code).toBe(1);
    expect(used.output).toContain('Another server');
    expect(used.output).not.toMatch(/\n\s+at /);
    // A backup can be made meanwhile, and `check` knows that it runs.
    expect(await program.run(['backup', `${data}/copy.db`], { DATA_DIR: data })).toMatchObject({ code: 0 });
    expect((await program.run(['check'], { DATA_DIR: data })).output).toContain('used by a running server');
    expect(await stopped(server)).toBe(0);
  });

  it('writes no secret into its log', async () => {
    const data = newData();
    // A mail server that is not there.
    const env = {
      DATA_DIR: data,
      LOG_LEVEL: 'trace',
      SMTP_URL: 'smtp://me:hunter2@127.0.0.1:9',
      PRIVATE_WEBHOOKS: '1',
    };
    const server = await program.start(env);
    const url = (): string => server.url;
    const [ann, bob] = [await join(url, 'Ann'), await join(url, 'Bob')];
    const table = await begin(ann, bob);
    for (let i = 0; i < 6; i++) await (i % 2 === 0 ? ann : bob).choose(table);
    const email = 'ann.secret@example.com';
    await ann.ask('POST', '/api/email', { address: email });
    await bob.ask('POST', '/api/email/login', { address: email, locale: 'en' });
    const { url: link } = await ann.ask<{ url: string }>('POST', '/api/transfer', {});
    const { secret, webhook } = await ann.ask<{ secret: string; webhook: { id: string } }>(
      'POST',
      '/api/webhooks',
      {
        url: 'http://127.0.0.1:9/hook-secret',
      },
    );
    await ann.ask('POST', `/api/webhooks/${webhook.id}/test`, {});
    // What is refused, and what is not understood.
    const token = 'A'.repeat(42);
    const failing = [
      ann.ask('POST', '/api/link', { token: `${token}1` }),
      ann.ask('POST', '/api/email', { address: email, more: email }),
      ann.ask('POST', `/api/tables/${table}/commands`, { id: email }),
      ann.ask('GET', `/api/tables/${table}/record`),
      ann.ask('GET', `/api/nothing?token=${token}`),
      fetch(`${server.url}/api/guest`, { method: 'POST', headers: { cookie: ann.cookie }, body: email }),
    ];
    await Promise.allSettled(failing);
    await server.wrote('a mail to keep an account failed');
    expect(await stopped(server)).toBe(0);

    const store = await openStore({ data, databaseUrl: undefined }, silent());
    const seeds = await store.db.selectFrom('tables').select('seed').execute();
    const sessions = await store.db.selectFrom('sessions').select(['token_hash', 'id']).execute();
    const links = await store.db.selectFrom('links').select('token_hash').execute();
    const keys = await store.db.selectFrom('secrets').select('value').execute();
    await store.close();
    const secrets = [
      ...seeds.map(({ seed }) => seed),
      ...sessions.map(({ token_hash }) => token_hash),
      ...links.map(({ token_hash }) => token_hash),
      ...keys.map(({ value }) => (JSON.parse(value) as { privateKey: string }).privateKey),
      ...[ann, bob].map(({ cookie }) => cookie.split('=')[1]),
      link.split('/').at(-1),
      ...[secret, email, 'ann.secret', 'hunter2', 'hook-secret', token, table],
    ];
    expect(secrets.length).toBeGreaterThan(10);
    const output = server.output();
    expect(output).toContain('"msg":"answered"');
    for (const it of secrets) {
      expect(it).toBeTruthy();
      expect(output).not.toContain(it);
    }
  });
});
