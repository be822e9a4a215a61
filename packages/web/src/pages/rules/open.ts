import type { Component } from 'svelte';
import { route } from '../../route.svelte.js';
import { settings } from '../../settings.svelte.js';
import Rules from '../Rules.svelte';
import { PLAYED, playedOn } from './book/chapters.js';
import { loadText } from './book/load.js';

/** The rulebook, together with the text that it opens with. */
export async function openRules(): Promise<{ readonly default: Component }> {
  if (PLAYED.length === 0) return import('../Nowhere.svelte');
  const page = route().path[1];
  // Whatever does not come now is asked for again by the page itself.
  await loadText(playedOn(page ?? '') ?? PLAYED[0], settings.language).catch(() => undefined);
  return { default: Rules };
}
