/// <reference path="./pictures.d.ts" />
import { PICTURES, STYLES } from 'virtual:pictures';
import { SPRITE } from '../../../look/sprite.js';
import type { GameId } from '../../../session/rules.js';
import type { Language } from '../../../words/words.js';
import type { PictureLayout } from './book.js';

export interface Wanted {
  readonly game: GameId;
  readonly name: string;
  readonly language: Language;
  readonly layout: PictureLayout;
}

/** Puts a picture into its frame; answers with a way to take it out. */
export type Show = (frame: Element, wanted: Wanted) => Promise<() => void>;

/** As they were drawn when the client was built. */
const showDrawn: Show = async (frame, { game, name, language, layout }) => {
  const [picture] = await Promise.all([
    fragmentOf(PICTURES[`${game}-${name}/${language}/${layout}`]),
    styled(STYLES[`${game}-${name}`]),
  ]);
  frame.replaceChildren(picture);
  return () => frame.replaceChildren();
};
const showLive: Show = async (frame, wanted) => (await import('./live.js')).show(frame, wanted);

export const show: Show = import.meta.env.DEV ? showLive : showDrawn;

async function fragmentOf(address: string): Promise<DocumentFragment> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const template = document.createElement('template');
  template.innerHTML = (await answer.text()).replaceAll('"SPRITE#', `"${SPRITE}#`);
  for (const it of template.content.querySelectorAll<HTMLElement | SVGElement>('[data-style]'))
    it.style.cssText = it.dataset.style ?? '';
  return template.content;
}

const sheets = new Map<string, Promise<void>>();
/** The styles of a picture are fetched once. */
function styled(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      sheets.delete(address);
      reject(new Error(address));
    };
  });
  sheets.set(address, loaded);
  document.head.append(link);
  return loaded;
}
