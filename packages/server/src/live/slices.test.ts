import { setImmediate } from 'node:timers';
import { expect, it } from 'vitest';
import { inSlices } from './slices.js';

const busy = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('work in slices is done in order, and others get their turn meanwhile', async () => {
  const seen: number[] = [];
  let turns = 0;
  const other = (): void => {
    turns++;
    if (seen.length < 6) setImmediate(other);
  };
  setImmediate(other);
  function* work(): Generator<void, string> {
    for (const item of [1, 2, 3, 4, 5, 6]) {
      busy(10);
      seen.push(item);
      yield;
    }
    return 'done';
  }
  expect(await inSlices(work())).toBe('done');
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  expect(turns).toBeGreaterThan(2);
});
