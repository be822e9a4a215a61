import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from './later.js';

describe('what can wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is done in the order asked for, one piece a task', () => {
    const done: string[] = [];
    for (const it of ['a', 'b', 'c']) later(() => done.push(it));
    expect(done).toEqual([]);
    vi.runOnlyPendingTimers();
    expect(done).toEqual(['a']);
    vi.runAllTimers();
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('comes behind what was asked for before, when asked for by a piece', () => {
    const done: string[] = [];
    later(() => {
      done.push('a');
      later(() => done.push('in a'));
    });
    later(() => done.push('b'));
    vi.runAllTimers();
    expect(done).toEqual(['a', 'b', 'in a']);
  });

  it('can be called off', () => {
    const done: string[] = [];
    const callOff = later(() => done.push('a'));
    later(() => done.push('b'));
    callOff();
    vi.runAllTimers();
    expect(done).toEqual(['b']);
  });
});
