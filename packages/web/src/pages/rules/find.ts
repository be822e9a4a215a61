import { plain } from '@polder/core/text';
import { bookOfGame } from '../../look/rule-pages.js';
import type { Words } from '../../words/words.js';
import { chaptersOf, gameBook, numbersOf } from './book/chapters.js';
import type { LoadedText } from './book/load.js';
import type { Loaded } from './books.js';
import { bookEntries } from './entries.js';
import { type Entry, type Indexed, indexOf } from './search.js';

export { find, wordsOf } from './search.js';

/** All that can be found: the pages for players first, then the exact rules, then every printed thing. */

export function pageEntries({ played, text }: LoadedText, { game }: Words): Entry[] {
  const chapters = chaptersOf(played);
  const numbers = numbersOf(chapters);
  return chapters.map(({ id }, i) => {
    const { title, lead, points, figures = [], example = '', never = '' } = text[id];
    const all = [lead, ...points, ...figures.flat(), example, never].join(' ');
    return {
      page: bookOfGame(played) ?? '',
      at: id,
      label: numbers[i],
      title,
      text: plain(all, game.icon).trim(),
    };
  });
}

async function printedEntries({ played, printed }: LoadedText, words: Words): Promise<Entry[]> {
  const list = await gameBook(played).components?.list();
  return list?.entries(printed, words) ?? [];
}

export async function fullIndex(
  texts: readonly LoadedText[],
  books: readonly Loaded[],
  words: Words,
): Promise<Indexed[]> {
  const printed = await Promise.all(texts.map((it) => printedEntries(it, words)));
  return indexOf([
    ...texts.flatMap((it) => pageEntries(it, words)),
    // Headings lead nowhere: their rules stand behind the pages.
    ...books.flatMap(bookEntries).filter(({ label }) => label !== ''),
    ...printed.flat(),
  ]);
}
