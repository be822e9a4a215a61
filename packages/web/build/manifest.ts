import { app as appInEnglish } from '../src/words/en/app.js';
import { start as startInEnglish } from '../src/words/en/start.js';
import { app as appInPolish } from '../src/words/pl/app.js';
import { start as startInPolish } from '../src/words/pl/start.js';
import type { Language } from '../src/words/words.js';

/** What an installed page is called, and looks like before it is drawn. One for each language. */

const WORDS = {
  en: { app: appInEnglish, start: startInEnglish },
  pl: { app: appInPolish, start: startInPolish },
};
export const MANIFEST_LANGUAGES: readonly Language[] = ['en', 'pl'];
/** --bar and --ground of the light theme (look/tokens.css). */
export const FRAME = '#12316a';
export const GROUND = '#efe6d3';

export function manifestOf(language: Language): string {
  const { app, start } = WORDS[language];
  const { name, description } = app;
  const { newTable, rules, calculator, companion } = start;
  const shortcuts = { new: newTable, rules, calculator, companion };
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose });
  const manifest = {
    name,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: FRAME,
    background_color: GROUND,
    categories: ['games', 'entertainment'],
    icons: [
      { src: './favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('./icons/192.png', '192x192', 'any'),
      icon('./icons/512.png', '512x512', 'any'),
      icon('./icons/maskable-192.png', '192x192', 'maskable'),
      icon('./icons/maskable-512.png', '512x512', 'maskable'),
    ],
    // By the address of the page.
    shortcuts: Object.entries(shortcuts).map(([page, label]) => ({
      name: label,
      url: `./#/${page}`,
      icons: [icon('./icons/192.png', '192x192', 'any')],
    })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
