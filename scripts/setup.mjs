// What every other script needs first: a recent node, the dependencies of the lock file, and a build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Of each major version that Vite runs on; from `ALL_FROM` on all will do. As in package.json. */
const LEAST = { 20: 19, 22: 12 };
const ALL_FROM = 23;
const MARK = at('node_modules/.polder-lock');

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major >= ALL_FROM || minor >= LEAST[major]) return;
  const kinds = Object.entries(LEAST).map(([of, least]) => `${of}.${least} or a later ${of}`);
  console.error(
    `Polder needs node ${kinds.join(', ')}, or ${ALL_FROM} or newer; this is ${process.versions.node}.`,
  );
  console.error('See https://nodejs.org for another one.');
  process.exit(1);
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');

/** Whether npm's own record of what is installed says the same as the lock file. */
function isSameTree() {
  try {
    const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(at('node_modules/.package-lock.json'), 'utf8')).packages;
    const same = (a, b) => a?.version === b?.version && a?.integrity === b?.integrity;
    const isOurs = (path) => !path.startsWith('node_modules/') || wanted[path]?.link;
    const linked = Object.keys(wanted).every((path) => !wanted[path].link || existsSync(at(path)));
    // What is optional may be missing: it is for other systems.
    const complete = Object.keys(wanted).every(
      (path) => isOurs(path) || wanted[path].optional || same(wanted[path], present[path]),
    );
    return (
      linked &&
      complete &&
      Object.keys(present).every((path) => isOurs(path) || same(present[path], wanted[path]))
    );
  } catch {
    return false;
  }
}

/** Installs what the lock file says, if that is not what is there. */
export function ensureInstalled() {
  checkNode();
  const hash = lockHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === hash) return;
  // Somebody has run npm by hand: what it has installed is as good.
  if (isSameTree()) {
    writeFileSync(MARK, hash);
    return;
  }
  console.error('Installing the dependencies (npm ci) ...');
  // npm is a script of the shell on Windows. Its output goes to standard error: ours is for the program.
  const { status, error } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Is there a network?`);
    process.exit(status || 1);
  }
  writeFileSync(MARK, hash);
}

/** Builds what has changed. Without projects: all of them, with their tests. Another catalogue comes with a project. */
export function ensureBuilt(...projects) {
  const { POLDER_GAMES: games } = process.env;
  if (games && projects.length > 0) projects.push(dirname(games));
  const tsc = at('node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', ...projects], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return;
  console.error('The build failed.');
  process.exit(status || 1);
}

/** Runs node on a file of this repository, in the directory where npm was called; returns its exit code. */
export function runNode(path, args) {
  // Ctrl+C is the child's business: it stops cleanly and says with what code.
  process.on('SIGINT', () => {});
  const { status, signal } = spawnSync(process.execPath, [at(path), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
  });
  return signal ? 128 + (signal === 'SIGINT' ? 2 : 15) : (status ?? 1);
}
