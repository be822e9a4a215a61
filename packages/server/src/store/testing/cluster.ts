import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL of its own, in a temporary folder. */
export interface Cluster {
  /** An empty database; its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The folder of PostgreSQL's programs, if there is one (as scripts/postgres.mjs). */
export function findPostgres(): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter);
  try {
    const debian = '/usr/lib/postgresql';
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    places.push(...versions.map((version) => join(debian, version, 'bin')));
  } catch {
    // Not Debian's kind.
  }
  return places.find((place) => canRun(join(place, 'initdb')) && canRun(join(place, 'postgres')));
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function otherUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string): number =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // No such user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user `postgres` or `nobody`.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// Ends the server and removes its folder when its input ends: also if this process was killed.
const KEEPER = `
"$@" &
server=$!
cat > /dev/null
kill -INT $server 2> /dev/null
wait $server
rm -rf "$FOLDER"`;

/** `fsync`: false is faster; only a crash of the whole machine could tell the difference. */
export async function startCluster(options: { readonly fsync?: boolean } = {}): Promise<Cluster> {
  const bin = findPostgres();
  if (!bin) throw new Error('There is no PostgreSQL: initdb and postgres were not found.');
  const folder = mkdtempSync(join(tmpdir(), 'polder-pg-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const as = user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  const env = { ...process.env, LC_ALL: 'C', HOME: folder, FOLDER: folder };
  const data = join(folder, 'data');
  const flagsOfInit = ['-D', data, '-U', 'polder', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  const [program, ...args] = [...as, join(bin, 'initdb'), ...flagsOfInit];
  execFileSync(program, args, { cwd: folder, env, stdio: 'pipe' });

  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: options.fsync === false ? 'off' : 'on',
    shared_buffers: '64MB',
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = [...as, join(bin, 'postgres'), '-D', data, ...flags];
  const server = spawn('sh', ['-c', KEEPER, 'sh', ...start], {
    cwd: folder,
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await ready(server);

  const url = (database: string): string => `postgres://polder@127.0.0.1:${port}/${database}`;
  let databases = 0;
  return {
    async createDatabase() {
      const name = `polder_${++databases}`;
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      try {
        await client.query(`create database ${name}`);
      } finally {
        await client.end();
      }
      return url(name);
    },
    stop: () =>
      new Promise((resolve) => {
        if (server.exitCode !== null) return resolve();
        server.once('exit', () => resolve());
        server.stdin?.end();
      }),
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    // Its keeper lives on until we let it go: what tells is that nobody says anything any more.
    server.stderr?.once('end', () => {
      server.stdin?.end();
      reject(new Error(`PostgreSQL did not start:\n${said}`));
    });
  });
}
