import { pieces } from '@polder/core/text';
import { defaultEdition } from '@polder/valley';
import { offers as en } from '@polder/valley/text/en/offers.js';
import { offers as pl } from '@polder/valley/text/pl/offers.js';
import { expect, test } from 'vitest';

const { cards, startingCards } = defaultEdition;
const rest = (text: string): string =>
  pieces(text)
    .map((it) => ('text' in it ? it.text : ''))
    .join('');

test('every Contract is a short line of words and icons, none of them misspelt', () => {
  for (const { contract } of cards) {
    for (const words of [en, pl]) {
      const text = words.contractShort(contract, 'mill-2');
      expect(text.startsWith(`${contract.vp} {vp} `)).toBe(true);
      expect(rest(text)).not.toMatch(/[{}]/);
    }
  }
});

test('Windmills in a Contract are those of the one who looks', () => {
  const by = cards.find(({ id }) => id === 3);
  expect(by && en.contractShort(by.contract, 'mill-2')).toBe('5 {vp} per {mill-2} {tool}');
  expect(by && pl.contractShort(by.contract, 'mill-2')).toBe('5 {vp} za {mill-2} {tool}');
});

test('Polish counts in three forms', () => {
  expect(pl.costs(1)).toBe('1 gulden');
  expect(pl.costs(2)).toBe('2 guldeny');
  expect(pl.costs(5)).toBe('5 guldenów');
  expect(startingCards.map(({ wish }) => pl.wish.asked(wish))).toEqual([
    'Naraz 6 narzędzi',
    'Kontrakt z każdej grupy',
    'Rzędy co najmniej 2, 3, 4, 5',
    '4 połączone wiatraki',
    '6 kafelków, w tym 2 beżowe i 2 srebrne',
    'Rzędy co najmniej 5, 2, 5, 2',
  ]);
});
