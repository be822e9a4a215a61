import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../testing/index.js';
import type { Colour } from '../types.js';
import { EACH } from './lay.js';

const withContract = (card: number): Table => table().contracts(card);

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

describe('D-CON-1 own Windmills next to a tulip', () => {
  const BY_COLOUR = [
    [1, 'white', 3],
    [6, 'red', 3],
    [9, 'yellow', 3],
    [12, 'black', 4],
    [17, 'violet', 3],
  ] as const;

  it.each(BY_COLOUR)('Contract %i (%s): each space and each Patch on its own', (card, colour, vp) => {
    for (const space of NUMBERS)
      for (const patch of NUMBERS) {
        const t = withContract(card).windmills([space, 'black']).patch(patch, null, null, null, colour);
        const touches = patch === space || patch === (space % 12) + 1;
        expect([space, patch, t.score('contracts')]).toEqual([space, patch, touches ? vp : 0]);
      }
  });

  it.each(BY_COLOUR)('Contract %i (%s): no other colour', (card, colour, vp) => {
    for (const planted of EACH) {
      const t = withContract(card).windmills([3, 'black']).patch(3, planted);
      expect([planted, t.score('contracts')]).toEqual([planted, planted === colour ? vp : 0]);
    }
  });

  it.each(BY_COLOUR)(
    'Contract %i (%s): several such tulips count once for a Windmill',
    (card, colour, vp) => {
      const t = withContract(card).windmills([3, 'black']);
      t.patch(3, colour, colour, colour, colour).patch(4, colour, colour, colour, colour);
      expect(t.score('contracts')).toBe(vp);
    },
  );

  it.each(BY_COLOUR)('Contract %i (%s): all nine Windmills', (card, colour, vp) => {
    const t = withContract(card);
    t.windmills([1, 'white'], [2, 'yellow'], [3, 'red'], [4, 'red'], [5, 'violet'], [6, 'violet']);
    t.windmills([7, 'black'], [8, 'black'], [9, 'black']);
    for (const patch of NUMBERS) t.patch(patch, colour);
    expect(t.score('contracts')).toBe(9 * vp);
  });
});

describe('D-CON-1 bulbs traded', () => {
  const BY_TWO: readonly (readonly [number, readonly Colour[]])[] = [
    [2, ['white', 'yellow']],
    [10, ['red', 'violet']],
    [18, ['white', 'black']],
  ];
  it.each(BY_TWO)('Contract %i: each colour on its own (%s count)', (card, colours) => {
    for (const colour of EACH) {
      const t = withContract(card).traded(colour);
      expect([colour, t.score('contracts')]).toEqual([colour, colours.includes(colour) ? 3 : 0]);
    }
  });
  it.each(BY_TWO)('Contract %i: bulbs in Storage and planted ones do not count', (card) => {
    const t = withContract(card)
      .storage(...EACH)
      .patch(1, 'white', 'yellow', 'red', 'violet');
    expect(t.score('contracts')).toBe(0);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 3],
    [3, 3],
    [4, 6],
    [5, 6],
    [6, 9],
    [7, 9],
  ])('Contracts 3 and 13: %i bulbs of any colours, %i VP', (count, vp) => {
    const bulbs: Colour[] = [...EACH, 'red', 'red'].slice(0, count) as Colour[];
    expect(
      withContract(3)
        .traded(...bulbs)
        .score('contracts'),
    ).toBe(vp);
    expect(
      withContract(13)
        .traded(...bulbs)
        .score('contracts'),
    ).toBe(vp);
  });

  it.each([0, 1, 2, 3, 4, 5])('Contracts 7 and 14: %i different colours, each twice', (count) => {
    const bulbs = EACH.slice(0, count).flatMap((colour) => [colour, colour]);
    const seven = withContract(7).traded(...bulbs);
    const fourteen = withContract(14).traded(...bulbs);
    expect([seven.score('contracts'), fourteen.score('contracts')]).toEqual([3 * count, count]);
  });
});

describe('D-CON-1 Patches', () => {
  const MIXED = [
    [4, 'violet', 4],
    [16, 'yellow', 4],
    [19, 'black', 4],
  ] as const;

  it.each(MIXED)('Contract %i (%s): with each other colour, at either end', (card, colour, vp) => {
    for (const other of EACH) {
      const expected = other === colour ? 0 : vp;
      const [one, two] = [
        withContract(card).patch(7, colour, null, null, other),
        withContract(card).patch(7, other, null, null, colour),
      ];
      expect([other, one.score('contracts'), two.score('contracts')]).toEqual([other, expected, expected]);
    }
  });
  it.each(MIXED)('Contract %i (%s): every Patch of the board', (card, colour, vp) => {
    const t = withContract(card);
    for (const patch of NUMBERS) t.patch(patch, 'white', 'white', colour, colour);
    expect(t.score('contracts')).toBe(12 * vp);
  });
  it.each(MIXED)('Contract %i (%s): whoever has Windmills there', (card, colour, vp) => {
    const t = withContract(card).seat(1).windmills([7, 'black']).seat(0).patch(7, colour, null, null, 'red');
    expect(t.score('contracts')).toBe(vp);
    // The rival's row is another one.
    expect(t.seat(1).score('contracts')).toBe(0);
  });

  it('Contract 11: every Patch of the board, one or two colours', () => {
    const t = withContract(11);
    for (const patch of NUMBERS) {
      const end = patch % 2 === 0 ? 'white' : 'red';
      t.patch(patch, 'white', 'white', end, end);
    }
    expect(t.score('contracts')).toBe(36);
  });
  it.each(['1', '2', '3', '4'])('Contract 11: a Patch without a tulip on space %s is not full', (space) => {
    const tulips = ['1', '2', '3', '4'].map((it) => (it === space ? null : ('red' as const)));
    expect(
      withContract(11)
        .patch(3, ...tulips)
        .score('contracts'),
    ).toBe(0);
  });
});

describe('D-SCO-1 Contracts for scored Contracts', () => {
  it.each([8, 20])('Contract %i: the older ones in the row are scored before it', (card) => {
    // 5 is the oldest (no tiles: 0), then this one, then 11.
    expect(table().contracts(11, card, 5).score('contracts')).toBe(2 * 2);
    expect(table().contracts(card, 11, 5).score('contracts')).toBe(2 * 3);
    expect(table().contracts(11, 5, card).score('contracts')).toBe(2 * 1);
  });
  it.each([8, 20])('Contract %i: with those scored while the game ran', (card) => {
    expect(table().scored(1, 2, 3).contracts(card, 5).score('contracts')).toBe(2 * 5);
  });
  it('Contracts 8 and 20 together', () => {
    // 20 first: 2 for itself; then 8: 2 each for two.
    expect(table().contracts(8, 20).score('contracts')).toBe(2 + 4);
  });
  it.each([5, 15])('Contract %i: all five sections of the own wheel', (card) => {
    const t = withContract(card);
    [3, 4, 14, 16, 18].forEach((tile, i) => {
      t.tile(`personal${i + 1}`, tile);
    });
    expect(t.score('contracts')).toBe(15);
  });
});
