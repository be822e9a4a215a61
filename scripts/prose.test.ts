import { expect, test } from 'vitest';
import { pages } from './docs/pages.mjs';
import { paragraphs } from './docs/paragraphs.mjs';

const MOST_WORDS = 80;

interface Page {
  readonly path: string;
  readonly text: string;
}

test(`no paragraph has more than ${MOST_WORDS} words: make a list, a table, a picture or two paragraphs of it`, () => {
  // The rules are written in the form of rules: one id, one paragraph.
  const read: readonly Page[] = pages().filter(({ path }: Page) => !path.startsWith('docs/rules/'));
  expect(read.map(({ path }) => path)).toContain('docs/online.md');
  const long = read.flatMap(({ path, text }) =>
    paragraphs(text)
      .filter(({ words }) => words > MOST_WORDS)
      .map(({ line, words }) => `${path}:${line} has ${words} words`),
  );
  expect(long).toEqual([]);
});

test('paragraphs are told apart as a reader would', () => {
  const text = `# A title of five words

One two
three [four](https://example.com/a b).

- five \`six seven eight\`
  nine
1. ten

\`\`\`
not counted at all
\`\`\`
| nor | this |
`;
  expect(paragraphs(text)).toEqual([
    { line: 3, words: 4 },
    { line: 6, words: 3 },
    { line: 8, words: 1 },
  ]);
});
