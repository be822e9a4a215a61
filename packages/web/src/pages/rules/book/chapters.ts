import { BOOKS, type PageName } from '../../../look/rule-pages.js';
import type { GameId } from '../../../session/rules.js';
import type { Chapter, GameBook } from './book.js';

/** The books that games bring along, by the path of their entry. */
const FOUND = import.meta.glob<GameBook>('../../../../../../games/*/book/index.ts', {
  eager: true,
  import: 'book',
});
const bookOf = new Map(Object.entries(FOUND).map(([path, book]) => [path.split('/').at(-3), book]));

/** The games that have a book, in the order of the catalogue. */
export const PLAYED: readonly GameId[] = [...new Set(BOOKS.map(({ game }) => game))];

export function gameBook(game: GameId): GameBook {
  const book = bookOf.get(game);
  if (!book) throw new Error(`There is no games/${game}/book.`);
  return book;
}
export const chaptersOf = (game: GameId): readonly Chapter[] => gameBook(game).chapters;

/** Whose page of exact rules it is; undefined: it is a list. */
export const playedOn = (page: PageName): GameId | undefined => BOOKS.find(({ name }) => name === page)?.game;

export const hasRule = ({ rules }: Chapter, rule: string): boolean =>
  rules.some((group) => rule === group || rule.replace(/-\d+$/, '') === group);

/** The page behind which a rule stands. */
export const chapterOfRule = (game: GameId, rule: string): Chapter | undefined =>
  chaptersOf(game).find((chapter) => hasRule(chapter, rule));

/** The page that an address asks for: by its own name, or by a rule. */
export function chapterAt(page: PageName, at: string | undefined): Chapter | undefined {
  const game = playedOn(page);
  if (!game) return undefined;
  const { chapters, exact } = gameBook(game);
  const named = (name: string | undefined): Chapter | undefined => chapters.find(({ id }) => id === name);
  const asked = at === undefined ? undefined : (named(at) ?? chapterOfRule(game, at));
  return asked ?? named(exact[page].opens) ?? chapters[0];
}

/** '4', and '4.1' for the first page within it. */
export function numbersOf(chapters: readonly Chapter[]): string[] {
  let [outer, inner] = [0, 0];
  return chapters.map((chapter) => {
    if (chapter.inner) return `${outer}.${++inner}`;
    inner = 0;
    return `${++outer}`;
  });
}
