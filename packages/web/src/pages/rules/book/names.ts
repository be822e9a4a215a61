import type { PageName } from '../../../look/rule-pages.js';
import { w } from '../../../words/current.svelte.js';
import { said } from '../../../words/said.js';
import { isList } from '../lists.js';
import { gameBook, playedOn } from './chapters.js';

/** What a page is called, in the language of the reader. */
export function pageName(page: PageName): string {
  const game = playedOn(page);
  return game ? said(gameBook(game).exact[page].name) : isList(page) ? w().rulebook.list[page] : page;
}
