import type { PageName } from '../../look/rule-pages.js';

/** Something that can be found: a rule, a section, a tile, a card. */
export interface Entry {
  readonly page: PageName;
  /** Where on the page. */
  readonly at: string;
  /** Its id or number, as people say it. */
  readonly label: string;
  /** The section that it stands in. */
  readonly title: string;
  readonly text: string;
}

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** Small letters without accents; as long as before, so that a place in one is a place in the other. */
export function fold(text: string): string {
  const plain = bare(text);
  if (plain.length === text.length) return plain;
  return Array.from(text, (letter) => (bare(letter).length === letter.length ? bare(letter) : letter)).join(
    '',
  );
}

const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** An entry with its words made ready to be searched. */
export interface Indexed {
  readonly entry: Entry;
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

export const indexOf = (entries: readonly Entry[]): Indexed[] =>
  entries.map((entry) => ({
    entry,
    label: fold(entry.label),
    title: fold(entry.title),
    text: fold(entry.text),
  }));

/** A word's ending does not count, as far as four letters stay: 'zastawka' finds 'zastawkę', 'tools' 'Tool'. */
const stem = (word: string): string => /^(.{4,}?)(?:[aeiouy]+|e?s)$/.exec(word)?.[1] ?? word;

/** What is looked for, word by word. */
export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/[^\p{L}\p{N}+-]+/u)
    .filter((word) => word !== '');

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

function placesOf(folded: string, word: string): number[] {
  const sought = stem(word);
  const places: number[] = [];
  for (let i = folded.indexOf(sought); i >= 0; i = folded.indexOf(sought, i + 1)) places.push(i);
  return places;
}

/** How well an entry fits: 0 is best; undefined, not at all. */
function rank({ label, title, text }: Indexed, words: readonly string[]): number | undefined {
  let worst = 0;
  for (const word of words) {
    const here = placesOf(text, word);
    if (label === word) continue;
    else if (label.startsWith(word)) worst = Math.max(worst, 1);
    else if (label.includes(word) || placesOf(title, word).length > 0) worst = Math.max(worst, 2);
    else if (here.some((i) => !isLetter(text[i - 1]))) worst = Math.max(worst, 3);
    else if (here.length > 0) worst = Math.max(worst, 4);
    else return undefined;
  }
  return worst;
}

/** The entries in which every word is found, the best first, those of this page before the others. */
export function find(index: readonly Indexed[], words: readonly string[], page: PageName): Entry[] {
  if (words.length === 0) return [];
  return index
    .flatMap((it) => {
      const found = rank(it, words);
      return found === undefined
        ? []
        : [{ entry: it.entry, order: found * 2 + (it.entry.page === page ? 0 : 1) }];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ entry }) => entry);
}

/** A text with the words that were looked for set apart, each to its end. */
export function partsOf(text: string, words: readonly string[]): Part[] {
  const folded = fold(text);
  const hits = words
    .filter((word) => word.length > 1)
    .flatMap((word) =>
      placesOf(folded, word).map((from) => ({ from, to: endOf(folded, from, stem(word).length) })),
    )
    .sort((a, b) => a.from - b.from);
  const parts: Part[] = [];
  let done = 0;
  for (const { from, to } of hits) {
    if (from < done) continue;
    if (from > done) parts.push({ text: text.slice(done, from), hit: false });
    parts.push({ text: text.slice(from, to), hit: true });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done), hit: false });
  return parts;
}

function endOf(folded: string, from: number, length: number): number {
  let to = from + length;
  while (isLetter(folded[to])) to++;
  return to;
}

/** As much of a text as fits a result, around the first word that was found. */
export function snippet(text: string, words: readonly string[], length = 110): string {
  const folded = fold(text);
  const first = Math.min(...words.flatMap((word) => placesOf(folded, word)), text.length);
  if (text.length <= length) return text;
  const start =
    first === text.length || first < length / 2 ? 0 : text.lastIndexOf(' ', first - length / 3) + 1;
  const end = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
  return `${start > 0 ? '…\u00a0' : ''}${text.slice(start, end)}${end < text.length ? '\u00a0…' : ''}`;
}
