import type { Language } from '../../../words/words.js';
import { typeset } from '../books.js';
import type { Played } from './chapters.js';
import type { BookText, PageText } from './text.js';

/** Each book in each language comes when it is opened. */
const TEXTS: Readonly<Record<Language, Readonly<Record<Played, () => Promise<{ book: BookText<string> }>>>>> =
  {
    en: { valley: () => import('./en/valley.js'), duel: () => import('./en/duel.js') },
    pl: { valley: () => import('./pl/valley.js'), duel: () => import('./pl/duel.js') },
  };

export interface LoadedText {
  readonly played: Played;
  readonly language: Language;
  readonly text: BookText<string>;
}

let here: readonly LoadedText[] = [];
/** Those that have been loaded before. */
export const textsHere = (): readonly LoadedText[] => here;

export async function loadText(played: Played, language: Language): Promise<LoadedText> {
  const known = (): LoadedText | undefined =>
    here.find((it) => it.played === played && it.language === language);
  const { book } = await TEXTS[language][played]();
  const loaded = known() ?? { played, language, text: set(book, language) };
  if (!known()) here = [...here, loaded];
  return loaded;
}

function set(book: BookText<string>, language: Language): BookText<string> {
  const one = (text: string): string => typeset(text, language);
  const page = ({ title, lead, points, figures, example, never }: PageText): PageText => ({
    title,
    lead: one(lead),
    points: points.map(one),
    ...(figures ? { figures } : {}),
    ...(example ? { example: one(example) } : {}),
    ...(never ? { never: one(never) } : {}),
  });
  return Object.fromEntries(Object.entries(book).map(([id, text]) => [id, page(text)]));
}
