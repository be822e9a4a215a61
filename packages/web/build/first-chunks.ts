import { fileURLToPath } from 'node:url';
import { reach, TABLES } from './chunks.js';

/**
 * Files of the program that belong together: what every visit begins with, the start page, the rulebook, and words
 * come in few requests.
 */
const root = fileURLToPath(new URL('../../../', import.meta.url)).replaceAll('\\', '/');
const source = `${root}packages/web/src/`;
/** 'pages/Start.svelte'; nothing for what is not ours. Styles go with their component. */
const nameOf = (id: string): string => {
  const path = id.replaceAll('\\', '/').split('?')[0];
  return path.startsWith(source) ? path.slice(source.length) : '';
};

interface Info {
  readonly importedIds: readonly string[];
}
interface Context {
  getModuleInfo(id: string): Info | null;
}
const closures = new Map<string, ReadonlySet<string>>();
/** A module and all that it imports at once. */
function closure(first: string, context: Context): ReadonlySet<string> {
  const known = closures.get(first);
  if (known) return known;
  const found = new Set([`${root}${first}`]);
  for (const id of found) {
    // It exports more than any single page needs.
    if (id.endsWith('/core/src/text/index.ts')) continue;
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  closures.set(first, found);
  return found;
}

/** Parts of Svelte that neither the start page nor a table needs. */
export const RARE = /\/dom\/elements\/(?:transitions|bindings\/input)\.js$|\/blocks\/svelte-element\.js$/;
/** Also on pages without a table. */
const SHARED = /^look\/((Rich|Later)\.svelte|(spoken|later|rule-pages)\.ts)$/;
const RICH = /\/core\/src\/text\/(rich|icons)\.ts$/;
/** What sentences of any language need of the packages: the rulebook needs no rules. */
const PRINTED =
  /\/(?:packages\/core\/src\/(?:bits|edition\/(?:check|goods))|games\/valley\/text\/fields)\.ts$/;
/** What a game tells the rulebook at once. */
const BOOK = /\/games\/\w+\/book\/(?:index|chapters)\.ts$/;
/** What the start page has for itself. */
const START = /^(pages\/(Start\.svelte|start\/([A-Z]|games|plan))|look\/(Landscape|Settings)\b)/;
const HELPERS = /^words\/[a-z]+\.ts$/;
/** What sentences of any language are made of. */
const MADE_OF = /\/core\/src\/text\/(counted|gain|log|plural|self|sentence|source|who)\.ts$/;
/** Words of a language: those of the page, of all games and of a game. */
const WORDS = /\/(?:web\/src\/words|core\/src\/text|games\/\w+\/text)\/(\w+)\//;
/** What begins the parts of the words that many pages need. */
const PARTS = (language: string): Readonly<Record<string, string>> => ({
  index: `packages/web/src/words/${language}/index.ts`,
  game: `games/valley/text/${language}/game.ts`,
  play: `packages/web/src/words/${language}/play.ts`,
  rulebook: `packages/web/src/words/${language}/rulebook.ts`,
});

let atTables: ReadonlySet<string> | undefined;

/** Names the file that a module goes into; null: others decide (chunks.ts). */
export function nameFirst(id: string, context: Context): string | null {
  const name = nameOf(id);
  const svelte = /\/node_modules\/(svelte|clsx|esm-env)\//.test(id) || id.includes('vite/preload-helper');
  // The entry itself stays what it is.
  if (name === 'main.ts' || name === 'App.svelte') return null;
  if (svelte && !RARE.test(id))
    return closure('packages/web/src/main.ts', context).has(id) || id.includes('preload-helper')
      ? 'base'
      : null;
  // A few lines each, and everybody needs them.
  if (/\/(?:packages\/\w+\/src|games\/\w+\/rules)\/(\w+\/)?(version|identity|manifest)\.ts$/.test(id))
    return 'base';
  if (id.includes('virtual:pictures') || BOOK.test(id)) return 'rules';
  if (PRINTED.test(id)) return 'printed';
  if (RICH.test(id)) return 'shared';
  if (MADE_OF.test(id)) return 'base';
  const language = WORDS.exec(id)?.[1];
  if (name === '' && language === undefined) return null;
  if (closure('packages/web/src/main.ts', context).has(id)) return 'base';
  if (SHARED.test(name)) return 'shared';
  for (const spoken of ['en', 'pl'])
    for (const [part, first] of Object.entries(PARTS(spoken))) {
      if (!closure(first, context).has(id)) continue;
      if (HELPERS.test(name)) return 'base';
      // These two are whole as they are.
      if (part === 'index' || part === 'rulebook') return null;
      if (language === spoken) return `words-${spoken}-${part}`;
    }
  if (closure('packages/web/src/pages/Start.svelte', context).has(id)) {
    if (START.test(name)) return 'start';
    // Whoever comes to a table by a link needs nothing of the other pages.
    atTables ??= reach(context, TABLES);
    return atTables.has(id) ? 'shared' : 'pages';
  }
  if (
    closure('packages/web/src/pages/rules/open.ts', context).has(id) &&
    /^pages\/(Rules|rules\/)/.test(name)
  )
    return 'rules';
  return null;
}
