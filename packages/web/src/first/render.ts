import { render } from 'svelte/server';
import App from '../App.svelte';
import Start from '../pages/Start.svelte';
import { settings } from '../settings.svelte.js';
import { need, speak, w } from '../words/current.svelte.js';
import type { Language } from '../words/words.js';

/** The start page as a first visitor sees it. Runs when the client is built (build/prerender.ts). */
export async function drawStart(
  language: Language,
): Promise<{ readonly html: string; readonly title: string }> {
  settings.language = language;
  await Promise.all([speak(language), need('start')]);
  const { body } = render(App, { props: { first: { key: 'start', Page: Start } } });
  return { html: body, title: w().start.pageTitle };
}
