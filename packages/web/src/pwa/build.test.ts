import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FRAME, GROUND, MANIFEST_LANGUAGES, manifestOf } from '../../build/manifest.js';
import { precacheOf, programOf, workerOf } from '../../build/precache.js';

const read = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url));
const tokens = read('src/look/tokens.css').toString();
/** The first is of the light theme, the second of the dark one. */
const tokenOf = (name: string): string[] =>
  [...tokens.matchAll(new RegExp(`${name}: (#\\w+)`, 'g'))].map(([, value]) => value);

describe('what is kept for offline play', () => {
  const files = new Map([
    ['index.html', '<!doctype html>'],
    ['assets/index-abc.js', 'x'],
    ['assets/source-sans-3-latin-ext-wght-normal-a.woff2', 'x'],
    ['assets/source-sans-3-cyrillic-ext-wght-normal-a.woff2', 'x'],
    ['sw.js', 'old'],
    ['robots.txt', 'x'],
    ['.built', 'x'],
  ]);

  test('is all that a page may ask for, with hashes', () => {
    expect(Object.keys(precacheOf(files))).toEqual([
      'assets/index-abc.js',
      'assets/source-sans-3-latin-ext-wght-normal-a.woff2',
      './',
    ]);
    expect(precacheOf(files)['assets/index-abc.js']).toBe(
      'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=',
    );
  });

  test('is a new version if a byte of a file or of the program changes, and only then', () => {
    const worker = workerOf('run()', files);
    expect(workerOf('run()', new Map([...files].reverse()))).toBe(worker);
    const others = [
      workerOf('run( )', files),
      workerOf('run()', new Map([...files, ['index.html', '<!doctype  html>']])),
    ];
    const versionOf = (text: string): string | undefined => /"version":"(\w+)"/.exec(text)?.[1];
    expect(new Set([worker, ...others].map(versionOf)).size).toBe(3);
    expect(programOf(worker)).toBe('run()');
    expect(() => programOf('run()')).toThrow('not the service worker');
  });
});

describe('the manifest', () => {
  test('has the colours of the look, as the page itself', () => {
    expect([FRAME, GROUND]).toEqual([tokenOf('--bar')[0], tokenOf('--ground')[0]]);
    const html = read('index.html').toString();
    const metas = [...html.matchAll(/name="theme-color" content="(#\w+)"/g)].map(([, colour]) => colour);
    expect(metas).toEqual(tokenOf('--bar').slice(0, 2));
  });

  test.each(MANIFEST_LANGUAGES)('in %s: pictures that are there, in their sizes', (language) => {
    const { icons, lang } = JSON.parse(manifestOf(language));
    expect(lang).toBe(language);
    for (const { src, sizes, type } of icons) {
      const file = read(`public/${src}`);
      if (type !== 'image/png') continue;
      // Width and height stand at fixed places of every PNG.
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
    const purposes = icons.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`);
    expect(purposes).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
  });

  test.each(MANIFEST_LANGUAGES)('in %s: shortcuts that lead somewhere', (language) => {
    const { shortcuts } = JSON.parse(manifestOf(language));
    const pages = shortcuts.map(({ url }: { url: string }) => /^\.\/#\/(\w+)$/.exec(url)?.[1] ?? '');
    expect(pages[0]).toBe('new');
    const known = read('src/pages.ts').toString();
    for (const page of pages.slice(1)) expect(known).toMatch(new RegExp(`^  ${page}: `, 'm'));
  });

  test('says the same in both languages, in other words', () => {
    const [english, polish] = MANIFEST_LANGUAGES.map((it) => JSON.parse(manifestOf(it)));
    const urls = (of: { shortcuts: { url: string }[] }): string[] => of.shortcuts.map(({ url }) => url);
    expect(urls(polish)).toEqual(urls(english));
    expect(polish.start_url).toBe(english.start_url);
    expect(polish.description).not.toBe(english.description);
  });
});
