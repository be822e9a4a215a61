import { seedRandom } from '@polder/core';
import type { Effect } from '@polder/valley';
import { jumbledEdition, table } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { type AtHand, effectWorth, PLANT, pairWorth, sectionWorth, worthOf, worthsOf } from './worth.js';

const { edition } = table();
const RICH: AtHand = { bulbs: 7, guilder: 9, windmills: 9 };

describe('what an effect is worth', () => {
  it('is more for more of it', () => {
    const more: [Effect, Effect][] = [
      [
        { do: 'gain', guilder: 1 },
        { do: 'gain', guilder: 2 },
      ],
      [
        { do: 'gain', tools: 1 },
        { do: 'gain', tools: 2 },
      ],
      [
        { do: 'gain', vp: 1 },
        { do: 'gain', vp: 2 },
      ],
      [
        { do: 'gain', bulbs: ['any'] },
        { do: 'gain', bulbs: ['any', 'any'] },
      ],
      [
        { do: 'lower', strength: 1 },
        { do: 'lower', strength: 2 },
      ],
      [
        { do: 'lower', strength: 2 },
        { do: 'lower', strength: 2, both: true },
      ],
      [
        { do: 'plant', bulbs: 1 },
        { do: 'plant', bulbs: 2 },
      ],
      [
        { do: 'market', cost: 2, moves: 1 },
        { do: 'market', cost: 2, moves: 2 },
      ],
      [
        { do: 'market', cost: 2, moves: 2 },
        { do: 'market', cost: 1, moves: 2 },
      ],
      [{ do: 'build' }, { do: 'build', unconnected: 1 }],
      [{ do: 'trade' }, { do: 'trade', more: 1 }],
      [{ do: 'trade' }, { do: 'trade', repeat: true }],
    ];
    for (const [less, it] of more) expect(worthOf(it), JSON.stringify(it)).toBeGreaterThan(worthOf(less));
  });

  it('is the VP of what gives VP', () => {
    expect(worthOf({ do: 'gain', vp: 4 })).toBe(4);
  });

  it('of a sequence is the sum of its parts', () => {
    const parts: Effect[] = [{ do: 'farm' }, { do: 'gain', guilder: 3 }];
    expect(worthOf({ do: 'seq', of: parts })).toBe(worthOf(parts[0]) + worthOf(parts[1]));
  });

  it('is something for everything printed, in any edition', () => {
    for (const it of [edition, jumbledEdition(seedRandom('worth'))]) {
      const worths = worthsOf(it);
      const sections = [...worths.boards.flat(), ...worths.small, ...worths.tiles];
      for (const { worth } of sections) expect(worth).toBeGreaterThan(0);
      for (const worth of [...worths.helpers, ...worths.starts]) expect(worth).toBeGreaterThan(0);
    }
  });
});

describe('what a section is worth to somebody', () => {
  const worth = (effect: Effect, lacking: Partial<AtHand>): number =>
    effectWorth(effect, { ...RICH, ...lacking });

  it('is all of it to somebody who has everything', () => {
    for (const { effect } of edition.tiles)
      expect(effectWorth(effect, RICH)).toBeCloseTo(worthOf(effect), 10);
  });

  it('is a bulb less for each that is missing to plant', () => {
    const plant: Effect = { do: 'plant', bulbs: 3 };
    expect([0, 1, 2, 3, 4].map((bulbs) => worth(plant, { bulbs }))).toEqual(
      [0, 1, 2, 3, 3].map((n) => n * PLANT),
    );
  });

  it.each<[Effect, Partial<AtHand>]>([
    [{ do: 'trade' }, { bulbs: 0 }],
    [{ do: 'market', cost: 2, moves: 2 }, { guilder: 1 }],
    [{ do: 'build' }, { windmills: 0 }],
  ])('of %j is nothing with %j', (effect, lacking) => {
    expect(worth(effect, lacking)).toBe(0);
    expect(worth(effect, {})).toBeGreaterThan(0);
  });

  it('keeps the other parts of a sequence', () => {
    const gain: Effect = { do: 'gain', guilder: 3 };
    const effect: Effect = { do: 'seq', of: [{ do: 'build' }, gain] };
    expect(worth(effect, { windmills: 0 })).toBeCloseTo(worthOf(gain), 10);
  });

  it('knows the + of a tile', () => {
    const { tiles } = worthsOf(edition);
    expect(tiles.map(({ plus }) => plus === true)).toEqual(edition.tiles.map(({ plus }) => plus === true));
    expect(sectionWorth(tiles[13], RICH)).toBeGreaterThan(0);
  });
});

describe('a pair of sections', () => {
  it('is the better one', () => {
    expect(pairWorth(3, 5, false)).toBe(5);
    expect(pairWorth(5, 3, false)).toBe(5);
  });

  it('is most of the other one too with a +', () => {
    expect(pairWorth(3, 5, true)).toBeGreaterThan(5);
    expect(pairWorth(3, 5, true)).toBeLessThan(8);
    expect(pairWorth(5, 3, true)).toBe(pairWorth(3, 5, true));
    expect(pairWorth(5, 0, true)).toBe(5);
  });
});
