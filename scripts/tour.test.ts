import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './docs/pages.mjs';

interface Stop {
  readonly list: string;
  readonly number: number;
  readonly file: string;
  readonly name: string;
  readonly words: number;
}

/** A list is what stands under a heading; a stop is `1. [`file`](../file) `function`<br>` and a sentence or two. */
function stopsOf(text: string): Stop[] {
  return text.split(/^## /m).flatMap((part) => {
    const list = part.split('\n')[0];
    return [...part.matchAll(/^(\d+)\. \[`([^`]+)`\]\(\.\.\/\2\) `([^`]+)`<br>\n {3}(.+)$/gm)].map(
      ([, number, file, name, said]) => ({
        ...{ list, number: Number(number), file, name },
        words: said.split(' ').length,
      }),
    );
  });
}

/** A function, a method, a constant or a property of this name stands in the file, not only its call. */
function defines(code: string, name: string): boolean {
  const it = name.replace(/[$#]/g, '\\$&');
  return new RegExp(
    `(function\\*? ${it}\\b|(const|let) ${it}\\b|^\\s*(?:(?:async|readonly|get|protected|override) )*${it}\\s*(\\(.*[{(,]$|:|=)|\\b${it}=\\{)`,
    'm',
  ).test(code);
}

const stops = stopsOf(readFileSync(`${root}docs/tour.md`, 'utf8'));

test('the tour is short: 12 stops locally, 20 online', () => {
  const lists = [...new Set(stops.map(({ list }) => list))];
  expect(lists).toHaveLength(2);
  const numbers = (list: string): number[] =>
    stops.filter((it) => it.list === list).map(({ number }) => number);
  const [local, online] = lists.map(numbers);
  expect(local).toEqual(local.map((_, i) => i + 1));
  expect(local.length).toBeLessThanOrEqual(12);
  // Those before its first and the two after its last are the local ones.
  expect(online).toEqual(online.map((_, i) => online[0] + i));
  expect((online.at(-1) ?? 0) + 2).toBeLessThanOrEqual(20);
});

test.each(stops)('$list, stop $number: $file has $name', ({ file, name, words }) => {
  expect(words).toBeLessThanOrEqual(60);
  expect(existsSync(`${root}${file}`)).toBe(true);
  expect(defines(readFileSync(`${root}${file}`, 'utf8'), name)).toBe(true);
});

test('a name that is only called is not found', () => {
  expect(defines('  other(target);\nconst x = other(y);', 'other')).toBe(false);
  expect(defines('export async function other() {}', 'other')).toBe(true);
  expect(defines('  async other(): void {', 'other')).toBe(true);
});
