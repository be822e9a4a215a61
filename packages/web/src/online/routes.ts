import type { Component } from 'svelte';
import { need } from '../words/current.svelte.js';

type Page = { readonly default: Component };

async function table(): Promise<Page> {
  const [page] = await Promise.all([import('./TablePage.svelte'), need('onlineTable')]);
  return page;
}

/** The pages that need a server, apart from the others: who plays without one does not even load their names. */
export const ONLINE = {
  table,
  online: (): Promise<Page> => import('./pages/Online.svelte'),
  account: (): Promise<Page> => import('./pages/Account.svelte'),
  link: (): Promise<Page> => import('./pages/Link.svelte'),
  verify: (): Promise<Page> => import('./pages/Verify.svelte'),
  people: (): Promise<Page> => import('./pages/Person.svelte'),
  ratings: (): Promise<Page> => import('./pages/Ratings.svelte'),
} as const;
