/** As the server takes names: letters, digits and quiet punctuation (wire/people.ts). */
export const LONGEST = 24;

export const isName = (name: string): boolean => {
  const text = name.trim();
  return text.length > 0 && text.length <= LONGEST && /^[\p{L}\p{M}\p{N} ._'-]+$/u.test(text);
};

/** Apostrophes as phones write them are meant as ours. */
export const tidyName = (name: string): string => name.replace(/[’‘]/g, "'");

const TULIPS =
  'Apeldoorn Viceroy Angelique Purissima Rembrandt Barcelona Merlin Aladdin Sorbet Marjolein'.split(' ');

/** For guests who don't care: a tulip's name and a number. */
export const suggestedName = (random: () => number): string =>
  `${TULIPS[Math.floor(random() * TULIPS.length)]} ${Math.floor(random() * 90) + 10}`;
