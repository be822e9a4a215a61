import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig } from 'vite';
import type { DrawnPicture } from '../src/pages/rules/book/draw.js';
import { minified } from './bundle.js';
import { serverProgram } from './server-program.js';

/**
 * Draws the pictures of the rulebook when the client is built: small files of markup, one for all languages and
 * layouts in which a picture is the same, and the styles of its components. The module `virtual:pictures` has
 * their addresses. In development there are none: pictures are drawn by the components themselves.
 */
const MODULE = 'virtual:pictures';
const RESOLVED = `\0${MODULE}`;

export function pictures(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'polder-pictures',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      if (config.command === 'serve') return moduleOf({}, {});
      const { module, styles } = await serverProgram<typeof import('../src/pages/rules/book/draw.js')>(
        config,
        'pages/rules/book/draw.ts',
      );
      const drawn = (await module.drawPictures()).map((it) => ({ ...it, html: tidied(it.html) }));
      const keep = (name: string, ending: string, source: string): string => {
        const fileName = `assets/${name}-${hashOf(source)}.${ending}`;
        this.emitFile({ type: 'asset', fileName, source });
        return `./${fileName}`;
      };
      // Not .html: some hosts send such an address elsewhere.
      const addresses = drawn.map((it) => [keyOf(it), keep(`picture-${it.name}`, 'txt', it.html)]);
      const sheets: Record<string, string> = {};
      for (const { name } of drawn)
        sheets[name] ??= keep(`picture-${name}`, 'css', await minified(stylesOf(drawn, name, styles)));
      return moduleOf(Object.fromEntries(addresses), sheets);
    },
  };
}

const moduleOf = (
  files: Readonly<Record<string, string>>,
  sheets: Readonly<Record<string, string>>,
): string =>
  `export const PICTURES = ${JSON.stringify(files)};\nexport const STYLES = ${JSON.stringify(sheets)};\n`;

const keyOf = ({ name, language, layout }: DrawnPicture): string => `${name}/${language}/${layout}`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/**
 * Without what a picture has no use for: marks of the framework, and what is said or reached by the keyboard (a
 * picture has one name as a whole). The server's policy lets no style attributes through; they are set by script.
 */
export const tidied = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[a-z](?:[^>"]|"[^"]*")*>/gi, (tag) =>
      tag
        .replace(/\s(?:aria-label|aria-hidden|tabindex|title|data-card)(?:="[^"]*")?(?=[\s/>])/g, '')
        .replace(/\sstyle="/g, ' data-style="'),
    );

/** Those of the components that are in a picture. */
function stylesOf(drawn: readonly DrawnPicture[], name: string, styles: readonly string[]): string {
  const markup = drawn.map((it) => (it.name === name ? it.html : '')).join('');
  return styles
    .filter((css) => (css.match(/(?<=\.)s-[\w-]+/g) ?? []).some((name) => markup.includes(name)))
    .join('\n');
}
