import { GAMES } from '../session/rules.js';

/** A page of the rulebook: exact rules by the name that a manifest gives them, or one of the lists. */
export type PageName = string;

/** Every page of exact rules with its game, in the order of the catalogue. */
export const BOOKS = GAMES.flatMap(({ id: game, books = {} }) =>
  Object.entries(books).map(([name, rules]) => ({ name, game, rules })),
);

/** The page that a rule stands on; undefined: on none. */
export const bookOfRule = (id: string, game?: string): PageName | undefined =>
  BOOKS.find((book) => (game === undefined || game === book.game) && book.rules.test(id))?.name;

/** Where a game's rulebook begins; undefined: it has none. */
export const bookOfGame = (id: string): PageName | undefined => BOOKS.find(({ game }) => game === id)?.name;

export const hrefOf = (page: PageName, at?: string): string =>
  `#/rules/${page}${at === undefined ? '' : `?at=${at}`}`;

/** Of a rule, in the books of this game or of all; undefined: it stands in none. */
export function ruleHref(id: string, game?: string): string | undefined {
  const page = bookOfRule(id, game);
  return page && hrefOf(page, id);
}
