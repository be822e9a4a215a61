import type { ThingWords } from '@polder/core/text';
import { groundsWords } from '@polder/core/text/pl/grounds.js';
import type { Thing } from '../en/grounds.js';

const PLANTED = {
  one: 'zasadzony tulipan',
  few: 'zasadzone tulipany',
  many: 'zasadzonych tulipanów',
  other: 'zasadzonego tulipana',
};

const THINGS: Readonly<Record<Thing, ThingWords[string]>> = {
  planted: ['zasadzone tulipany', PLANTED],
  rows: 'rzędy',
  'rows.done': 'pełny rząd',
  columns: 'kolumny',
  groups: 'grupy wiatraków',
  wheels: 'koła',
  wish: 'zachcianka królowej',
  calendar: 'kalendarz',
  floodgate: 'zastawka',
  water: 'obniżanie wody',
  gardener: 'zbiory',
};

export const grounds = groundsWords(THINGS);
