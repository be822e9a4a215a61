/**
 * How the service worker keeps builds of the client. A build is kept as a whole, in a cache of its own: there
 * are all its files or there is nothing, and no page is ever put together from two builds.
 */

export interface Build {
  /** Changes with any byte of any file, and with the worker itself. */
  readonly version: string;
  /** By path from the scope, the hash that the file must have. './' is the page. */
  readonly files: Readonly<Record<string, string>>;
}

/** What a service worker has around it. */
export interface Ground {
  /** The address that everything is under. */
  readonly scope: string;
  readonly caches: CacheStorage;
  readonly locks: Pick<LockManager, 'query'>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
}

/** An open page holds a lock with this name: what it was built of must not be thrown away. */
export const lockOf = (entryScript: string): string => `polder ${entryScript}`;

const prefixOf = ({ scope }: Ground): string => `polder ${scope} `;
const nameOf = (ground: Ground, { version }: Build): string => prefixOf(ground) + version;

/** Their names change with their contents: the same name is the same file, in whatever build. */
const isHashed = (path: string): boolean => path.startsWith('assets/');
/** The request of a page says more than its address, and none of that matters. */
const LOOSELY: CacheQueryOptions = { ignoreVary: true };

/** Gets all files of a build. If one can't be got, or isn't the right one, there is nothing new. */
export async function fill(ground: Ground, build: Build): Promise<void> {
  const { caches, scope } = ground;
  const name = nameOf(ground, build);
  const known = await caches.has(name);
  const cache = await caches.open(name);

  async function get(path: string, integrity: string): Promise<void> {
    const url = new URL(path, scope).href;
    if (await cache.match(url, LOOSELY)) return;
    const kept = isHashed(path) ? await caches.match(url, LOOSELY) : undefined;
    await cache.put(url, kept ?? (await download(ground, url, integrity, isHashed(path))));
  }

  try {
    await Promise.all(Object.entries(build.files).map(([path, integrity]) => get(path, integrity)));
  } catch (error) {
    // A build that was there before may be the one that pages use.
    if (!known) await caches.delete(name);
    throw error;
  }
}

/** The browser itself compares the hash: in the middle of a deployment a server may have files of two builds. */
async function download(
  { fetch }: Ground,
  url: string,
  integrity: string,
  mayBeOld: boolean,
): Promise<Response> {
  const ask = (cache: RequestCache): Promise<Response> => fetch(url, { cache, integrity });
  if (!mayBeOld) return ask('reload');
  try {
    return await ask('default');
  } catch {
    return ask('reload');
  }
}

/**
 * Throws away the builds that no open page was made of. Not while another one is on its way (`coming`): it has
 * a cache, and no page yet.
 */
export async function tidy(ground: Ground, build: Build, coming: () => boolean): Promise<void> {
  const { caches, locks } = ground;
  const { held = [] } = await locks.query();
  const locked = new Set(held.map(({ name }) => name));
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefixOf(ground)) || name === nameOf(ground, build)) continue;
    const requests = await (await caches.open(name)).keys();
    if (coming()) return;
    if (!requests.some(({ url }) => locked.has(lockOf(url)))) await caches.delete(name);
  }
}

/** Whether the worker has a say in this at all: not in what is asked of a server for online games. */
export const isOurs = ({ scope }: Ground, { method, url }: Request): boolean =>
  method === 'GET' && url.startsWith(scope) && !url.startsWith(`${scope}api/`);

/**
 * The page comes from this build and nowhere else. Other files have names that say which build they are of,
 * so that a page of an older build, in another tab, gets its own. What nobody has comes from the network.
 */
export async function answer(ground: Ground, build: Build, request: Request): Promise<Response> {
  const { caches, scope } = ground;
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  const isPage = request.mode === 'navigate' && [scope, `${scope}index.html`].includes(url.href);
  const cache = await caches.open(nameOf(ground, build));
  const kept = await cache.match(isPage ? scope : url.href, LOOSELY);
  if (kept) return kept;
  return (isPage ? undefined : await caches.match(url.href, LOOSELY)) ?? ground.fetch(request);
}
