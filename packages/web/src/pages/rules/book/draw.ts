import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { type Layout, layOut } from '../../../layout.svelte.js';
import { SIZE, type Size } from '../../../look/size.js';
import type { GameId } from '../../../session/rules.js';
import { settings } from '../../../settings.svelte.js';
import { need, speak } from '../../../words/current.svelte.js';
import { LANGUAGES, type Language } from '../../../words/words.js';
import type { PictureLayout } from './book.js';
import { gameBook, PLAYED } from './chapters.js';

/** Draws the pictures of the rulebook. Runs when the client is built (build/pictures.ts). */
export interface DrawnPicture {
  /** 'valley-map'. */
  readonly name: string;
  readonly language: Language;
  readonly layout: PictureLayout;
  readonly html: string;
}

/** The window, and the least room that a part usually has in it: figures can be read there. */
const ROOM: Readonly<Record<PictureLayout, { window: Size; usual: Size; wide: Size }>> = {
  desk: {
    window: { width: 1280, height: 720 },
    usual: { width: 395, height: 320 },
    wide: { width: 494, height: 340 },
  },
  phone: {
    window: { width: 360, height: 740 },
    usual: { width: 356, height: 383 },
    wide: { width: 344, height: 340 },
  },
};
const PARTS = import.meta.glob<Component<{ part: string }>>('../../../../../../games/*/book/Parts.svelte', {
  eager: true,
  import: 'default',
});

function draw(game: GameId, part: string, layout: Layout & PictureLayout): string {
  const { window, usual, wide } = ROOM[layout];
  layOut({ layout, compact: false, sideways: false, ...window });
  const picture = gameBook(game).pictures[part];
  const size = picture.room?.[layout] ?? (picture.wide ? wide : usual);
  const context = new Map([[SIZE, size]]);
  return render(PARTS[`../../../../../../games/${game}/book/Parts.svelte`], { props: { part }, context })
    .body;
}

export async function drawPictures(): Promise<DrawnPicture[]> {
  const drawn: DrawnPicture[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    settings.language = language;
    await Promise.all([speak(language), need(...PLAYED.flatMap((game) => gameBook(game).needs))]);
    for (const game of PLAYED)
      for (const part of Object.keys(gameBook(game).pictures))
        for (const layout of ['desk', 'phone'] as const)
          drawn.push({ name: `${game}-${part}`, language, layout, html: draw(game, part, layout) });
  }
  return drawn;
}
