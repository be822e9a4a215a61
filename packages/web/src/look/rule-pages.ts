/** Pages that are read from docs/rules, and those that are drawn from the edition and the icons. */
export const BOOKS = ['valley', 'gardener', 'duel'] as const;
export type BookName = (typeof BOOKS)[number];
export const PAGES = ['valley', 'gardener', 'duel', 'components', 'icons', 'exact'] as const;
export type PageName = (typeof PAGES)[number];

const isIn = <T extends string>(names: readonly T[], name: string | undefined): name is T =>
  (names as readonly (string | undefined)[]).includes(name);
export const isPage = (name: string | undefined): name is PageName => isIn(PAGES, name);

export const bookOfRule = (id: string): BookName =>
  id.startsWith('G-') ? 'gardener' : id.startsWith('D-') ? 'duel' : 'valley';

export const hrefOf = (page: PageName, at?: string): string =>
  `#/rules/${page}${at === undefined ? '' : `?at=${at}`}`;
