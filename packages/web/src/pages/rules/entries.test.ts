import { describe, expect, it } from 'vitest';
import { bookEntries } from './entries.js';
import { parseBook, rulesOf } from './markdown.js';

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
    expect(
      bookEntries({ name: 'valley', game: 'valley', language: 'en', book, rules: rulesOf(book) }),
    ).toEqual([
      { page: 'valley', at: 'top', label: '', title: 'Title', text: 'Before all.' },
      { page: 'valley', at: 's1', label: '', title: 'Turn', text: '' },
      { page: 'valley', at: 'FLO-1', label: 'FLO-1', title: 'Turn', text: 'Leave it . A remark.' },
      { page: 'valley', at: 'G-ACT-1', label: 'G-ACT-1', title: 'Turn', text: 'Then:' },
      { page: 'valley', at: 'G-ENH', label: 'G-ENH', title: 'Turn', text: 'a tile.' },
    ]);
  });
});
