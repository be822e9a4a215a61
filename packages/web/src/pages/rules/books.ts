import { BOOKS, type PageName } from '../../look/rule-pages.js';
import type { GameId } from '../../session/rules.js';
import type { Language } from '../../words/words.js';
import type { ExactRules } from './book/book.js';
import { gameBook } from './book/chapters.js';
import { isPage } from './lists.js';
import type { Book, Rule } from './markdown.js';

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
  readonly name: PageName;
  readonly game: GameId;
  readonly language: Language;
  readonly book: Book;
  readonly rules: readonly Rule[];
}

async function loadBook(name: PageName, game: GameId, language: Language): Promise<Loaded> {
  const { source }: ExactRules = gameBook(game).exact[name];
  const [{ parseBook, rulesOf }, { default: text }] = await Promise.all([
    import('./markdown.js'),
    source[language](),
  ]);
  const book = parseBook(typeset(text, language));
  return { name, game, language, book, rules: rulesOf(book) };
}

/** Each page in each language is a file of its own. */
export const loadBooks = (language: Language): Promise<Loaded[]> =>
  Promise.all(BOOKS.map(({ name, game }) => loadBook(name, game, language)));
