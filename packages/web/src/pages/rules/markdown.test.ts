import { describe, expect, it } from 'vitest';
import { inlines, parseBook, plainOf, rulesOf } from './markdown.js';

describe('what stands in a line', () => {
  it('text, bold, code, links and rules that are mentioned', () => {
    expect(inlines('See **this**, `end`, [valley.md](valley.md) and FLO-1.')).toEqual([
      { is: 'text', text: 'See ' },
      { is: 'bold', text: 'this' },
      { is: 'text', text: ', ' },
      { is: 'code', text: 'end' },
      { is: 'text', text: ', ' },
      { is: 'link', text: 'valley.md', href: 'valley.md' },
      { is: 'text', text: ' and ' },
      { is: 'rule', id: 'FLO-1' },
      { is: 'text', text: '.' },
    ]);
  });

  it('marks of decisions and deductions', () => {
    expect(inlines('**[decision: no question]** then [D].')).toEqual([
      { is: 'mark', text: 'decision: no question' },
      { is: 'text', text: ' then ' },
      { is: 'mark', text: 'D' },
      { is: 'text', text: '.' },
    ]);
  });

  it.each(['SET-11', 'G-SET-1', 'G-ENH', 'G-PLANT-1', 'G-EX-1', 'D-VP-1', 'D-GAIN'])('%s is a rule', (id) => {
    expect(inlines(id)).toEqual([{ is: 'rule', id }]);
  });

  it.each(['G1', 'STO rules', '2-4', 'VP-like'])('%s is none', (text) => {
    expect(inlines(text)).toEqual([{ is: 'text', text }]);
  });

  it('reads as plain text without marks', () => {
    expect(plainOf(inlines('Pay 1 (MKT-3) **[decision]**'))).toBe('Pay 1 (MKT-3) ');
  });
});

describe('a page', () => {
  const page = parseBook(
    [
      '# The title',
      '',
      'A paragraph',
      'in two lines.',
      '## Words',
      'Guilder / gulden · Tool / narzędzie · supply / bank. Colours: white, red / biały, czerwony.',
      '## Turn',
      '- **FLO-1** Leave it.',
      '- **G-ACT-1** Then:',
      '  - **G-ENH** a tile;',
      '  - **G-FRM** a card.',
      '### Lower (strength n) — always possible',
      '- plain',
      '- list',
      '',
      '| a | b |',
      '| --- | --- |',
      '| 1 | FLO-1 |',
      '## Further decisions',
      'Left open above.',
      '',
      '- FLO-1: A remark.',
      '- G-ENH: Another, see FLO-1.',
    ].join('\n'),
  );

  it('has a title, and paragraphs that go on in the next line', () => {
    expect(plainOf(page.title)).toBe('The title');
    expect(page.blocks[0]).toEqual({
      is: 'text',
      text: [{ is: 'text', text: 'A paragraph in two lines.' }],
    });
  });

  it('has headings with places, what stands behind a dash apart, and words last', () => {
    const headings = page.blocks.filter((it) => it.is === 'heading');
    expect(headings.map(({ at, level, text, note }) => [at, level, plainOf(text), plainOf(note)])).toEqual([
      ['s2', 2, 'Turn', ''],
      ['s3', 3, 'Lower (strength n)', 'always possible'],
      ['s1', 2, 'Words', ''],
    ]);
  });

  it('has a list of words in two languages', () => {
    expect(page.blocks.find((it) => it.is === 'terms')).toEqual({
      is: 'terms',
      lead: [],
      terms: [
        { term: 'Guilder', other: 'gulden' },
        { term: 'Tool', other: 'narzędzie' },
        { term: 'supply', other: 'bank' },
        { term: 'Colours: white, red', other: 'biały, czerwony' },
      ],
    });
  });

  it('may say something before the words', () => {
    const { blocks } = parseBook('Words (English / Polish): a / b · c / d · e / f.');
    expect(blocks).toEqual([
      {
        is: 'terms',
        lead: [{ is: 'text', text: 'Words (English / Polish)' }],
        terms: [
          { term: 'a', other: 'b' },
          { term: 'c', other: 'd' },
          { term: 'e', other: 'f' },
        ],
      },
    ]);
  });

  it('has rules, and rules within rules', () => {
    expect(rulesOf(page).map(({ id }) => id)).toEqual(['FLO-1', 'G-ACT-1', 'G-ENH', 'G-FRM']);
    const [, act] = page.blocks.filter((it) => it.is === 'rule');
    expect(act.within.map(({ id, text }) => [id, plainOf(text)])).toEqual([
      ['G-ENH', 'a tile;'],
      ['G-FRM', 'a card.'],
    ]);
  });

  it('brings remarks to their rules and leaves their section out', () => {
    const remarks = rulesOf(page).map((rule) => [rule.id, rule.remarks.map(plainOf)]);
    expect(remarks).toEqual([
      ['FLO-1', ['A remark.']],
      ['G-ACT-1', []],
      ['G-ENH', ['Another, see FLO-1.']],
      ['G-FRM', []],
    ]);
    expect(page.blocks.some((it) => it.is === 'text' && plainOf(it.text).startsWith('Left open'))).toBe(
      false,
    );
  });

  it('has lists and tables', () => {
    expect(page.blocks.find((it) => it.is === 'list')).toEqual({
      is: 'list',
      items: [[{ is: 'text', text: 'plain' }], [{ is: 'text', text: 'list' }]],
    });
    expect(page.blocks.find((it) => it.is === 'table')).toEqual({
      is: 'table',
      head: [[{ is: 'text', text: 'a' }], [{ is: 'text', text: 'b' }]],
      rows: [[[{ is: 'text', text: '1' }], [{ is: 'rule', id: 'FLO-1' }]]],
    });
  });
});
