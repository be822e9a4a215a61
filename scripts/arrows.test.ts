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
  /\.(ts|svelte)$/.test(path) &&
  !/\.test\.ts$|\/testing\/|\/testing\.ts$|\/(?:walks|content|dist)\//.test(path);

function sourcesOf(folder: string): Source[] {
  const paths = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => relative(root, join(it.parentPath, it.name)));
  return paths.filter(isProgram).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, imports: importsOf(text) };
  });
}

/** Folders of programs, by the name of their package. A game has rooms, which are looked at below. */
const FOLDERS = {
  core: 'packages/core/src',
  bots: 'packages/bots/src',
  cli: 'packages/cli/src',
  server: 'packages/server/src',
  web: 'packages/web/src',
  valley: 'games/valley',
  duel: 'games/duel',
} as const;
type Package = keyof typeof FOLDERS;
const PACKAGES = Object.keys(FOLDERS) as Package[];
const MAY: Readonly<
  Record<Package, { readonly use: readonly (Package | 'games')[]; readonly else: string }>
> = {
  core: { use: [], else: 'What a game needs belongs into the folder of the game.' },
  bots: { use: ['core'], else: 'What bots must know of a game belongs into the room `bot` of the game.' },
  valley: { use: ['core', 'bots', 'web'], else: 'What several games share belongs into core.' },
  duel: { use: ['core', 'bots', 'web'], else: 'What several games share belongs into core.' },
  cli: {
    use: ['core', 'bots', 'games'],
    else: 'The command line knows a game by its manifest and its room `tools`, and no page and no server.',
  },
  server: { use: ['core', 'bots', 'games'], else: 'The server knows a game by its manifest, and no page.' },
  web: {
    use: ['core', 'valley', 'duel', 'games', 'bots', 'server'],
    else: 'The page needs no command line.',
  },
};
const sources = Object.fromEntries(PACKAGES.map((it) => [it, sourcesOf(FOLDERS[it])])) as Record<
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

/** Rooms of a game, and the other rooms and packages that each may build on. */
const GAME_ROOMS: Readonly<Record<string, readonly string[]>> = {
  rules: ['core', 'edition', 'gardener'],
  edition: ['core', 'rules', 'gardener'],
  gardener: ['core', 'rules', 'edition'],
  text: ['core', 'rules', 'edition', 'gardener'],
  bot: ['core', 'bots', 'rules', 'edition', 'gardener'],
  'manifest.ts': ['core', 'bots', 'rules', 'edition', 'gardener', 'bot'],
  board: ['core', 'web', 'rules', 'edition', 'gardener', 'text'],
  tools: ['core', 'bots', 'rules', 'edition', 'gardener', 'text', 'testing'],
  book: ['core', 'web', 'rules', 'edition', 'gardener', 'text', 'board'],
  workshop: ['core', 'web', 'rules', 'edition', 'gardener', 'text', 'board', 'book'],
};
test.each(['valley', 'duel'] as const)('rooms of %s build on those that they may', (game) => {
  const broken = sources[game].flatMap(({ path, imports }) => {
    const room = path.split('/')[2];
    return imports.flatMap(({ name }) => {
      // The rules in docs belong to their game.
      if (name.includes('/docs/rules/')) return [];
      const from = name.startsWith('.')
        ? join(path, '..', name).split('/')[2]
        : /^@polder\/(\w+)(?:\/(bot|board|text))?/
            .exec(name)
            ?.slice(1)
            .filter((it) => it && it !== game)[0];
      const isWrong =
        from !== undefined && from !== room && GAME_ROOMS[room] && !GAME_ROOMS[room].includes(from);
      return isWrong
        ? [`${path} imports ${name}. The room '${room}' may use ${GAME_ROOMS[room].join(', ')}.`]
        : [];
    });
  });
  expect(sources[game].length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
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

/** Rooms of the page, from below: a room builds on those before it, not on its neighbours in the same line. */
const ROOMS = [
  ['words', 'look', 'session', 'pwa'],
  ['table'],
  ['setup', 'online', 'study', 'lesson', 'box', 'workshop'],
  ['pages'],
] as const;
/** Below all rooms: settings, layout, address, errors. Above all: what starts the page. */
const TOP = ['App.svelte', 'main.ts', 'pages.ts', 'first'];
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  // The lowest four know each other's plain parts: a word has an icon, a session speaks.
  ...Object.fromEntries(ROOMS[0].map((room) => [room, ROOMS[0]])),
  // A table can be set up, tried out and learned from online as well.
  online: ['setup', 'study', 'workshop'],
};

function roomOf(path: string): { readonly room: string; readonly height: number } {
  const [room] = path.replace('packages/web/src/', '').split('/');
  const height = ROOMS.findIndex((line) => (line as readonly string[]).includes(room));
  if (TOP.includes(room)) return { room: 'app', height: ROOMS.length };
  return { room, height };
}

test('rooms of the page build on lower ones', () => {
  const broken = sources.web.flatMap(({ path, imports }) =>
    imports.flatMap(({ name, isType }) => {
      // What comes later, and types, may come from anywhere.
      if (isType || !name.startsWith('.') || isLater(path, name)) return [];
      const [from, to] = [roomOf(path), roomOf(join(path, '..', name))];
      const isWrong =
        from.room !== to.room &&
        (to.height > from.height ||
          (to.height === from.height && to.height >= 0 && !BESIDE[from.room]?.includes(to.room)));
      return isWrong
        ? [
            `${path} imports ${name} from '${to.room}'. Put what both need into a room below, or load it later.`,
          ]
        : [];
    }),
  );
  expect(broken).toEqual([]);
});

function isLater(path: string, name: string): boolean {
  const text = sources.web.find((it) => it.path === path)?.text ?? '';
  return text.includes(`import('${name}')`);
}

/** The ids of games, as the catalogue has them. */
const IDS = /(['"`])(?:valley|duel)\1/;
const PLATFORM = ['core', 'bots', 'cli', 'server', 'web'] as const;
const linesThatName = ({ path, text }: Source): string[] =>
  text.split('\n').flatMap((line, i) => (IDS.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : []));

test('the platform names no game', () => {
  const named = PLATFORM.flatMap((name) => sources[name]).flatMap(linesThatName);
  expect(named, 'Ask the manifest, or put it into the folder of the game.').toEqual([]);
});

test('the name of a game would be found', () => {
  const found = linesThatName({ path: 'a.ts', text: "if (game === 'duel') go();\n// A duel.", imports: [] });
  expect(found).toEqual(["a.ts:1: if (game === 'duel') go();"]);
});

/** What makes a rule depend on when and where it runs. */
const IMPURE = /\b(?:Date\.now|new Date|Math\.random|performance\.now|setTimeout|localStorage|process\.)/;
test.each(['core', 'valley', 'duel'] as const)('%s has no clock, no chance of its own, no files', (name) => {
  const pure = sources[name].filter(({ path }) => !/\/bo(?:ard|ok)\//.test(path));
  const broken = pure.flatMap(({ path, text, imports }) => [
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
