import type { Component } from 'svelte';
import { isPage } from '../../look/rule-pages.js';
import { route } from '../../route.svelte.js';
import { settings } from '../../settings.svelte.js';
import Rules from '../Rules.svelte';
import { playedOn } from './book/chapters.js';
import { loadText } from './book/load.js';

/** The rulebook, together with the text that it opens with. */
export async function openRules(): Promise<{ readonly default: Component }> {
  const page = route().path[1];
  // Whatever does not come now is asked for again by the page itself.
  await loadText((isPage(page) && playedOn(page)) || 'valley', settings.language).catch(() => undefined);
  return { default: Rules };
}
