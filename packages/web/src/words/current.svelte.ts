import type { Language, Words } from './words.js';

let words: Words | undefined = $state.raw();

const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.js')).en,
  pl: async () => (await import('./pl/index.js')).pl,
};

/** The words of the language that is set. The page is drawn only after the first ones are here. */
export function w(): Words {
  if (!words) throw new Error('There are no words yet.');
  return words;
}

let wanted: Language | undefined;

export async function speak(language: Language): Promise<void> {
  wanted = language;
  const loaded = await LOAD[language]();
  // Meanwhile another language may have been asked for.
  if (wanted !== language) return;
  words = loaded;
  document.documentElement.lang = language;
}
