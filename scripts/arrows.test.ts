import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Who may import whom. Whoever breaks an arrow is told where the code belongs instead. */
const root = fileURLToPath(new URL('..', import.meta.url));

interface Import {
  readonly name: string;
  /** Gone when the program runs. */
  readonly isType: boolean;
}
interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?([^;'"]*?)\bfrom\s+'([^']+)'|import\('([^']+)'\)/gm;

function importsOf(text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, names = '', from, later]) => {
    const listed =
      /^\{(.*)\}\s*$/s
        .exec(names.trim())?.[1]
        .split(',')
        .map((it) => it.trim()) ?? [];
    const typesOnly = listed.some(Boolean) && listed.every((it) => it === '' || it.startsWith('type '));
    return { name: from ?? later, isType: type !== undefined || typesOnly };
  });
}

/** Programs, not tests and what tests share. */
const isProgram = (path: string): boolean =>
  /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|\/testing\/|\/testing\.ts$|\/walks\//.test(path);

function sourcesOf(folder: string): Source[] {
  const paths = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => relative(root, join(it.parentPath, it.name)));
  return paths.filter(isProgram).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, imports: importsOf(text) };
  });
}

const PACKAGES = ['core', 'valley', 'duel', 'bots', 'cli', 'server', 'web'] as const;
type Package = (typeof PACKAGES)[number];
const MAY: Readonly<Record<Package, { readonly use: readonly Package[]; readonly else: string }>> = {
  core: { use: [], else: 'What a game needs belongs into the package of the game.' },
  valley: { use: ['core'], else: 'What several games share belongs into core.' },
  duel: { use: ['core'], else: 'What several games share belongs into core.' },
  bots: { use: ['core', 'valley', 'duel'], else: 'Bots know games, and nothing that uses bots.' },
  cli: { use: ['core', 'valley', 'duel', 'bots'], else: 'The command line needs no page and no server.' },
  server: { use: ['core', 'valley', 'duel', 'bots'], else: 'The server knows no page.' },
  web: {
    use: ['core', 'valley', 'duel', 'bots', 'server'],
    else: 'The page needs no command line.',
  },
};
const sources = Object.fromEntries(PACKAGES.map((it) => [it, sourcesOf(`packages/${it}/src`)])) as Record<
  Package,
  Source[]
>;

describe.each(PACKAGES)('%s', (name) => {
  test('imports only packages that it may build on', () => {
    const { use, else: instead } = MAY[name];
    const broken = sources[name].flatMap(({ path, imports }) =>
      imports.flatMap(({ name: from }) => {
        const other = /^@polder\/(\w+)/.exec(from)?.[1];
        const isWrong = other !== undefined && other !== name && !use.includes(other as Package);
        return isWrong ? [`${path} imports ${from}. ${instead}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});

test('the page takes nothing but types and the routes from the server', () => {
  const broken = sources.web.flatMap(({ path, imports }) =>
    imports
      .filter(
        ({ name, isType }) =>
          name.startsWith('@polder/server') && (name !== '@polder/server/wire' || !isType),
      )
      .map(({ name }) => `${path} imports ${name}. Use 'import type' from '@polder/server/wire'.`),
  );
  expect(broken).toEqual([]);
});

/** What makes a rule depend on when and where it runs. */
const IMPURE = /\b(?:Date\.now|new Date|Math\.random|performance\.now|setTimeout|localStorage|process\.)/;
test.each(['core', 'valley', 'duel'] as const)('%s has no clock, no chance of its own, no files', (name) => {
  const broken = sources[name].flatMap(({ path, text, imports }) => [
    ...imports.filter((it) => it.name.startsWith('node:')).map((it) => `${path} imports ${it.name}.`),
    ...text
      .split('\n')
      .filter((line) => IMPURE.test(line.replace(/\/\/.*|^\s*\*.*/, '')))
      .map((line) => `${path}: ${line.trim()}`),
  ]);
  expect(broken, 'Rules get chance from the state and time from nobody: pass it in.').toEqual([]);
});

test('an arrow the wrong way would be found', () => {
  expect(importsOf("import { a } from '@polder/bots';\nimport { type B, type C } from './x.js';")).toEqual([
    { name: '@polder/bots', isType: false },
    { name: './x.js', isType: true },
  ]);
});
