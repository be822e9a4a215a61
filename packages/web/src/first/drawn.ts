import { flushSync } from 'svelte';
import type { Language } from '../words/words.js';
import { wearOurLetters } from './letters.js';

/** The page that was drawn at the build, and boot.ts, as main.ts finds them. */
const root = document.documentElement;

export const isDrawn = (language: Language): boolean => root.dataset.drawn === language;

/** Another page takes its place: it is seen, and can be measured. */
export function uncover(): void {
  delete root.dataset.drawn;
  delete root.dataset.hide;
}

/** From now on the page is alive: what was pressed before is pressed again. */
export function comeAlive(): void {
  flushSync();
  delete root.dataset.drawn;
  // Read first, then in our letters.
  requestAnimationFrame(() => setTimeout(wearOurLetters));
  for (const thing of window.polder?.pressed.splice(0) ?? []) {
    // A choice that the browser has made already is no news to it.
    if (thing instanceof HTMLInputElement) thing.checked = false;
    thing.click();
  }
}
