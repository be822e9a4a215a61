// The client: built when something it is made of has changed, and served to the browser.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const WEB = at('packages/web');
const MARK = at('packages/web/dist/.built');

const PARTS = [
  'package-lock.json',
  'docs/rules',
  ...['core', 'valley', 'duel', 'bots', 'web'].map((name) => `packages/${name}/src`),
  ...['index.html', 'vite.config.ts', 'svelte.config.js', 'public'].map((name) => `packages/web/${name}`),
];

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

/** Of names and contents: the time of a file says little after a checkout. */
function sourceHash() {
  const hash = createHash('sha256');
  for (const part of PARTS)
    for (const file of filesOf(at(part))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

export async function ensureWebBuilt() {
  const hash = sourceHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === hash) return;
  console.error('Building the client ...');
  // Under a test runner the environment says otherwise, and Svelte would build for development.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  writeFileSync(MARK, hash);
}

/** Serves the built client; resolves to its address and a way to stop it. A port that is taken gives way to the next. */
export async function serveWeb({ port = 0, host = 'localhost' } = {}) {
  const { preview } = await import('vite');
  const server = await preview({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    preview: { port, host },
  });
  const { port: given } = server.httpServer.address();
  return { url: `http://${host}:${given}/`, close: () => server.close() };
}
