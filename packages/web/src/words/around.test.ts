import { pieces } from '@polder/core/text';
import { defaultEdition } from '@polder/duel';
import { describe, expect, it } from 'vitest';
import { en, pl } from './testing.js';

const { cards } = defaultEdition;
const rest = (text: string): string =>
  pieces(text)
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join('');

describe.each([
  ['English', en.duel.around],
  ['Polish', pl.duel.around],
])('around the ring, in %s', (_, words) => {
  it('every Contract is a short line of words and icons, none of them misspelt', () => {
    const lines = cards.map(({ contract }) => words.contractShort(contract, 'mill-red'));
    for (const line of lines) {
      expect(rest(line)).not.toMatch(/[{}]|undefined/);
      expect(rest(line).length).toBeLessThanOrEqual(22);
    }
    expect(new Set(lines).size).toBe(new Set(cards.map(({ contract }) => JSON.stringify(contract))).size);
  });
});

describe('Windmills in a Contract', () => {
  it('are those of whoever scores it', () => {
    const [{ contract }] = cards;
    expect(en.duel.around.contractShort(contract, 'mill-yellow')).toContain('{mill-yellow}');
    expect(pl.duel.around.contractShort(contract, 'mill-red')).toMatch(
      /^\d \{vp\} za \{mill-red\} przy \{t-white\}$/,
    );
  });
});

describe('counts', () => {
  it('in Polish have three forms', () => {
    const { calendar, player, market } = pl.duel.around;
    expect([1, 2, 5].map((n) => calendar.cause('windmills', n, 'Anna'))).toEqual([
      'Anna: jeszcze 1 wiatrak',
      'Anna: jeszcze 2 wiatraki',
      'Anna: jeszcze 5 wiatraków',
    ]);
    expect([1, 3, 6].map((n) => calendar.cause('delivered', n, undefined))).toEqual([
      'jeszcze 1 dostawa',
      'jeszcze 3 dostawy',
      'jeszcze 6 dostaw',
    ]);
    expect([1, 2, 5].map((n) => market.deal(n, '{b-any}'))).toEqual([
      '{b-any} za 1 gulden',
      '{b-any} za 2 guldeny',
      '{b-any} za 5 guldenów',
    ]);
    expect(player.column({ colour: 'red', left: 2, cost: 4, value: 1, tulips: 3 })).toBe(
      'Czerwony: 2 wiatraki, następny za 4 guldeny; po 1 PZ za tulipany przy własnych wiatrakach (3), razem 3 PZ',
    );
  });

  it('in English two', () => {
    const { calendar, player } = en.duel.around;
    expect(calendar.cause('delivered', 1, 'Anna')).toBe('Anna: 1 delivery to go');
    expect(calendar.cause('tiles', 7, undefined)).toBe('7 wheel tiles left in the stack');
    expect(player.column({ colour: 'black', left: 0, cost: undefined, value: 3, tulips: 1 })).toBe(
      'black: 0 Windmills left; 3 VP for each of 1 tulip by own Windmills, 3 VP',
    );
  });
});
