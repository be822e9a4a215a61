import type { Component } from 'svelte';
import { gameWith } from '../session/rules.js';

type Page = { readonly default: Component };

/** The companions that games bring along, by the path of their entry. */
const FOUND = import.meta.glob<{ loadPage(): Promise<Page> }>(
  '../../../../games/*/board/companion/index.ts',
  {
    eager: true,
  },
);

export const openCompanion = (): Promise<Page> =>
  FOUND[`../../../../games/${gameWith('companion')}/board/companion/index.ts`].loadPage();
