import { describe, expect, it } from 'vitest';
import { steady, steadyItems } from './steady.js';

describe('what is steady', () => {
  it('is the same object while it says the same', () => {
    const keep = steady<{ n: number; of: readonly string[] } | undefined>();
    const first = keep({ n: 1, of: ['red'] });
    expect(keep({ n: 1, of: ['red'] })).toBe(first);
    const other = keep({ n: 1, of: ['red', 'white'] });
    expect(other).toEqual({ n: 1, of: ['red', 'white'] });
    expect(keep(undefined)).toBe(undefined);
    expect(keep({ n: 1, of: ['red'] })).toEqual(first);
  });

  it('changes item by item', () => {
    const keep = steadyItems<{ n: number }>();
    const first = keep([{ n: 1 }, { n: 2 }]);
    expect(keep([{ n: 1 }, { n: 2 }])).toBe(first);
    const next = keep([{ n: 1 }, { n: 3 }]);
    expect(next[0]).toBe(first[0]);
    expect(next[1]).toEqual({ n: 3 });
    expect(keep([{ n: 1 }])).toEqual([{ n: 1 }]);
  });
});
