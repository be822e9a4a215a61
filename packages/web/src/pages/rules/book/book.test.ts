import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadHistory } from '@polder/core';
import { ICONS } from '@polder/core/text';
import { describe, expect, it } from 'vitest';
import { position as duel } from '../../../../../../games/duel/book/position.js';
import { position as valley } from '../../../../../../games/valley/book/position.js';
import { BOOKS } from '../../../look/rule-pages.js';
import { gameOf } from '../../../session/rules.js';
import { en } from '../../../words/testing.js';
import { pageEntries } from '../find.js';
import { parseBook, rulesOf } from '../markdown.js';
import { find, indexOf, wordsOf } from '../search.js';
import type { PageText } from './book.js';
import { chapterAt, chapterOfRule, chaptersOf, gameBook, hasRule, numbersOf, PLAYED } from './chapters.js';
import { loadText } from './load.js';
import { parsePages } from './pages.js';
import { recordOf } from './position.js';

const POSITIONS = { valley, duel };
const rulesIn = (page: string): string[] => {
  const path = fileURLToPath(new URL(`../../../../../../docs/rules/${page}.md`, import.meta.url));
  return rulesOf(parseBook(readFileSync(path, 'utf8'))).map(({ id }) => id);
};
const textsOf = ({ title, lead, points, figures = [], example = '', never = '' }: PageText): string[] => [
  title,
  lead,
  ...points,
  ...figures.flat(),
  example,
  never,
];
const shapeOf = ({ points, figures, example, never }: PageText) => ({
  points: points.length,
  figures: figures?.map((row) => row.length),
  example: example !== undefined,
  never: never !== undefined,
});

describe('the players’ rulebook', () => {
  it('is told by the manifests: each book has the pages that are declared', () => {
    expect(BOOKS.map(({ name }) => name)).toEqual(
      PLAYED.flatMap((game) => Object.keys(gameBook(game).exact)),
    );
  });

  it.each(BOOKS)('$name: every rule is found on this page, behind one page for players', ({ name, game }) => {
    for (const rule of rulesIn(name)) {
      expect([rule, BOOKS.filter(({ rules }) => rules.test(rule)).map((it) => it.name)]).toEqual([
        rule,
        [name],
      ]);
      const pages = chaptersOf(game).filter((chapter) => hasRule(chapter, rule));
      expect([rule, pages.length]).toEqual([rule, 1]);
    }
  });

  it.each(PLAYED)('%s says the same in both languages', async (played) => {
    const [english, polish] = [await loadText(played, 'en'), await loadText(played, 'pl')];
    for (const { id } of chaptersOf(played)) {
      expect([id, shapeOf(polish.text[id])]).toEqual([id, shapeOf(english.text[id])]);
      const iconsOf = (page: PageText): string[] =>
        textsOf(page)
          .join(' ')
          .match(/\{[^}]*\}/g) ?? [];
      expect([id, iconsOf(polish.text[id]).sort()]).toEqual([id, iconsOf(english.text[id]).sort()]);
      for (const icon of iconsOf(english.text[id])) expect(ICONS).toContain(icon.slice(1, -1));
    }
  });

  it('numbers pages, and those within others', () => {
    const numbers = numbersOf(chaptersOf('valley'));
    expect(numbers.slice(0, 6)).toEqual(['1', '2', '3', '4', '4.1', '4.2']);
    expect(numbers.at(-1)).toBe('10.1');
  });

  it('opens where an address asks: by a page, by a rule, or at the beginning', () => {
    expect(chapterAt('valley', undefined)?.id).toBe('about');
    expect(chapterAt('valley', 'market')?.id).toBe('market');
    expect(chapterAt('valley', 'FLO-2')?.id).toBe('gate');
    expect(chapterAt('gardener', 'G-ENH')?.id).toBe('gardener');
    expect(chapterAt('gardener', undefined)?.id).toBe('alone');
    expect(chapterAt('duel', 'D-VP-1')?.id).toBe('end');
    expect(chapterAt('valley', 'nonsense')?.id).toBe('about');
    expect(chapterAt('components', 'part-map')).toBeUndefined();
    expect(chapterOfRule('valley', 'market')).toBeUndefined();
  });

  it('is found by its words', async () => {
    const index = indexOf(pageEntries(await loadText('valley', 'en'), en));
    const first = (query: string): string | undefined => find(index, wordsOf(query), 'valley')[0]?.at;
    expect(first('floodgate')).toBe('gate');
    expect(first('6th bulb')).toBe('parts');
    expect(find(index, wordsOf('neutral marker'), 'valley').map(({ at }) => at)).toContain('market');
  });
});

describe('a page for players', () => {
  it('is read from its blocks; what is not there is undefined', () => {
    const source = [
      '## Gate {#gate}',
      'Lead.',
      '1. One.\n2. Two.',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
      '> So.',
      '✗ No.',
    ];
    const { gate } = parsePages(source.join('\n\n'));
    expect(gate).toEqual({
      title: 'Gate',
      lead: 'Lead.',
      points: ['One.', 'Two.'],
      figures: [
        ['A', 'B'],
        ['1', '2'],
      ],
      example: 'So.',
      never: 'No.',
    });
    expect(parsePages('## Gate {#gate}\n\nLead.\n\n1. One.').gate).toMatchObject({
      figures: undefined,
      never: undefined,
    });
  });

  it('must have an id', () => {
    expect(() => parsePages('## Gate\n\nLead.')).toThrow('A page has no id: Gate');
  });
});

describe('the games in its pictures', () => {
  it.each([
    ['valley', 'gate'],
    ['duel', 'wheels'],
  ] as const)('%s can be played again, up to a question', async (id, ask) => {
    const game = await gameOf(id);
    const { state } = loadHistory(game, recordOf(id, POSITIONS[id]));
    expect(game.decisions(state)[0]).toMatchObject({ seat: 0, ask });
    expect(state.turn.round).toBeGreaterThan(5);
  });
});
