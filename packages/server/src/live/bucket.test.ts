import { describe, expect, it } from 'vitest';
import { openBucket } from './bucket.js';

describe('A bucket', () => {
  it('lets through what fits at once, and then so many a second', () => {
    let now = 0;
    const bucket = openBucket(2, 3, () => now);
    const take = (times: number): boolean[] => Array.from({ length: times }, () => bucket.take());
    expect(take(4)).toEqual([true, true, true, false]);
    expect(bucket.wait).toBe(1);
    now = 499;
    expect(take(1)).toEqual([false]);
    now = 1000;
    expect(take(3)).toEqual([true, true, false]);
    now = 100_000;
    expect(take(4)).toEqual([true, true, true, false]);
  });

  it('says how long to wait', () => {
    const bucket = openBucket(0.1, 1, () => 0);
    expect(bucket.wait).toBe(0);
    bucket.take();
    expect(bucket.wait).toBe(10);
  });
});
