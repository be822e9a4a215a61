import { plain } from '@polder/core/text';
import { defaultEdition } from '@polder/valley';
import type { Words } from '../../words/words.js';
import { CHAPTERS, numbersOf } from './book/chapters.js';
import type { LoadedText } from './book/load.js';
import type { Loaded } from './books.js';
import { componentEntries } from './components.js';
import { bookEntries } from './entries.js';
import { type Entry, type Indexed, indexOf } from './search.js';

/** All that can be found: the pages for players first, then the exact rules, then every printed thing. */

export function pageEntries({ played, text }: LoadedText, { game }: Words): Entry[] {
  const numbers = numbersOf(CHAPTERS[played]);
  return CHAPTERS[played].map(({ id }, i) => {
    const { title, lead, points, figures = [], example = '', never = '' } = text[id];
    const all = [lead, ...points, ...figures.flat(), example, never].join(' ');
    return { page: played, at: id, label: numbers[i], title, text: plain(all, game.icon).trim() };
  });
}

export const fullIndex = (texts: readonly LoadedText[], books: readonly Loaded[], words: Words): Indexed[] =>
  indexOf([
    ...texts.flatMap((it) => pageEntries(it, words)),
    // Headings lead nowhere: their rules stand behind the pages.
    ...books.flatMap(bookEntries).filter(({ label }) => label !== ''),
    ...componentEntries(defaultEdition, words),
  ]);
