import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, nextUint32, type Random, seedRandom, shuffle, split } from './random.js';

const draw = (r: Random, count: number): number[] => Array.from({ length: count }, () => nextUint32(r));

/** How far the counts are from equal ones; about the number of cells less one if chance is fair. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Far beyond what fair chance gives: the mean plus six standard deviations. */
const suspicious = (cells: number): number => cells - 1 + 6 * Math.sqrt(2 * (cells - 1));

function tally(cells: number, draws: number, next: () => number): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (let i = 0; i < draws; i++) counts[next()]++;
  return counts;
}

describe('a seed', () => {
  it('gives the same numbers for ever', () => {
    expect(draw(seedRandom('polder'), 5)).toMatchInlineSnapshot(`
      [
        2034018893,
        319380847,
        4061223545,
        2003803755,
        1559087770,
      ]
    `);
    expect(draw(seedRandom(''), 3)).toMatchInlineSnapshot(`
      [
        2420727049,
        3315390910,
        31621017,
      ]
    `);
    expect(draw(split(seedRandom('polder'), 1), 3)).toMatchInlineSnapshot(`
      [
        2400263333,
        2987049682,
        1284178437,
      ]
    `);
    expect(shuffle(seedRandom('deck'), [1, 2, 3, 4, 5, 6, 7, 8])).toMatchInlineSnapshot(`
      [
        2,
        3,
        1,
        5,
        8,
        6,
        7,
        4,
      ]
    `);
  });

  it('differs from its neighbours in every word', () => {
    const words = new Set<number>();
    for (let i = 0; i < 500; i++) for (const word of seedRandom(`game-${i}`)) words.add(word);
    expect(words.size).toBe(2000);
  });

  it('is plain data that goes on after a round trip', () => {
    const r = seedRandom('saved');
    draw(r, 10);
    const copy = JSON.parse(JSON.stringify(r)) as Random;
    expect(draw(copy, 10)).toEqual(draw(r, 10));
  });

  it('always holds and gives whole numbers of 32 bits', () => {
    fc.assert(
      fc.property(fc.string(), fc.maxSafeInteger(), (seed, stream) => {
        const r = split(seedRandom(seed), stream);
        for (const word of [...draw(r, 20), ...r]) expect(word).toBe(word >>> 0);
      }),
    );
  });
});

describe('numbers', () => {
  it('are uniform in every byte', () => {
    const r = seedRandom('bytes');
    for (const shift of [0, 8, 16, 24]) {
      const counts = tally(256, 100_000, () => (nextUint32(r) >>> shift) & 255);
      expect(chiSquare(counts)).toBeLessThan(suspicious(256));
    }
  });

  it.each([2, 3, 5, 6, 7, 10, 52])('below %i are not biased', (n) => {
    const r = seedRandom(`below-${n}`);
    expect(chiSquare(tally(n, 60_000, () => below(r, n)))).toBeLessThan(suspicious(n));
  });

  it('below a number that does not divide 2^32 favour no part of the range', () => {
    // With a plain remainder the lower half would come up twice as often.
    const n = 3 * 2 ** 30;
    const r = seedRandom('large');
    const counts = tally(3, 60_000, () => Math.floor(below(r, n) / 2 ** 30));
    expect(chiSquare(counts)).toBeLessThan(suspicious(3));
  });

  it('stay in their range', () => {
    const size = fc.integer({ min: 1, max: 2 ** 32 });
    fc.assert(
      fc.property(fc.string(), size, (seed, n) => {
        const value = below(seedRandom(seed), n);
        return Number.isInteger(value) && value >= 0 && value < n;
      }),
    );
    expect(below(seedRandom('one'), 1)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('below %d are refused', (n) => {
    expect(() => below(seedRandom('x'), n)).toThrow(RangeError);
  });
});

describe('split', () => {
  it('leaves the parent as it was', () => {
    const parent = seedRandom('parent');
    const before = [...parent];
    split(parent, 7);
    expect(parent).toEqual(before);
  });

  it('gives unrelated children for neighbouring streams and for parent and child', () => {
    const parent = seedRandom('parent');
    for (const stream of [0, 1, 2, 3, -1, 2 ** 32, 2 ** 32 + 1]) {
      const a = split(parent, stream);
      const b = split(parent, stream + 1);
      let same = 0;
      for (let i = 0; i < 2000; i++) {
        let bits = nextUint32(a) ^ nextUint32(b);
        for (; bits !== 0; bits &= bits - 1) same++;
      }
      // 64,000 fair bits: half of them differ, within six standard deviations.
      expect(Math.abs(same - 32_000)).toBeLessThan(6 * Math.sqrt(16_000));
    }
  });

  it('gives first draws that are uniform over the streams', () => {
    const parent = seedRandom('streams');
    let stream = 0;
    const counts = tally(6, 60_000, () => below(split(parent, stream++), 6));
    expect(chiSquare(counts)).toBeLessThan(suspicious(6));
  });

  it('depends on every word of the parent', () => {
    const parent = seedRandom('words');
    for (let i = 0; i < 4; i++) {
      const other = [...parent];
      other[i] = (other[i] ^ 1) >>> 0;
      const child = split(parent, 0);
      expect(split(other, 0).filter((word, at) => word === child[at])).toEqual([]);
    }
  });

  it('refuses a stream that is not a whole number', () => {
    expect(() => split(seedRandom('x'), 0.5)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  it('keeps the items and returns the same array', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const array = [...items];
        expect(shuffle(seedRandom(seed), array)).toBe(array);
        expect([...array].sort()).toEqual([...items].sort());
      }),
    );
  });

  it('gives every order of four equally often', () => {
    const r = seedRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const order = shuffle(r, [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(suspicious(24));
  });
});
