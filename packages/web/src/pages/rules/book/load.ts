import type { GameId } from '../../../session/rules.js';
import type { Language } from '../../../words/words.js';
import { typeset } from '../books.js';
import type { BookText, PageText } from './book.js';
import { gameBook } from './chapters.js';
import { parsePages } from './pages.js';

export interface LoadedText {
  readonly played: GameId;
  readonly language: Language;
  readonly text: BookText;
  readonly printed: unknown;
}

let here: readonly LoadedText[] = [];
/** Those that have been loaded before. */
export const textsHere = (): readonly LoadedText[] => here;

/** Each book in each language comes when it is opened. */
export async function loadText(played: GameId, language: Language): Promise<LoadedText> {
  const known = (): LoadedText | undefined =>
    here.find((it) => it.played === played && it.language === language);
  const { pages, printed } = await gameBook(played).text[language]();
  const loaded = known() ?? { played, language, text: set(parsePages(pages), language), printed };
  if (!known()) here = [...here, loaded];
  return loaded;
}

function set(book: BookText, language: Language): BookText {
  const one = (text: string): string => typeset(text, language);
  const page = ({ title, lead, points, figures, example, never }: PageText): PageText => ({
    title,
    lead: one(lead),
    points: points.map(one),
    figures,
    example: example && one(example),
    never: never && one(never),
  });
  return Object.fromEntries(Object.entries(book).map(([id, text]) => [id, page(text)]));
}
