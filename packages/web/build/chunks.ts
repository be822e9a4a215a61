import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What a table needs comes in few files. Left alone, the bundler makes a file for every set of pages that share a
 * module: about a hundred small ones for a table, which compress badly.
 */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
type Modules = ReadonlySet<string>;

const root = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const page = (...paths: string[]): readonly string[] => paths.map((path) => root(`packages/web/src/${path}`));

/** The start page and the words come without a table. */
const LIGHT = page('main.ts', 'pages/Start.svelte', 'words/en/index.ts', 'words/pl/index.ts');
const EVERY_TABLE = page('pages/Play.svelte', 'table/rooms.ts', 'session/local.ts');
/** The boards, by the id of their game. */
const BOARDS = readdirSync(root('games'))
  .map((game) => ({ game, room: root(`games/${game}/board/room.ts`) }))
  .filter(({ room }) => existsSync(room));
/** Where tables begin, whichever game. */
export const TABLES = [...EVERY_TABLE, ...BOARDS.map(({ room }) => room)];

/** The rules of most tables; own editions, the Gardener's turns and the companion stay apart. */
const RULES =
  /games\/(\w+)\/(?:rules\/(?!(?:index|version|game)\.)|edition\/(?!json|check-|accept|files|slots)|gardener\/evolve)/;
const CORE =
  /packages\/core\/src\/(?!index|manifest|edition\.|edition\/(?:json|accept|check-|about|mend|paths|schema|slots)|fair-deal|notation|laws|testing|text\/)/;
/** They export more than any single page needs. */
const isPackage = (id: string): boolean =>
  /packages\/(?:core|bots)\/src\/(?:text\/)?index\.ts$|games\/\w+\/rules\/index\.ts$/.test(id);
/** What a log and labels are made of, in every game. */
const TOLD = /packages\/core\/src\/text\/\w+\.ts$/;
/** Neither the page, nor a board, nor what is said there. */
const ELSEWHERE = /packages\/(?!web\/)|games\/\w+\/(?!board\/|text\/)/;

/** The modules and all that they import at once. */
export function reach(graph: Graph, paths: readonly string[]): Modules {
  const found = new Set(paths);
  for (const id of found) {
    if (isPackage(id)) continue;
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

/** Names the file that a module goes into; null: the bundler decides. */
export function chunkNamer(): (id: string, graph: Graph) => string | null {
  let found:
    | { readonly light: Modules; readonly every: Modules; readonly boards: readonly Modules[] }
    | undefined;
  return (id, graph) => {
    found ??= {
      light: reach(graph, LIGHT),
      every: reach(graph, EVERY_TABLE),
      boards: BOARDS.map(({ room }) => reach(graph, [room])),
    };
    const { light, every, boards } = found;
    const [, rules] = RULES.exec(id) ?? [];
    if (rules) return `${rules}-rules`;
    if (CORE.test(id)) return 'core';
    if (TOLD.test(id)) return 'table';
    if (light.has(id) || ELSEWHERE.test(id)) return null;
    const users = BOARDS.filter((_, i) => boards[i].has(id));
    if (every.has(id) || users.length > 1) return 'table';
    return users[0]?.game ?? null;
  };
}
