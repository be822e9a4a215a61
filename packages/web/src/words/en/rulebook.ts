import type { IconGroup } from '@polder/core/text';
import type { List } from '../../pages/rules/lists.js';

const list: Readonly<Record<List, string>> = {
  components: 'Components',
  icons: 'Icons',
  exact: 'The exact rules',
};

const legend: Readonly<Record<IconGroup, string>> = {
  planted: 'Tulips, planted',
  bulbs: 'Bulbs',
  goods: 'Goods',
  water: 'Water',
  actions: 'Actions',
  cards: 'Cards and Calendar',
  pieces: 'Pieces',
  table: 'At the table',
};

export const rulebook = {
  title: 'Rulebook',
  language: 'Language',
  list,
  legend,
  pages: 'Parts of the rulebook',
  behind: 'The exact rules behind this page',
  example: 'Example',
  notAllowed: 'Not allowed',
  picture: (title: string): string => `Picture: ${title}`,
  contents: 'Contents',
  aboutIcons: 'What the pictures mean, on boards, cards and buttons.',

  search: 'Search the rules',
  placeholder: 'A word or a rule: water, FLO-1',
  clear: 'Clear search',
  found: (n: number): string => (n === 0 ? 'Nothing found' : `${n} found`),
  more: (n: number): string => `${n} more: add a word`,

  toTable: 'Back to the table',
  toStart: 'To the start page',
  rule: (id: string): string => `Rule ${id}`,
  deduced: 'deduced',
  decided: 'Also decided',
};
