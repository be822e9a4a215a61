import type { Language } from '../words/words.js';

/** What the browser and the system show around the page. */

/** The name and the shortcuts of an installed page, in the language that is set. */
export function nameFrame(language: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `./manifest.${language}.webmanifest`;
}

/** The colour of the header, in the theme that is shown; the system's own wish stands in the page itself. */
export function paintFrame(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--bar');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = colour;
}
