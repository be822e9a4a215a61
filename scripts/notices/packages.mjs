// Which packages are shipped, and what their licences say: read from the lock file and from what is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What stands in the page: the client's own dependencies, and of Svelte the part that runs. Svelte's compiler
 * and what it needs stay on the machine that builds.
 */
const SVELTE_RUNTIME = ['svelte', 'clsx', 'esm-env'];

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
const COPYRIGHT = /^\W*(Copyright (\(c\)|©|\d)|© ?\d)/i;
const TITLE = /^\W*(the )?(mit|isc|bsd|apache)?[\w\s.\d"'-]*licen[cs]e[^a-z]*(\(?mit\)?)?\W*$/i;

/** Where node would find a package, seen from the folder of another one. */
function resolve(lock, from, name) {
  for (let folder = from; ; ) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[path]) return path;
    if (folder === '') throw new Error(`${from} needs ${name}, which is not in the lock file.`);
    const at = folder.lastIndexOf('/node_modules/');
    folder = at < 0 ? '' : folder.slice(0, at);
  }
}

/** Everything that these packages need, with themselves; not our own packages. */
function closure(lock, from, names) {
  const found = new Set();
  const visit = (folder, name) => {
    const path = resolve(lock, folder, name);
    const entry = lock[path];
    // A native part for one system belongs to the package that chooses it, whose licence it has.
    if (found.has(path) || entry.link || (entry.optional && entry.os)) return;
    found.add(path);
    for (const next of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
      visit(path, next);
  };
  for (const name of names) visit(from, name);
  return [...found];
}

function licenceOf(root, path) {
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Error(`${path} is not installed: run npm ci.`);
  const files = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  const lines = files
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/\r?\n/))
    .map((line) => line.trimEnd());
  const isCopyright = (line) => COPYRIGHT.test(line);
  return {
    copyright: lines.filter(isCopyright).map((line) => line.trim()),
    text: lines
      .filter((line) => !isCopyright(line))
      .join('\n')
      .trim(),
  };
}

function read(root, lock, path) {
  const { version, license } = lock[path];
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return { name, version, licence: license ?? 'unknown', ...licenceOf(root, path) };
}

/** Equal but for lines, titles and signs: the same licence. */
export const sameText = (text) =>
  text
    .split('\n')
    .filter((line) => !TITLE.test(line))
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What is shipped, by part: `[{ name, version, licence, copyright, text }]`, sorted by name and version. */
export function shipped(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const own = (folder) => Object.keys(lock[folder].dependencies ?? {});
  const paths = {
    page: closure(lock, 'packages/web', own('packages/web')).concat(
      SVELTE_RUNTIME.map((name) => resolve(lock, 'packages/web', name)),
    ),
    server: closure(lock, 'packages/server', own('packages/server')),
  };
  const order = (a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1);
  const list = (of) => {
    const all = of.map((path) => read(root, lock, path));
    // Two copies of one version are one package.
    const once = new Map(all.map((it) => [`${it.name} ${it.version}`, it]));
    return [...once.values()].sort(order);
  };
  return { page: list(paths.page), server: list(paths.server) };
}
