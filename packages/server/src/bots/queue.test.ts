import { describe, expect, it } from 'vitest';
import { OVERTAKING, openQueue } from './queue.js';

const SLOW = { slow: true };

describe('the queue of thoughts', () => {
  it('keeps the order within a kind, quick levels first', () => {
    const queue = openQueue<string>();
    queue.add('master', 'm1');
    queue.add('grower', 'g1');
    queue.add('master', 'm2');
    queue.add('apprentice', 'a1');
    expect([1, 2, 3, 4, 5].map(() => queue.take(SLOW))).toEqual(['g1', 'a1', 'm1', 'm2', undefined]);
  });

  it('lets a Master through after so many quick ones', () => {
    const queue = openQueue<string>();
    queue.add('master', 'm');
    for (let i = 0; i < OVERTAKING * 2; i++) queue.add('random', `r${i}`);
    const taken = Array.from({ length: OVERTAKING + 1 }, () => queue.take(SLOW));
    expect(taken.indexOf('m')).toBe(OVERTAKING);
  });

  it('holds a Master back while none may be taken', () => {
    const queue = openQueue<string>();
    queue.add('master', 'm');
    expect(queue.take({ slow: false })).toBeUndefined();
    expect(queue.length).toBe(1);
    expect(queue.take(SLOW)).toBe('m');
  });

  it('can be emptied', () => {
    const queue = openQueue<string>();
    queue.add('master', 'm');
    queue.add('random', 'r');
    expect(queue.drain()).toEqual(['r', 'm']);
    expect(queue.length).toBe(0);
  });
});
