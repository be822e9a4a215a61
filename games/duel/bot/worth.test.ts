import { seedRandom } from '@polder/core';
import type { Effect } from '@polder/duel';
import { jumbledEdition, table } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { ANYTHING, type AtHand, PLANT, worthOf, worthOfAll, worthsOf } from './worth.js';

const { edition } = table();
const worth = (effect: Effect, lacking: Partial<AtHand> = {}): number =>
  worthOf(effect, { ...ANYTHING, ...lacking });

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
        { do: 'plant', bulbs: 1 },
        { do: 'plant', bulbs: 2 },
      ],
      [
        { do: 'plant', bulbs: 2, colours: 'same' },
        { do: 'plant', bulbs: 2 },
      ],
      [{ do: 'enhance' }, { do: 'enhance', also: 'both' }],
      [{ do: 'farm' }, { do: 'farm', swap: true }],
      [{ do: 'build' }, { do: 'build', both: true }],
      [{ do: 'trade' }, { do: 'trade', bulbs: 3 }],
    ];
    for (const [less, it] of more) expect(worth(it), JSON.stringify(it)).toBeGreaterThan(worth(less));
  });

  it('is the VP of what gives VP', () => {
    expect(worth({ do: 'gain', vp: 3 })).toBe(3);
  });

  it.each<[Effect, Partial<AtHand>]>([
    [{ do: 'plant', bulbs: 2 }, { bulbs: 0 }],
    [{ do: 'build' }, { guilder: 1, windmill: 2 }],
    [{ do: 'market' }, { guilder: 0 }],
    [{ do: 'trade' }, { trade: false }],
  ])('of %j is nothing with %j', (effect, lacking) => {
    expect(worth(effect, lacking)).toBe(0);
    expect(worth(effect)).toBeGreaterThan(0);
  });

  it('of Plant is that of the bulbs that there are', () => {
    expect(worth({ do: 'plant', bulbs: 3 }, { bulbs: 2 })).toBe(2 * PLANT);
  });

  it('of Build needs no more than the cheapest Windmill costs', () => {
    expect(worth({ do: 'build' }, { guilder: 2, windmill: 2 })).toBe(worth({ do: 'build' }));
  });

  it('of several is their sum', () => {
    const effects: Effect[] = [{ do: 'farm' }, { do: 'gain', guilder: 2 }];
    expect(worthOfAll(effects, ANYTHING)).toBe(worth(effects[0]) + worth(effects[1]));
    expect(worthOfAll([], ANYTHING)).toBe(0);
  });

  it('is something for everything printed, in any edition', () => {
    for (const it of [edition, jumbledEdition(seedRandom('worth'))]) {
      const { personal, tiles, helpers } = worthsOf(it);
      expect([personal.length, tiles.length, helpers.length]).toEqual([5, 24, 20]);
      for (const n of [...personal, ...tiles, ...helpers]) expect(n).toBeGreaterThan(0);
    }
  });
});
