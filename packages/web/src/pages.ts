import type { Tool } from '@polder/core';
import type { Component } from 'svelte';
import type { ONLINE } from './online/routes.js';
import type { Route } from './route.svelte.js';
import { need } from './words/current.svelte.js';
import type { Part } from './words/words.js';

type Page = { readonly default: Component };

/** A page, together with the parts of the words that it needs. */
async function withWords(page: Promise<Page>, ...parts: readonly Part[]): Promise<Page> {
  const [loaded] = await Promise.all([page, need(...parts)]);
  return loaded;
}

/** What a game may bring along. */
const tool = async (name: Tool): Promise<Page> => (await import('./pages/tools.js')).openTool(name);
const rules = async (): Promise<Page> => (await import('./pages/rules/open.js')).openRules();

const online = (page: keyof typeof ONLINE) => async (): Promise<Page> => {
  const [routes] = await Promise.all([
    import('./online/routes.js'),
    need('start', 'online', 'game', 'table'),
  ]);
  return routes.ONLINE[page]();
};

/** Each page is loaded when it is gone to; the first part of the address names it. */
export const PAGES = {
  start: () => withWords(import('./pages/Start.svelte'), 'start'),
  new: () => withWords(import('./pages/NewTable.svelte'), 'start'),
  levels: () => withWords(import('./pages/Levels.svelte'), 'start', 'levels'),
  game: () => withWords(import('./pages/Play.svelte'), 'game', 'table'),
  rules: () => withWords(rules(), 'rulebook'),
  lesson: () => withWords(tool('lesson'), 'lesson', 'game', 'table'),
  calculator: () => withWords(tool('calculator'), 'start', 'box', 'game', 'table'),
  companion: () => tool('companion'),
  workshop: () => withWords(tool('workshop'), 'start', 'workshop', 'game', 'table'),
  nowhere: (): Promise<Page> => import('./pages/Nowhere.svelte'),
  // What needs a server: nothing is asked of one elsewhere.
  table: online('table'),
  online: online('online'),
  account: online('account'),
  link: online('link'),
  verify: online('verify'),
  people: online('people'),
  ratings: online('ratings'),
} as const satisfies Readonly<Record<string, () => Promise<Page>>>;
export type PageName = keyof typeof PAGES;

/** `#/` is the start page; whatever is not known has a page that says so. */
export function pageOf({ path: [first] }: Route): PageName {
  if (first === undefined) return 'start';
  return Object.hasOwn(PAGES, first) ? (first as PageName) : 'nowhere';
}

/** One thing each: another one is another page. Elsewhere the address names a place on the same page. */
const ONE_EACH: readonly string[] = ['game', 'table', 'link', 'verify', 'people', 'workshop'];

export const pageKey = (route: Route): string => {
  const page = pageOf(route);
  return ONE_EACH.includes(page) ? `${page}/${route.path[1]}` : page;
};

/** A page that is here, with what it was loaded for. */
export interface LoadedPage {
  readonly key: string;
  readonly Page: Component;
}

export async function loadPage(key: string): Promise<LoadedPage> {
  const { default: Page } = await PAGES[key.split('/')[0] as PageName]();
  return { key, Page };
}
