import { describe, expect, it } from 'vitest';
import { inSeconds, openBucket, openLimiter } from './limiter.js';

describe('A bucket', () => {
  it('lets through what fits at once, and then so many in a time', () => {
    let now = 0;
    const bucket = openBucket(() => now, 3, 2 / 1000);
    const take = (times: number): boolean[] => Array.from({ length: times }, () => bucket.wait() === 0);
    expect(take(4)).toEqual([true, true, true, false]);
    now = 499;
    expect(take(1)).toEqual([false]);
    now = 1000;
    expect(take(3)).toEqual([true, true, false]);
    now = 100_000;
    expect(take(4)).toEqual([true, true, true, false]);
  });

  it('says when to try again, and keeps its word', () => {
    let now = 0;
    const bucket = openBucket(() => now, 1, 1 / 10_000);
    expect([bucket.wait(), bucket.wait()]).toEqual([0, 10_000]);
    now = 9_999;
    expect(bucket.wait()).toBe(1);
    now = 10_000;
    expect(bucket.wait()).toBe(0);
  });

  it('gives nothing away when the clock is put back', () => {
    let now = 1_000_000;
    const bucket = openBucket(() => now, 1, 1 / 1000);
    expect(bucket.wait()).toBe(0);
    now = 0;
    expect(bucket.wait()).toBeGreaterThan(0);
  });
});

describe('A limiter', () => {
  it('counts each key by itself', () => {
    const limiter = openLimiter(() => 0, 1, 60_000);
    expect([limiter.wait('a'), limiter.wait('b'), limiter.wait('a')]).toEqual([0, 0, 60_000]);
  });

  it('lets as much through at once as it is told', () => {
    const limiter = openLimiter(() => 0, 1, 1000, 3);
    expect(['a', 'a', 'a', 'a'].map(limiter.wait)).toEqual([0, 0, 0, 1000]);
  });

  it('does not forget whoever keeps coming, however many others come', () => {
    const limiter = openLimiter(() => 0, 1, 60_000);
    limiter.wait('busy');
    for (let i = 0; i < 50_000; i++) {
      limiter.wait(`other ${i}`);
      if (i % 1000 === 0) expect(limiter.wait('busy')).toBeGreaterThan(0);
    }
  });
});

it('seconds are whole, and never none', () => {
  expect([1, 1000, 1001, 0].map(inSeconds)).toEqual([1, 1, 2, 1]);
});
