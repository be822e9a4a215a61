import { beforeEach, describe, expect, test } from 'vitest';
import { answer, type Build, fill, type Ground, isOurs, lockOf, tidy } from './store.js';

const SCOPE = 'https://play.test/polder/';
const at = (path: string): string => new URL(path, SCOPE).href;

/** As much of a browser's caches as is used here, by the rules of the real ones. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  readonly match = async (url: string) => this.kept.get(url)?.clone();
  readonly put = async (url: string, response: Response) => void this.kept.set(url, response);
  readonly keys = async () => [...this.kept.keys()].map((url) => ({ url }));
}
class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  readonly has = async (name: string) => this.all.has(name);
  readonly delete = async (name: string) => this.all.delete(name);
  readonly keys = async () => [...this.all.keys()];
  async open(name: string) {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  }
  async match(url: string) {
    for (const cache of this.all.values()) {
      const found = await cache.match(url);
      if (found) return found;
    }
    return undefined;
  }
}

/** A server's files by address. The hash of a file is its text. */
let server: Map<string, string>;
let asked: string[];
let open: string[];
let caches: FakeCaches;
let ground: Ground;

beforeEach(() => {
  server = new Map();
  asked = [];
  open = [];
  caches = new FakeCaches();
  ground = {
    scope: SCOPE,
    caches: caches as unknown as CacheStorage,
    locks: { query: async () => ({ held: open.map((name) => ({ name })) }) },
    async fetch(request, { integrity, cache } = {}) {
      const url = typeof request === 'string' ? request : request.url;
      asked.push(`${url.slice(SCOPE.length)} ${cache ?? ''}`.trim());
      const text = server.get(url);
      if (text === undefined) throw new TypeError('Failed to fetch');
      if (integrity !== undefined && integrity !== text) throw new TypeError('Integrity');
      return new Response(text);
    },
  };
});

const buildOf = (version: string, files: Readonly<Record<string, string>>): Build => ({ version, files });
const FIRST = buildOf('1', { './': 'page 1', 'assets/a-1.js': 'a1', 'assets/b-1.js': 'b1' });
const SECOND = buildOf('2', { './': 'page 2', 'assets/a-2.js': 'a2', 'assets/b-1.js': 'b1' });
function deploy({ files }: Build): void {
  server.clear();
  for (const [path, text] of Object.entries(files)) server.set(at(path), text);
}
const versions = (): string[] => [...caches.all.keys()].map((name) => name.split(' ').at(-1) ?? '');

function ask(path: string, mode: 'navigate' | 'cors' = 'cors'): Promise<string> {
  const request = { url: at(path), method: 'GET', mode } as Request;
  return answer(ground, build, request).then((response) => response.text());
}
let build = FIRST;

describe('filling', () => {
  test('gets every file of the build', async () => {
    deploy(FIRST);
    await fill(ground, FIRST);
    expect(versions()).toEqual(['1']);
    build = FIRST;
    server.clear();
    expect(await ask('', 'navigate')).toBe('page 1');
    expect(await ask('assets/b-1.js')).toBe('b1');
  });

  test('takes from the older build what is the same, and the page always from the server', async () => {
    deploy(FIRST);
    await fill(ground, FIRST);
    deploy(SECOND);
    asked.length = 0;
    await fill(ground, SECOND);
    expect(asked.sort()).toEqual(['assets/a-2.js default', 'reload']);
    expect(versions()).toEqual(['1', '2']);
  });

  test('with one file missing leaves nothing new, and the older build as it was', async () => {
    deploy(FIRST);
    await fill(ground, FIRST);
    deploy(SECOND);
    server.delete(at('assets/a-2.js'));
    await expect(fill(ground, SECOND)).rejects.toThrow();
    expect(versions()).toEqual(['1']);
  });

  test('in the middle of a deployment takes no page of another build', async () => {
    deploy(SECOND);
    server.set(at('./'), 'page 3');
    await expect(fill(ground, SECOND)).rejects.toThrow('Integrity');
    expect(versions()).toEqual([]);
  });

  test('asks past the browser’s own cache if that has a wrong file', async () => {
    deploy(FIRST);
    const { fetch } = ground;
    const spoiled: Ground = {
      ...ground,
      fetch: async (request, init) => {
        if (init?.cache === 'default') throw new TypeError('Integrity');
        return fetch(request, init);
      },
    };
    await fill(spoiled, FIRST);
    expect(versions()).toEqual(['1']);
  });

  test('a build that is there already, and fails to be completed, is not thrown away', async () => {
    deploy(FIRST);
    await fill(ground, FIRST);
    caches.all.values().next().value?.kept.delete(at('assets/a-1.js'));
    server.clear();
    await expect(fill(ground, FIRST)).rejects.toThrow();
    expect(versions()).toEqual(['1']);
  });
});

describe('answering', () => {
  beforeEach(async () => {
    for (const it of [FIRST, SECOND]) {
      deploy(it);
      await fill(ground, it);
    }
    build = SECOND;
    server.clear();
    asked.length = 0;
  });

  test('the page, by each of its addresses', async () => {
    for (const path of ['', 'index.html', '?installed', '#/rules'])
      expect(await ask(path, 'navigate')).toBe('page 2');
    expect(asked).toEqual([]);
  });

  test('a page of the older build, in another tab, gets its own files', async () => {
    expect(await ask('assets/a-1.js')).toBe('a1');
  });

  test('what nobody has comes from the network', async () => {
    server.set(at('robots.txt'), 'Allow');
    expect(await ask('robots.txt', 'navigate')).toBe('Allow');
    await expect(ask('assets/c-9.js')).rejects.toThrow();
  });

  test('a cache that the browser has cleared: from the network, too', async () => {
    caches.all.clear();
    server.set(SCOPE, 'page 2');
    expect(await ask('', 'navigate')).toBe('page 2');
  });

  test('no say in what is sent, or elsewhere', () => {
    expect(isOurs(ground, { method: 'GET', url: at('x') } as Request)).toBe(true);
    expect(isOurs(ground, { method: 'POST', url: at('x') } as Request)).toBe(false);
    expect(isOurs(ground, { method: 'GET', url: 'https://play.test/other/' } as Request)).toBe(false);
    expect(isOurs(ground, { method: 'GET', url: at('api/me') } as Request)).toBe(false);
  });
});

describe('tidying', () => {
  beforeEach(async () => {
    for (const it of [FIRST, SECOND]) {
      deploy(it);
      await fill(ground, it);
    }
    await caches.open('polder https://play.test/ 1');
    await caches.open('something else');
  });
  const OTHERS = ['polder https://play.test/ 1', 'something else'];
  const never = () => false;

  test('throws older builds away, and nothing of anybody else', async () => {
    await tidy(ground, SECOND, never);
    expect([...caches.all.keys()]).toEqual([`polder ${SCOPE} 2`, ...OTHERS]);
  });

  test('not while a build is on its way, which has no page yet', async () => {
    await tidy(ground, FIRST, () => true);
    expect([...caches.all.keys()]).toEqual([`polder ${SCOPE} 1`, `polder ${SCOPE} 2`, ...OTHERS]);
  });

  test('not while a page of such a build is open', async () => {
    open = [lockOf(at('assets/a-1.js')), 'a lock of somebody else'];
    await tidy(ground, SECOND, never);
    expect([...caches.all.keys()]).toEqual([`polder ${SCOPE} 1`, `polder ${SCOPE} 2`, ...OTHERS]);
    open = [lockOf(at('assets/a-2.js'))];
    await tidy(ground, SECOND, never);
    expect([...caches.all.keys()]).toEqual([`polder ${SCOPE} 2`, ...OTHERS]);
  });
});
