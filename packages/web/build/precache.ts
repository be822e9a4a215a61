import { createHash } from 'node:crypto';
import type { Build } from '../src/pwa/store.js';

/** What the service worker is to keep of the files of a build, by their paths ('index.html', 'assets/…'). */
export type Files = ReadonlyMap<string, Uint8Array | string>;

/** Letters that neither of our languages has: the browser gets them if somebody's name needs them. */
const RARE = /(cyrillic|greek|vietnamese)(-ext)?-[^/]*\.woff2$/;
const isKept = (path: string): boolean =>
  !RARE.test(path) && !['sw.js', 'robots.txt', '.built'].includes(path);

export function precacheOf(files: Files): Build['files'] {
  const kept = [...files].filter(([path]) => isKept(path)).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    // Servers hand out the page at the folder's own address; its file may be a detour.
    kept.map(([path, body]) => [path === 'index.html' ? './' : path, `sha256-${hash(body, 'base64')}`]),
  );
}

const MARK = 'const BUILD=';

/** The worker's program with what it keeps in front of it. */
export function workerOf(program: string, files: Files): string {
  const kept = precacheOf(files);
  const version = hash(program + JSON.stringify(kept), 'hex').slice(0, 16);
  return `${MARK}${JSON.stringify({ version, files: kept } satisfies Build)};\n${program}`;
}

/** The program alone, from a worker that was made before. */
export function programOf(worker: string): string {
  if (!worker.startsWith(MARK)) throw new Error('This is not the service worker.');
  return worker.slice(worker.indexOf('\n') + 1);
}

const hash = (body: Uint8Array | string, as: 'hex' | 'base64'): string =>
  createHash('sha256').update(body).digest(as);
