import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseBook, rulesOf } from './markdown.js';
import { outlineOf } from './outline.js';

const VALLEY = fileURLToPath(new URL('../../../../../docs/rules/valley.md', import.meta.url));
const book = parseBook(readFileSync(VALLEY, 'utf8'));
const lines = outlineOf({ name: 'valley', game: 'valley', language: 'en', book, rules: rulesOf(book) });

describe('the table of contents', () => {
  it('has every heading but that of the remarks, words last', () => {
    expect(lines.map(({ title }) => title)).toEqual([
      'Set-up',
      'Money, bulbs, tools',
      'The turn',
      'Floodgate and water',
      'Wheels',
      'Actions',
      'Lower the Water Level',
      'Enhance the Wheels',
      'Gain a Farm Enhancement',
      'Build a Windmill',
      'Visit the Market',
      'Plant Tulip Bulbs',
      'Conduct Foreign Trade',
      "Queen's Wish",
      'End and scoring',
      'Contracts and Helpers with decisions',
      'Words',
    ]);
  });

  it('shows actions by their icons', () => {
    expect(lines.filter(({ level }) => level === 3).map(({ icon }) => icon)).toEqual([
      'lower',
      'enhance',
      'farm',
      'build',
      'market',
      'plant',
      'trade',
    ]);
  });
});
