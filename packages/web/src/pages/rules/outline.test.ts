import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultEdition } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/testing.js';
import { countIcons, touchedBy, waterSections } from './components.js';
import { parseBook } from './markdown.js';
import { outlineOf } from './outline.js';

const VALLEY = fileURLToPath(new URL('../../../../../docs/rules/valley.md', import.meta.url));
const book = parseBook(readFileSync(VALLEY, 'utf8'));
const lines = outlineOf('valley', { name: 'valley', language: 'en', book }, en);

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

  it('lists the components, under names that no icon has', () => {
    const parts = outlineOf('components', undefined, en);
    expect(parts).toHaveLength(12);
    expect(parts.find(({ title }) => title === 'Market')?.at).toBe('part-market');
  });
});

describe('components', () => {
  it('LOW-1: the sections of the water track', () => {
    expect(waterSections(defaultEdition)).toEqual([
      { from: 0, to: 1, guilder: 1, vp: 0 },
      { from: 2, to: 4, guilder: 1, vp: 1 },
      { from: 5, to: 8, guilder: 2, vp: 2 },
    ]);
  });

  it('BLD-4: the spaces that touch a field', () => {
    expect(touchedBy(defaultEdition, 'M0')).toEqual(['B0', 'B1', 'C1', 'C2']);
  });

  it('a Contract shows what it counts', () => {
    expect(countIcons({ of: 'windmillsBy', field: 'red' })).toEqual(['mill', 'b-red']);
    expect(countIcons({ of: 'windmillsBy', field: 'farm' })).toEqual(['mill', 'farm']);
    expect(countIcons({ of: 'fullRows', colour: 'black' })).toEqual(['t-black']);
    expect(countIcons({ of: 'tools', every: 2 })).toEqual(['tool']);
  });
});
