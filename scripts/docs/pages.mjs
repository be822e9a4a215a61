// The Markdown pages that people write, and what they point at.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const SKIPPED = /(^|\/)(node_modules|dist|api|\.[a-z][^/]*)(\/|$)/;

const isGenerated = (text) => text.startsWith('<!-- Generated');

/** All pages but generated ones: `[{ path, text }]`. */
export function pages() {
  const folders = ['docs', 'packages', 'games', 'examples', 'scripts'].filter((name) =>
    readdirSync(root).includes(name),
  );
  return [...listOf('', false), ...folders.flatMap((name) => listOf(name, true))]
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))
    .filter(({ text }) => !isGenerated(text));
}

function listOf(folder, recursive) {
  const found = readdirSync(`${root}${folder}`, { withFileTypes: true });
  return found.flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (SKIPPED.test(path)) return [];
    if (entry.isDirectory()) return recursive ? listOf(path, true) : [];
    return [path];
  });
}

const withoutCode = (text) => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (it) => it.replace(/[^\n]/g, ''));
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Links inside the repository: `[{ line, file, anchor }]`, with the file from the root. */
export function linksOf({ path, text }) {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .filter(([, to]) => !/^[a-z]+:/.test(to))
    .map(({ 1: to, index }) => {
      const [file, anchor] = to.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), file);
      return { line: lineAt(text, index), file: target.replace(/\/$/, ''), anchor };
    });
}

/** Where a page may count a path from: the root, a package, its `src`, a folder in that. */
const bases = () =>
  ['packages', 'games', 'examples'].flatMap((folder) =>
    existsSync(`${root}${folder}`)
      ? readdirSync(`${root}${folder}`).flatMap((name) =>
          ['', '/rules', '/src', '/src/online', '/src/table', '/src/pages'].map(
            (inside) => `${folder}/${name}${inside}/`,
          ),
        )
      : [],
  );

/**
 * Files that are named in code marks: `packages/core/src/game.ts`, or `table/fold.ts` inside a package. What is
 * in no package is given back as it stands.
 */
export function pathsOf({ text }) {
  const named =
    /`([\w@.-]+(?:\/[\w.@-]+)+\.(?:ts|mjs|svelte|css|svg|md|json|test\.ts))`|`((?:packages|games|scripts|docs|fixtures)\/[\w./@-]+)`/g;
  return [...withoutCode(text).matchAll(named)].map(({ 1: inside, 2: whole, index }) => {
    const file = (inside ?? whole).replace(/\/$/, '');
    const base = ['', ...bases()].find((it) => existsSync(`${root}${it}${file}`));
    return { line: lineAt(text, index), file: `${base ?? ''}${file}` };
  });
}

/** The anchors of a page's headings, as they are made on public hosts. */
export const anchorsOf = (text) =>
  [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
