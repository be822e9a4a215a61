/** As the server takes names: letters, digits and quiet punctuation (wire/people.ts). */
export const LONGEST = 24;

/** What can't be seen is taken out, blanks become one, accents stand on their letters. */
const seen = (name: string): string =>
  name
    .replace(/[\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}]/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
    .normalize('NFC')
    .trim();

export const isName = (name: string): boolean => {
  if (/[\p{Cc}\p{Bidi_Control}]/u.test(name.trim())) return false;
  const text = seen(name);
  return (
    /[\p{L}\p{N}]/u.test(text) &&
    [...text].length <= LONGEST &&
    /^(?:[\p{L}\p{N}]\p{M}{0,4}|[ ._'-])+$/u.test(text)
  );
};

/** Apostrophes as phones write them are meant as ours. */
export const tidyName = (name: string): string => name.replace(/[’‘]/g, "'");

const TULIPS =
  'Apeldoorn Viceroy Angelique Purissima Rembrandt Barcelona Merlin Aladdin Sorbet Marjolein'.split(' ');

/** For guests who don't care: a tulip's name and a number. */
export const suggestedName = (random: () => number): string =>
  `${TULIPS[Math.floor(random() * TULIPS.length)]} ${Math.floor(random() * 90) + 10}`;
