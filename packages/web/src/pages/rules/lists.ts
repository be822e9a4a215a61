import { BOOKS, type PageName } from '../../look/rule-pages.js';

/** Pages that are drawn: what is printed, icons, all exact rules. */
export const LISTS = ['components', 'icons', 'exact'] as const;
export type List = (typeof LISTS)[number];
export const isList = (name: string | undefined): name is List =>
  (LISTS as readonly (string | undefined)[]).includes(name);

export const isPage = (name: string | undefined): name is PageName =>
  isList(name) || BOOKS.some((book) => book.name === name);
