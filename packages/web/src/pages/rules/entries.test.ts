import { defaultEdition } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { en, pl } from '../../words/testing.js';
import { componentEntries } from './components.js';
import { bookEntries } from './entries.js';
import { parseBook } from './markdown.js';
import { find, indexOf, wordsOf } from './search.js';

describe('what can be found on a rule page', () => {
  const book = parseBook(
    [
      '# Title',
      'Before all.',
      '## Turn',
      '- **FLO-1** Leave it **[decision]**.',
      '- **G-ACT-1** Then:',
      '  - **G-ENH** a tile.',
      '## More',
      '- FLO-1: A remark.',
    ].join('\n'),
  );

  it('headings, paragraphs and rules, each with its section; a rule with its remarks', () => {
    expect(bookEntries({ name: 'valley', language: 'en', book })).toEqual([
      { page: 'valley', at: 'top', label: '', title: 'Title', text: 'Before all.' },
      { page: 'valley', at: 's1', label: '', title: 'Turn', text: '' },
      { page: 'valley', at: 'FLO-1', label: 'FLO-1', title: 'Turn', text: 'Leave it . A remark.' },
      { page: 'valley', at: 'G-ACT-1', label: 'G-ACT-1', title: 'Turn', text: 'Then:' },
      { page: 'valley', at: 'G-ENH', label: 'G-ENH', title: 'Turn', text: 'a tile.' },
    ]);
  });
});

describe('what can be found among the components', () => {
  const entries = componentEntries(defaultEdition, en);
  const found = (query: string, words = en): string[] =>
    find(indexOf(componentEntries(defaultEdition, words)), wordsOf(query), 'components').map(({ at }) => at);

  it('every piece once', () => {
    const places = entries.map(({ at }) => at);
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
    expect(found('trzecia nagroda', pl)).toEqual(['tile-5']);
    expect(found('narzedzia kazde', pl)).toContain('card-16');
  });

  it('no icon is left in braces', () => {
    expect(entries.filter(({ text }) => text.includes('{'))).toEqual([]);
  });
});
