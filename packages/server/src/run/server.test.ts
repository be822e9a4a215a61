import { afterEach, describe, expect, it } from 'vitest';
import { describePostgres } from '../store/testing/stores.js';
import { type RunningServer, startServer } from './server.js';
import { silent } from './testing/log.js';
import { begin, join } from './testing/player.js';
import { dataFolder } from './testing/process.js';
import { testSettings } from './testing/settings.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(data?: string, databaseUrl?: string): Promise<RunningServer> {
  const folder = dataFolder();
  const at = { data: data ?? folder.path, databaseUrl, port: 0, origin: 'http://localhost:0' };
  const settings = testSettings(at);
  const server = await startServer(settings, { log: silent() });
  ends.push(folder.remove, server.close);
  return server;
}

const get = async (server: RunningServer, path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, text: await answer.text() };
};

describe('the server', () => {
  it('is there with all its parts: two people begin a game and play', async () => {
    const server = await start();
    const url = (): string => server.url;
    const [ann, bob] = [await join(url, 'Ann'), await join(url, 'Bob')];
    const table = await begin(ann, bob);
    const seqs = [await ann.choose(table), await bob.choose(table)];
    expect(seqs.some((seq) => seq !== undefined)).toBe(true);
    expect(await get(server, '/ready')).toMatchObject({ status: 200 });
    const { text } = await get(server, '/metrics');
    expect(text).toMatch(/polder_commands_total\{outcome="ok"\} [12]\n/);
    expect(text).toMatch(/polder_appends_total\{outcome="ok"\} [12]\n/);
    expect(text).toContain('route="/api/tables/:id/start",status="200"} 1');
    expect(text).toContain('polder_tables 1');
    expect(text).toContain('polder_outbox 0');
  });

  it('has the same key of web push after a start anew', async () => {
    const folder = dataFolder();
    ends.push(folder.remove);
    const first = await start(folder.path);
    const key = await get(first, '/api/push-key');
    await first.close();
    expect(await get(await start(folder.path), '/api/push-key')).toEqual(key);
  });

  it('can be closed twice, and lets nobody in afterwards', async () => {
    const server = await start();
    await Promise.all([server.close(), server.close()]);
    await expect(get(server, '/health')).rejects.toThrow();
  });

  it('leaves nothing behind if its port is taken', async () => {
    const { settings } = await start();
    const folder = dataFolder();
    ends.push(folder.remove);
    const other = { ...settings, data: folder.path };
    await expect(startServer(other, { log: silent() })).rejects.toThrow('EADDRINUSE');
    // The folder is free again.
    expect(await get(await start(folder.path), '/ready')).toMatchObject({ status: 200 });
  });
});

describePostgres('two servers on one PostgreSQL', (createDatabase) => {
  it('let people of both play together, and those of one that stops go on at the other', async () => {
    const url = await createDatabase();
    const [one, other] = [await start(undefined, url), await start(undefined, url)];
    let annAt = one;
    const ann = await join(() => annAt.url, 'Ann');
    const bob = await join(() => other.url, 'Bob');
    const table = await begin(ann, bob);
    let last = -1;
    const play = async (choices: number): Promise<void> => {
      for (let made = 0; made < choices; )
        for (const player of [ann, bob]) {
          const seq = await player.choose(table);
          if (seq === undefined) continue;
          expect(seq).toBeGreaterThan(last);
          last = seq;
          made++;
        }
    };
    await play(6);
    await one.close();
    annAt = other;
    await play(6);
    const [hers, his] = [await ann.sync(table), await bob.sync(table)];
    expect(hers.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: last + 1 }, (_, i) => i));
    expect(his.status.seq).toBe(last);
  });
});
