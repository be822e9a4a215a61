import type { Route } from './route.svelte.js';

/** Each page is loaded when it is gone to. */
export const PAGES = {
  start: () => import('./pages/Start.svelte'),
  game: () => import('./pages/Play.svelte'),
  rules: () => import('./pages/Rules.svelte'),
} as const;
export type PageName = keyof typeof PAGES;

/** Whatever is not known leads to the start page. */
export function pageOf({ path: [first] }: Route): PageName {
  return first === 'game' || first === 'rules' ? first : 'start';
}
