// The client: built when something it is made of has changed, and served to the browser.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const WEB = at('packages/web');
const DIST = at('packages/web/dist');
const MARK = join(DIST, '.built');

const PARTS = [
  'package-lock.json',
  'docs/rules',
  'games',
  ...['core', 'bots', 'web'].map((name) => `packages/${name}/src`),
  'packages/server/src/wire',
  ...['index.html', 'vite.config.ts', 'svelte.config.js', 'build', 'public'].map(
    (name) => `packages/web/${name}`,
  ),
];

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}
const isSource = (file) => !file.includes(`${sep}dist${sep}`) && !file.includes(`${sep}node_modules${sep}`);

/** Of names and contents: the time of a file says little after a checkout. */
function sourceHash() {
  const { POLDER_GAMES: games } = process.env;
  const hash = createHash('sha256');
  for (const part of games ? [...PARTS, dirname(games)] : PARTS)
    for (const file of [...filesOf(at(part))].filter(isSource)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

export async function ensureWebBuilt() {
  const hash = sourceHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === hash) return;
  console.error('Building the client ...');
  await buildWeb(DIST);
  writeFileSync(MARK, hash);
}

/** Builds the client into a folder; `games`: with another catalogue than `games/index.ts`. */
export async function buildWeb(folder, games) {
  // Under a test runner the environment says otherwise, and Svelte would build for development.
  const before = { NODE_ENV: process.env.NODE_ENV, POLDER_GAMES: process.env.POLDER_GAMES };
  process.env.NODE_ENV = 'production';
  if (games !== undefined) process.env.POLDER_GAMES = games;
  const { build } = await import('vite');
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: relative(WEB, folder), emptyOutDir: true },
  });
  for (const [name, value] of Object.entries(before))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
}

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** As the server squeezes them (packages/server/src/http/client.ts), each when it is first asked for. */
function smaller(body) {
  const made = {};
  return {
    get br() {
      made.br ??= brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      return made.br;
    },
    get gzip() {
      made.gzip ??= gzipSync(body);
      return made.gzip;
    },
  };
}

/** A file as it is handed out. Names of assets change with their contents; everything else is asked for anew. */
export function served(path, body) {
  const type = TYPES[extname(path)];
  const small = ['font/woff2', 'image/png'].includes(type) ? undefined : smaller(body);
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return { type, body, small, cache };
}

/** All files of the client by the path of their address: nothing else can be asked for. */
export function readBuilt(folder = DIST) {
  const files = new Map();
  for (const file of filesOf(folder)) {
    if (!TYPES[extname(file)]) continue;
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
    files.set(path, served(path, readFileSync(file)));
  }
  return files;
}

/** Serves the built client; resolves to its address and a way to stop it. A port that is taken gives way to the next. */
export async function serveWeb({ port = 0, host = 'localhost', files = readBuilt() } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (!file || !['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(file ? 405 : 404, { 'content-type': TYPES['.txt'] });
      response.end(file ? 'Only GET and HEAD.' : 'There is nothing here.');
      return;
    }
    const accepted = (request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
    const encoding = file.small && ['br', 'gzip'].find((it) => accepted.includes(it));
    const body = encoding ? file.small[encoding] : file.body;
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.cache,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  const given = await listen(server, port, host);
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://${host}:${given}/`, close };
}

/** The first free port from `port` on, twenty at most. */
async function listen(server, port, host) {
  for (let next = port; ; next++) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(next, host, resolve);
      });
      return server.address().port;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port === 0 || next >= port + 20) throw error;
    }
  }
}
