// Servers for a load run: one or several processes on a database of their own, thrown away afterwards.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const CLUSTER = new URL(
  '../../node_modules/.cache/polder-tests/server/store/testing/cluster.js',
  import.meta.url,
);
const MUCH = '1000000';

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function until(what, check) {
  for (let i = 0; i < 150; i++) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what}: not within 15 seconds.`);
}

/** Of one process, from the kernel: resident memory in MB, and processor seconds used so far. */
function usageOf({ pid }) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const rss = Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
  return { rss, cpu: (Number(stat[11]) + Number(stat[12])) / 100 };
}

async function startOne(env) {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGIN: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
      CLIENT_DIR: 'none',
      BOT_THREADS: '1',
      // All players come from one address.
      LIMIT_SOCKETS: MUCH,
      LIMIT_SOCKETS_ADDRESS: MUCH,
      LIMIT_CONNECTIONS_ADDRESS: MUCH,
      LIMIT_REQUESTS: MUCH,
      LIMIT_SENSITIVE: MUCH,
      LIMIT_NEW_TABLES_ADDRESS: MUCH,
      LIMIT_MESSAGES: '1000',
      LIMIT_BURST: '1000',
      LIMIT_SYNCS: MUCH,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  await until('The server', async () => {
    if (ended) throw new Error('The server has stopped.');
    try {
      return (await fetch(`${origin}/ready`)).ok;
    } catch {
      return false;
    }
  });
  return {
    origin,
    usage: () => usageOf(child),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** `database`: sqlite or postgres; several processes only with PostgreSQL. */
export async function startServers(database, processes) {
  const folder = mkdtempSync(join(tmpdir(), 'polder-load-'));
  const cluster =
    database === 'postgres' ? await (await import(CLUSTER)).startCluster({ fsync: true }) : undefined;
  const env = cluster ? { DATABASE_URL: await cluster.createDatabase() } : { DATA_DIR: folder };
  const servers = [];
  for (let i = 0; i < processes; i++) servers.push(await startOne(env));
  return {
    origins: servers.map(({ origin }) => origin),
    usage: () => servers.map((server) => server.usage()),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
