import { render } from 'svelte/server';
import { type Layout, layOut } from '../../../layout.svelte.js';
import { SIZE, type Size } from '../../../look/size.js';
import { settings } from '../../../settings.svelte.js';
import { need, speak } from '../../../words/current.svelte.js';
import { LANGUAGES, type Language } from '../../../words/words.js';
import { CHAPTERS, type PictureName, PLAYED, type Played, WIDE } from './chapters.js';
import DuelParts from './DuelParts.svelte';
import type { PictureLayout } from './show.js';
import ValleyParts from './ValleyParts.svelte';

/** Draws the pictures of the rulebook. Runs when the client is built (build/pictures.ts). */
export interface DrawnPicture {
  readonly played: Played;
  readonly name: PictureName;
  readonly language: Language;
  readonly layout: PictureLayout;
  readonly html: string;
}

/** The window, and the least room that a part usually has in it: figures can be read there. */
const ROOM: Readonly<Record<PictureLayout, { window: Size; usual: Size; wide: Size; duelRing: Size }>> = {
  desk: {
    window: { width: 1280, height: 720 },
    usual: { width: 395, height: 320 },
    wide: { width: 494, height: 340 },
    // The wheels inside the ring, on an upright tablet.
    duelRing: { width: 420, height: 150 },
  },
  phone: {
    window: { width: 360, height: 740 },
    usual: { width: 356, height: 383 },
    wide: { width: 344, height: 340 },
    duelRing: { width: 344, height: 340 },
  },
};
const PARTS = { valley: ValleyParts, duel: DuelParts };

function draw(played: Played, name: PictureName, layout: Layout & PictureLayout): string {
  const { window, usual, wide, duelRing } = ROOM[layout];
  layOut({ layout, compact: false, sideways: false, ...window });
  const size = name === 'duelRing' ? duelRing : WIDE.includes(name) ? wide : usual;
  const context = new Map([[SIZE, size]]);
  return render(PARTS[played], { props: { part: name }, context }).body;
}

export async function drawPictures(): Promise<DrawnPicture[]> {
  const drawn: DrawnPicture[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    settings.language = language;
    await Promise.all([speak(language), need('game', 'table', 'duel', 'rulebook')]);
    for (const played of PLAYED)
      for (const name of new Set(CHAPTERS[played].flatMap(({ picture }) => picture ?? [])))
        for (const layout of ['desk', 'phone'] as const)
          drawn.push({ played, name, language, layout, html: draw(played, name, layout) });
  }
  return drawn;
}
