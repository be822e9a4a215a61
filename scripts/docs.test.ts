import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { anchorsOf, linksOf, pages, pathsOf, root } from './docs/pages.mjs';

interface Page {
  readonly path: string;
  readonly text: string;
}
interface Pointer {
  readonly line: number;
  readonly file: string;
  readonly anchor?: string;
}

/** Made on demand, or by people who play. */
const MADE = /^(docs\/(balance\/index\.html|api)|(?:packages|games)\/[^/]+\/dist)(\/|$)/;

const all: readonly Page[] = pages();
const isThere = ({ file, anchor }: Pointer): boolean => {
  if (MADE.test(file)) return true;
  if (!existsSync(`${root}${file}`)) return false;
  return anchor === undefined || anchorsOf(readFileSync(`${root}${file}`, 'utf8')).includes(anchor);
};
const missing = (of: (page: Page) => readonly Pointer[]): string[] =>
  all.flatMap((page) =>
    of(page)
      .filter((it) => !isThere(it))
      .map(({ line, file, anchor }) => `${page.path}:${line} names ${file}${anchor ? `#${anchor}` : ''}`),
  );

test('links between pages lead somewhere', () => {
  expect(all.length).toBeGreaterThan(10);
  expect(missing(linksOf)).toEqual([]);
});

test('files that pages name exist', () => {
  expect(missing(pathsOf)).toEqual([]);
});

test('commands that pages name exist', () => {
  const scripts = ['', 'packages/web/'].flatMap((folder) =>
    Object.keys(JSON.parse(readFileSync(`${root}${folder}package.json`, 'utf8')).scripts),
  );
  const unknown = all.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z:-]+)/g)]
      .filter(([, name]) => !scripts.includes(name))
      .map(([command]) => `${path} names \`${command}\``),
  );
  expect(unknown).toEqual([]);
});

test('the page of the HTTP API names every route, and no other', () => {
  const read = (path: string): string => readFileSync(`${root}docs/${path}`, 'utf8');
  const paths: Readonly<Record<string, object>> = JSON.parse(read('openapi.json')).paths;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  // In the tables: `PUT`, `DELETE /api/blocks/:user` are two.
  const rows = [...read('http-api.md').matchAll(/^\| `([A-Z]+)`?,? ?`?([A-Z]+)? (\/[^`?]*)/gm)];
  const named = rows.flatMap(([, first, second, path]) =>
    [first, second].filter((method) => method !== undefined).map((method) => `${method} ${path}`),
  );
  expect(named.sort()).toEqual(routes.sort());
});

test('the page for hosts lists every setting of the server, and no other', () => {
  const code = readFileSync(`${root}packages/server/src/run/settings.ts`, 'utf8');
  const settings = new Set([...code.matchAll(/(?:env\.|')([A-Z][A-Z_]{3,})/g)].map(([, name]) => name));
  const page = readFileSync(`${root}docs/self-hosting.md`, 'utf8');
  const rows = [...page.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)];
  const listed = rows.flatMap(([, names]) => names.replaceAll('`', '').split(', '));
  expect(settings.size).toBeGreaterThan(20);
  expect(listed.sort()).toEqual([...settings].sort());
});

test('what is missing would be found', () => {
  const page = {
    path: 'docs/a.md',
    text: '# One `two`\n\n[x](b/c.md#d) `packages/none.ts`\n\n```\n[y](z.md)\n```\n',
  };
  expect(linksOf(page)).toEqual([{ line: 3, file: 'docs/b/c.md', anchor: 'd' }]);
  expect(pathsOf(page)).toEqual([{ line: 3, file: 'packages/none.ts' }]);
  expect(anchorsOf(page.text)).toEqual(['one-two']);
  expect(isThere({ line: 1, file: 'packages/none.ts' })).toBe(false);
  expect(isThere({ line: 1, file: 'README.md', anchor: 'unofficial' })).toBe(true);
  expect(isThere({ line: 1, file: 'README.md', anchor: 'official' })).toBe(false);
});
