import { farm as en } from '@polder/valley/text/en/farm.js';
import { farm as pl } from '@polder/valley/text/pl/farm.js';
import { describe, expect, it } from 'vitest';

const rival = {
  name: 'Bram',
  vp: 31,
  guilder: 5,
  tools: 1,
  windmills: 2,
  tiles: 1,
  cards: 3,
  calendar: 'II',
  bulbs: [],
  turn: 'next',
} as const;

describe('what a farm says', () => {
  it('counts in Polish with three forms', () => {
    expect([1, 2, 5, 22].map(pl.left)).toEqual(['został 1', 'zostały 2', 'zostało 5', 'zostały 22']);
    expect([1, 3, 12].map(pl.tiles)).toEqual(['1 kafelek', '3 kafelki', '12 kafelków']);
    expect(pl.storeHere(1)).toBe('Odłóż tutaj: 1 gulden');
    expect(pl.storeHere(2)).toBe('Odłóż tutaj: 2 guldeny');
  });

  it('describes a row with what it is heading for (SCO-3)', () => {
    const facts = {
      row: 2,
      colours: ['red', 'red'],
      of: 7,
      mixed: 5,
      single: 11,
      aim: 'single',
      next: '2 VP',
    } as const;
    expect(en.row(facts)).toBe(
      'Row 2, 2 of 7: red, red; next Patch: 2 VP; full: 11 VP in one colour, 5 if mixed',
    );
    expect(en.row({ ...facts, colours: [], aim: 'mixed', next: undefined })).toBe(
      'Row 2, 0 of 7: empty; full: 5 VP, it is mixed',
    );
  });

  it('describes a column with what it costs (SCO-4)', () => {
    const facts = { column: 7, bulbs: 2, of: 4, plus: 8, minus: 0, state: 'open' } as const;
    expect(en.column(facts)).toBe('Column 7: 2 of 4 planted; +8 VP for four colours');
    expect(en.column({ ...facts, minus: 3, state: 'spoilt' })).toBe('Column 7: a colour repeats: −3 VP');
  });

  it('describes a rival in a sentence', () => {
    expect(en.rival(rival)).toBe(
      'Open Bram’s farm. next. 31 VP, 5 Guilder, 1 Tool. 2 Windmills left, 1 tile, 3 cards. Calendar II. Storage empty',
    );
    expect(pl.rival(rival)).toBe(
      'Otwórz ogród: Bram. potem. 31 PZ, 5 guldenów, 1 narzędzie. 2 wiatraki do postawienia, 1 kafelek, 3 karty. Kalendarz II. Magazyn pusty',
    );
  });
});
