import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Needed } from '../src/first/boot.js';
import { bundled } from './bundle.js';
import { SPRITE, serverProgram } from './server-program.js';
import { translationOf } from './translation.js';

/**
 * Draws the start page when the client is built: its markup, its styles and the script that chooses theme, layout and
 * language stand in index.html, so that it is seen with the first answer of the server. It comes alive afterwards.
 */
const at = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const BOOT = at('first/boot.ts');
const START = at('pages/Start.svelte');
/** What the address names, and the module behind it: its scripts are fetched together with the page. */
const PAGES: Readonly<Record<string, string>> = {
  start: START,
  rules: at('pages/rules/open.ts'),
  game: at('pages/Play.svelte'),
  en: at('words/en/index.ts'),
  pl: at('words/pl/index.ts'),
};
/** What it needs in each language. */
const GAME = '../../../games/valley/text/LANGUAGE/game.ts';
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  start: ['words/LANGUAGE/start.ts'],
  rules: ['words/LANGUAGE/rulebook.ts', '../../../games/valley/book/LANGUAGE.ts'],
  game: [GAME, 'words/LANGUAGE/play.ts'],
};
type Renderer = typeof import('../src/first/render.js');

export function prerender(): Plugin[] {
  let config: ResolvedConfig;
  let styles = '';
  return [
    {
      name: 'polder-boot',
      apply: 'serve',
      transformIndexHtml: () => [
        { tag: 'script', attrs: { type: 'module', src: '/src/first/boot.ts' }, injectTo: 'head-prepend' },
      ],
    },
    {
      name: 'polder-prerender-styles',
      apply: 'build',
      configResolved(resolved) {
        config = resolved;
      },
      generateBundle: {
        // Before the page is written, which would name the files of these styles.
        order: 'pre',
        handler(_, bundle) {
          styles = takeStyles(bundle);
        },
      },
    },
    {
      name: 'polder-prerender',
      apply: 'build',
      generateBundle: {
        order: 'post',
        async handler(_, bundle) {
          const page = bundle['index.html'];
          if (page?.type !== 'asset') throw new Error('There is no index.html.');
          const sprite = Object.keys(bundle).find((name) => /\/icons-[^/]*\.svg$/.test(name));
          const { drawStart } = (await serverProgram<Renderer>(config, 'first/render.ts')).module;
          const [english, polish] = [await drawStart('en'), await drawStart('pl')];
          const html = english.html.replaceAll(SPRITE, `./${sprite}`);
          refuseStyles(html);
          const translation = translationOf(english.html, polish.html);
          const boot = `polderNeeds=${json(neededBy(bundle))};\n${(await bundled(BOOT)).trim()}`;
          const drawn = `polder.drawn(${json(translation)},${json(polish.title)})`;
          page.source = withoutScripts(String(page.source))
            .replace('</title>', () => `</title>\n    <style>${styles}</style>\n    <script>${boot}</script>`)
            .replace('<div id="app"></div>', () => `<div id="app">${html}</div><script>${drawn}</script>`);
        },
      },
    },
  ];
}

/** The boot script fetches them when it is time. */
const withoutScripts = (html: string): string =>
  html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');

/** Inside a script nothing may look like its end. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The server's policy lets no style attributes through. */
function refuseStyles(html: string): void {
  const [found] = /<[^>]*\sstyle="[^>]*>/.exec(html) ?? [];
  if (found) throw new Error(`The start page has a style attribute: ${found}`);
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((it) => it.type === 'chunk');

function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('There is no entry.');
  return entry;
}

/** A chunk and all that it needs at once. */
function withImports(bundle: Rolldown.OutputBundle, first: Rolldown.OutputChunk): Set<Rolldown.OutputChunk> {
  const found = new Set([first]);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') found.add(next);
    }
  return found;
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find((it) => it.facadeModuleId === module || it.moduleIds.includes(module));
  if (!chunk) throw new Error(`${module} is in no chunk.`);
  return chunk;
}

/** The styles of the start page and of all pages, taken out of the files: the page itself has them. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const names = new Set<string>();
  for (const chunk of [
    ...withImports(bundle, entryOf(bundle)),
    ...withImports(bundle, chunkOf(bundle, START)),
  ])
    for (const name of chunk.viteMetadata?.importedCss ?? []) names.add(name);
  for (const chunk of chunksOf(bundle))
    for (const name of names) chunk.viteMetadata?.importedCss.delete(name);
  return [...names]
    .map((name) => {
      const file = bundle[name];
      if (file?.type !== 'asset') throw new Error(`${name} is no style.`);
      delete bundle[name];
      return String(file.source).replaceAll('url(./', 'url(./assets/').trim();
    })
    .join('\n');
}

function neededBy(bundle: Rolldown.OutputBundle): Needed {
  const main = withImports(bundle, entryOf(bundle));
  const needs: Record<string, string[]> = {
    main: [...main].map(({ fileName }) => `./${fileName}`),
    fonts: Object.keys(bundle)
      .filter((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name))
      .map((name) => `./${name}`),
  };
  /** Scripts and styles of modules, but for what is there `before`. */
  function filesOf(modules: readonly string[], before: ReadonlySet<string>): string[] {
    const chunks = new Set(modules.flatMap((module) => [...withImports(bundle, chunkOf(bundle, module))]));
    const files = [...chunks].flatMap(({ fileName, viteMetadata }) => [
      fileName,
      ...(viteMetadata?.importedCss ?? []),
    ]);
    return [...new Set(files.map((name) => `./${name}`))].filter((name) => !before.has(name));
  }
  for (const [name, module] of Object.entries(PAGES)) needs[name] = filesOf([module], new Set(needs.main));
  for (const [page, modules] of Object.entries(INSIDE))
    for (const language of ['en', 'pl']) {
      const paths = modules.map((path) => at(path.replace('LANGUAGE', language)));
      const before = new Set([...needs.main, ...needs[page], ...needs[language]]);
      needs[`${page}/${language}`] = filesOf(paths, before);
    }
  return needs as unknown as Needed;
}
