import { describe, expect, it } from 'vitest';
import { OVERTAKING, openQueue, type Queue } from './queue.js';

const SLOW = { slow: true };
const all = (queue: Queue<string>): string[] => {
  const taken: string[] = [];
  for (let next = queue.take(SLOW); next !== undefined; next = queue.take(SLOW)) taken.push(next);
  return taken;
};

describe('the queue of thoughts', () => {
  it('keeps the order within a kind, quick levels first', () => {
    const queue = openQueue<string>();
    queue.add('master', 'ann', 'm1');
    queue.add('grower', 'ann', 'g1');
    queue.add('master', 'ann', 'm2');
    queue.add('apprentice', 'ann', 'a1');
    expect([1, 2, 3, 4, 5].map(() => queue.take(SLOW))).toEqual(['g1', 'a1', 'm1', 'm2', undefined]);
  });

  it.each(['master', 'grower'] as const)('serves those for whom is thought in turn: %s', (level) => {
    const queue = openQueue<string>();
    for (let i = 0; i < 4; i++) queue.add(level, 'ann', `ann ${i}`);
    for (let i = 0; i < 2; i++) queue.add(level, 'bob', `bob ${i}`);
    queue.add(level, 'cleo', 'cleo 0');
    expect(all(queue)).toEqual(['ann 0', 'bob 0', 'cleo 0', 'ann 1', 'bob 1', 'ann 2', 'ann 3']);
  });

  it('lets somebody who comes later wait for one of each, however many somebody else has', () => {
    const queue = openQueue<string>();
    for (let i = 0; i < 50; i++) queue.add('master', 'crowd', `crowd ${i}`);
    expect(queue.take(SLOW)).toBe('crowd 0');
    queue.add('master', 'late', 'late');
    expect([queue.take(SLOW), queue.take(SLOW)]).toEqual(['crowd 1', 'late']);
  });

  it('lets a Master through after so many quick ones', () => {
    const queue = openQueue<string>();
    queue.add('master', 'ann', 'm');
    for (let i = 0; i < OVERTAKING * 2; i++) queue.add('random', 'bob', `r${i}`);
    const taken = Array.from({ length: OVERTAKING + 1 }, () => queue.take(SLOW));
    expect(taken.indexOf('m')).toBe(OVERTAKING);
  });

  it('holds a Master back while none may be taken', () => {
    const queue = openQueue<string>();
    queue.add('master', 'ann', 'm');
    expect(queue.take({ slow: false })).toBeUndefined();
    expect(queue.length).toBe(1);
    expect(queue.take(SLOW)).toBe('m');
  });

  it('gives those out that have waited too long, and keeps the rest', () => {
    const queue = openQueue<string>();
    queue.add('master', 'ann', 'old 1');
    queue.add('master', 'ann', 'new 1');
    queue.add('master', 'bob', 'old 2');
    queue.add('grower', 'bob', 'old but quick');
    expect(queue.takeSlow((item) => item.startsWith('old'))).toEqual(['old 1', 'old 2']);
    expect(queue.length).toBe(2);
    expect(all(queue)).toEqual(['old but quick', 'new 1']);
  });

  it('can be emptied', () => {
    const queue = openQueue<string>();
    queue.add('master', 'ann', 'm');
    queue.add('random', 'ann', 'r');
    expect(queue.drain()).toEqual(['r', 'm']);
    expect(queue.length).toBe(0);
  });
});
