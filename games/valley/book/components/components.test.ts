import { defaultEdition } from '@polder/valley';
import { type Entry, find, indexOf, wordsOf } from '@polder/web/pages/rules/search.js';
import { en, pl } from '@polder/web/words/testing.js';
import { describe, expect, it } from 'vitest';
import { printed } from '../en.js';
import { printed as printedPl } from '../pl.js';
import { countIcons, touchedBy, waterSections } from './components.js';
import { entries, outline } from './list.js';

describe('components', () => {
  it('are listed under names that no icon has', () => {
    const parts = outline(printed);
    expect(parts).toHaveLength(12);
    expect(parts.find(({ title }) => title === 'Market')?.at).toBe('part-market');
  });

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

describe('what can be found among the components', () => {
  const english = entries(printed, en);
  const found = (query: string, here: Entry[] = english): string[] =>
    find(indexOf(here), wordsOf(query), 'components').map(({ at }) => at);

  const polish = entries(printedPl, pl);

  it('every piece once', () => {
    const places = english.map(({ at }) => at);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain('tile-30');
    expect(places).toContain('card-30');
    expect(places).toContain('start-6');
    expect(places).toContain('space-C11');
    expect(places).toContain('field-K5');
    expect(places).toContain('trade-4');
    expect(places).toContain('G20');
  });

  it('tiles and cards by their words', () => {
    expect(found('third reward')).toEqual(['tile-5']);
    expect(found('look stack')).toEqual(['card-13']);
  });

  it('in Polish, without accents', () => {
    expect(found('trzecia nagroda', polish)).toEqual(['tile-5']);
    expect(found('narzedzia kazde', polish)).toContain('card-16');
  });

  it('no icon is left in braces', () => {
    expect(english.filter(({ text }) => text.includes('{'))).toEqual([]);
  });
});
