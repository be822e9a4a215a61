import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashState } from './hash.js';

const roundTrip = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same data with its keys in the opposite order, at every depth. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

describe('hashState', () => {
  it('gives the same 16 digits for ever', () => {
    expect(hashState({ game: 'toy', hands: [[1, null], []], over: false, ratio: 0.5 })).toMatchInlineSnapshot(
      `"fda3c4d4a01d1b8a"`,
    );
  });

  it('is the same after a round trip through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashState(roundTrip(value))).toBe(hashState(value));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashState(reversed(value))).toBe(hashState(value));
      }),
    );
  });

  it('treats an undefined property as absent and -0 as 0, as JSON does', () => {
    expect(hashState({ a: 1, b: undefined })).toBe(hashState({ a: 1 }));
    expect(hashState([-0])).toBe(hashState([0]));
  });

  it('parts values that look alike', () => {
    const values = [
      ...[null, 0, '', [], {}, false, true, 1, '0', 'null', [null], [0], [''], [[]], [{}], -1, 0.5],
      ...[[[], []], [[[]]], { a: [] }, { a: {} }, { a: null }, { '': 0 }, { a: 1, b: 2 }, { a: 2, b: 1 }],
      ...[
        [1, 2],
        [2, 1],
        ['ab', 'c'],
        ['a', 'bc'],
        { a: { b: 1 } },
        { a: 1, b: {} },
        2 ** 31,
        2 ** 32,
        2 ** 53,
      ],
    ];
    expect(new Set(values.map(hashState)).size).toBe(values.length);
  });

  it('has no collision among many small states', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      for (let j = 0; j < 60; j++) {
        for (let k = 0; k < 20; k++) seen.add(hashState({ a: [i, j], b: { c: k } }));
      }
    }
    expect(seen.size).toBe(72_000);
  });

  it('moves about half of its bits when one number changes', () => {
    let moved = 0;
    for (let i = 0; i < 500; i++) {
      const one = BigInt(`0x${hashState({ n: i, rest: [1, 2, 3] })}`);
      const two = BigInt(`0x${hashState({ n: i + 1, rest: [1, 2, 3] })}`);
      moved += (one ^ two).toString(2).replaceAll('0', '').length;
    }
    expect(moved / 500).toBeGreaterThan(30);
    expect(moved / 500).toBeLessThan(34);
  });

  it.each([
    ['NaN', Number.NaN],
    ['infinity', [Number.POSITIVE_INFINITY]],
    ['undefined', undefined],
    ['undefined in a list', [undefined]],
    ['a hole in a list', new Array(1)],
    ['a function', { f: () => 1 }],
    ['a BigInt', 1n],
    ['a symbol', Symbol('x')],
    ['a date', new Date(0)],
    ['a map', { m: new Map() }],
    ['a typed array', new Uint8Array(2)],
    ['an instance of a class', new (class Thing {})()],
  ])('refuses %s', (_name, value) => {
    expect(() => hashState(value)).toThrow(/not plain data/);
  });

  it('accepts an object without a prototype', () => {
    const bare: unknown = Object.assign(Object.create(null), { a: 1 });
    expect(hashState(bare)).toBe(hashState({ a: 1 }));
  });
});
