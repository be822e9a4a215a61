import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bookOfRule, BOOKS as RULES } from '../../look/rule-pages.js';
import { pageOfFile, typeset } from './books.js';
import { type Book, type Inline, parseBook, rulesOf } from './markdown.js';

const read = (page: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../../docs/rules/${page}.md`, import.meta.url)), 'utf8');

/** Whatever is mentioned or marked on a page. */
function inlinesOf(book: Book): Inline[] {
  const rules = rulesOf(book);
  const texts = book.blocks.flatMap((block) =>
    block.is === 'text' || block.is === 'heading' ? block.text : [],
  );
  return [...texts, ...rules.flatMap((rule) => [...rule.text, ...rule.remarks.flat()])];
}

/** Rules, remarks and headings as they are written, in order. */
const skeleton = (source: string): string[] =>
  [...source.matchAll(/^(#+) |^ *- (?:\*\*)?([DG]-[A-Z]+(?:-\d+)?|[A-Z]{3}-\d+)(?::|\*\*)/gm)].map(
    ([, heading, id]) => heading ?? id,
  );

const BOOKS = RULES.map(({ name }) => name);
const known = new Set(BOOKS.flatMap((page) => rulesOf(parseBook(read(page))).map(({ id }) => id)));

describe.each(BOOKS)('the Polish page %s', (page) => {
  const english = read(page);
  const polish = read(`pl/${page}`);

  it('has the same rules in the same order', () => {
    const ids = rulesOf(parseBook(english)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(20);
    expect(rulesOf(parseBook(polish)).map(({ id }) => id)).toEqual(ids);
  });

  it('has the same headings and the same remarks in the same order', () => {
    expect(skeleton(polish)).toEqual(skeleton(english));
  });

  it('mentions the same rules in each rule', () => {
    const mentions = (source: string): (readonly [string, string[]])[] =>
      rulesOf(parseBook(source)).map(({ id, text, remarks }) => [
        id,
        [...text, ...remarks.flat()].flatMap((it) => (it.is === 'rule' ? [it.id] : [])).sort(),
      ]);
    expect(mentions(polish)).toEqual(mentions(english));
  });

  it('marks the same rules as decisions', () => {
    const marks = (source: string): (readonly [string, number])[] =>
      rulesOf(parseBook(source)).map(({ id, text }) => [id, text.filter((it) => it.is === 'mark').length]);
    expect(marks(polish)).toEqual(marks(english));
  });
});

describe.each([...BOOKS, ...BOOKS.map((name) => `pl/${name}`)])('the page %s', (page) => {
  const source = read(page);
  const book = parseBook(source);

  it('names each rule once', () => {
    const ids = rulesOf(book).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('every remark finds its rule', () => {
    const written = source.match(/^- [A-Z-]+\d*: /gm) ?? [];
    expect(written.length).toBeGreaterThan(10);
    expect(rulesOf(book).flatMap(({ remarks }) => remarks)).toHaveLength(written.length);
  });

  it('mentions only rules that exist, each on the page where it is looked for', () => {
    const mentioned = inlinesOf(book).flatMap((it) => (it.is === 'rule' ? [it.id] : []));
    expect(mentioned.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('lines', () => {
  it('do not end in a Polish one-letter word', () => {
    expect(typeset('Weź jeden z nich i w swojej turze', 'pl')).toBe(
      'Weź jeden z\u00a0nich i\u00a0w\u00a0swojej turze',
    );
    expect(typeset('- **FLO-1** Z banku (w dół)', 'pl')).toBe('- **FLO-1** Z\u00a0banku (w\u00a0dół)');
  });

  it('do not part a figure from what it counts', () => {
    expect(typeset('gives 3 VP a turn', 'en')).toBe('gives 3\u00a0VP a turn');
  });
});

describe('what a link of a rule page leads to', () => {
  it.each([
    ['gardener.md', 'gardener'],
    ['../components.md', 'components'],
    ['../../components.md', 'components'],
    ['../components-duel.md', undefined],
  ])('%s', (href, page) => {
    expect(pageOfFile(href)).toBe(page);
  });
});

describe('where a rule stands', () => {
  it.each([
    ['FLO-1', 'valley'],
    ['G-ENH', 'gardener'],
    ['D-VP-1', 'duel'],
  ])('%s: %s', (id, page) => {
    expect(bookOfRule(id)).toBe(page);
  });

  it('is looked for in the books of its game', () => {
    expect(bookOfRule('FLO-1', 'duel')).toBeUndefined();
    expect(bookOfRule('D-VP-1', 'duel')).toBe('duel');
  });
});
