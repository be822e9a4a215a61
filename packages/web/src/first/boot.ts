import { keptSettings } from '../kept-settings.js';
import { measureRoom } from '../measure.js';
import { markReturning } from '../pages/start/returning.js';
import { wearOurLetters } from './letters.js';

/**
 * The script that stands in the page itself and runs before anything is drawn, so that nobody is dazzled, reads the
 * other language, or sees the start page on the way to a table. main.ts goes on from here.
 */

/** What differs in the other language: texts by the place of their node, attributes by that of their element. */
export interface Translation {
  readonly texts: readonly (readonly [place: number, text: string])[];
  readonly attributes: readonly (readonly [place: number, name: string, value: string])[];
}
/**
 * Files: the entry and what it imports, the fonts, and what pages need, by their names in the address ('rules'), in
 * each language ('rules/en').
 */
export type Needed = { readonly [page: string]: readonly string[] } & {
  readonly [always in 'main' | 'fonts' | 'en' | 'pl']: readonly string[];
};

declare global {
  interface Window {
    polder: {
      /** What was pressed before the page was alive, in order. */
      readonly pressed: HTMLElement[];
      /** Called at the end of the start page. */
      drawn(polish: Translation, title: string): void;
    };
    polderNeeds?: Needed;
  }
}

const root = document.documentElement;
const { language, theme, textSize } = keptSettings();
if (textSize > 1) root.style.setProperty('--text', String(textSize));
const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset.theme = dark ? 'dark' : 'light';
root.lang = language;
measureRoom();
markReturning();

const page = /^#?\/?([^/?]*)/.exec(location.hash)?.[1] || 'start';
if (page !== 'start' || language !== 'en') root.dataset.hide = '';

/** Reading pages are read in the letters of the system first, unless ours are on this device already. */
if ((page === 'start' || page === 'rules') && !navigator.serviceWorker?.controller) root.dataset.plain = '';

function fetchAhead(href: string): void {
  const link = document.createElement('link');
  link.href = href;
  if (href.endsWith('.js')) link.rel = 'modulepreload';
  else {
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'font';
    if (link.as === 'font') link.crossOrigin = '';
  }
  document.head.append(link);
}

/** Fetches the program: all that this visit begins with at once, not one after the other. */
function load({ main, fonts, ...needs }: Needed): void {
  const own = [page, language, `${page}/${language}`].flatMap((it) => needs[it] ?? []);
  for (const href of [...main.slice(1), ...own]) fetchAhead(href);
  if (root.dataset.plain === undefined) for (const href of fonts) fetchAhead(href);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = main[0];
  document.head.append(script);
}
/** The start page is seen before anything else is fetched; other pages wait for the program. */
const { polderNeeds: needed } = window;
if (needed && page !== 'start') load(needed);
const afterPaint = (then: () => void): void => {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
};

const pressed: HTMLElement[] = [];
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || root.dataset.drawn === undefined) return;
  const thing = target.closest<HTMLElement>('#app :is(button, input)');
  if (thing) pressed.push(thing);
});

window.polder = {
  pressed,
  drawn(polish, title) {
    root.dataset.drawn = language;
    if (page !== 'start') return;
    if (needed)
      afterPaint(() => {
        wearOurLetters();
        load(needed);
      });
    if (language === 'en') return;
    const app = document.getElementById('app') as HTMLElement;
    const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const [place, text] of polish.texts) nodes[place].nodeValue = text;
    const elements = app.querySelectorAll('*');
    for (const [place, name, value] of polish.attributes) elements[place].setAttribute(name, value);
    document.title = title;
    delete root.dataset.hide;
  },
};
