import type { ThingWords } from '@polder/core/text';
import { groundsWords } from '@polder/core/text/en/grounds.js';

const THINGS = {
  planted: ['planted bulbs', { one: 'planted bulb', other: 'planted bulbs' }],
  rows: 'rows',
  'rows.done': 'a full row',
  columns: 'columns',
  groups: 'Windmill groups',
  wheels: 'the wheels',
  wish: 'the Queen’s Wish',
  calendar: 'the Calendar',
  floodgate: 'the floodgate',
  water: 'lowering the water',
  gardener: 'the collection',
} as const satisfies ThingWords;
/** What other languages have a word for, too. */
export type Thing = keyof typeof THINGS;

export const grounds = groundsWords(THINGS);
