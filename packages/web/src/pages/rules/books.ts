import { BOOKS, type BookName, isPage, type PageName } from '../../look/rule-pages.js';
import type { Language } from '../../words/words.js';
import { type Book, parseBook } from './markdown.js';

/** Links of the rule pages name files: `../components.md`. */
export function pageOfFile(href: string): PageName | undefined {
  const name = /([a-z-]+)\.md$/.exec(href)?.[1];
  return isPage(name) ? name : undefined;
}

/** No line ends in a Polish one-letter word, nor between a figure and what it counts. */
export function typeset(source: string, language: Language): string {
  const units = source.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
  return language === 'pl' ? units.replace(/(?<=[\s(„])([aiouwz]) (?=\S)/giu, '$1\u00a0') : units;
}

export interface Loaded {
  readonly name: BookName;
  readonly language: Language;
  readonly book: Book;
}

/** Each page in each language is a chunk of its own. */
const SOURCES = import.meta.glob<string>('../../../../../docs/rules/**/*.md', {
  query: '?raw',
  import: 'default',
});
const sourceOf = (name: BookName, language: Language): (() => Promise<string>) | undefined =>
  SOURCES[`../../../../../docs/rules/${language === 'en' ? '' : `${language}/`}${name}.md`];

/** In English, where there is no page in this language yet. */
async function loadBook(name: BookName, wanted: Language): Promise<Loaded> {
  const language = sourceOf(name, wanted) ? wanted : 'en';
  const source = await sourceOf(name, language)?.();
  return { name, language, book: parseBook(typeset(source ?? '', language)) };
}

export const loadBooks = (language: Language): Promise<Loaded[]> =>
  Promise.all(BOOKS.map((name) => loadBook(name, language)));
