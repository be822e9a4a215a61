import type { Component } from 'svelte';
import type { Route } from './route.svelte.js';
import { need } from './words/current.svelte.js';
import type { Parts } from './words/words.js';

type Page = { readonly default: Component };

/** A page, together with the part of the words that only it has. */
async function withWords(part: keyof Parts, page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, need(part)]);
  return loaded;
}

/** Each page is loaded when it is gone to; the first part of the address names it. */
export const PAGES = {
  start: (): Promise<Page> => import('./pages/Start.svelte'),
  game: (): Promise<Page> => import('./pages/Play.svelte'),
  rules: (): Promise<Page> => import('./pages/Rules.svelte'),
  lesson: () => withWords('lesson', import('./pages/Lesson.svelte')),
  calculator: () => withWords('box', import('./pages/Calculator.svelte')),
  companion: () => withWords('box', import('./pages/Companion.svelte')),
} as const satisfies Readonly<Record<string, () => Promise<Page>>>;
export type PageName = keyof typeof PAGES;

/** Whatever is not known leads to the start page. */
export function pageOf({ path: [first] }: Route): PageName {
  return first !== undefined && Object.hasOwn(PAGES, first) ? (first as PageName) : 'start';
}
