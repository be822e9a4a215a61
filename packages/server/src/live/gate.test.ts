import { describe, expect, it } from 'vitest';
import { openGate } from './gate.js';

/** Work that ends when it is told to. */
function job(name: string, log: string[]) {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async (): Promise<void> => {
    log.push(name);
    await ended;
  };
  return { work, end };
}

describe('A gate', () => {
  it('lets so many in at a time, those in a hurry before those who are not', async () => {
    const log: string[] = [];
    const gate = openGate(1, 10);
    const jobs = ['first', 'onlooker', 'player'].map((name) => job(name, log));
    const done = jobs.map(({ work }, i) => gate.pass(i === 2, work));
    await Promise.resolve();
    expect(log).toEqual(['first']);
    for (const { end } of jobs) end();
    await Promise.all(done);
    expect(log).toEqual(['first', 'player', 'onlooker']);
  });

  it('turns those away who are in no hurry when too many wait, and only those', async () => {
    const log: string[] = [];
    const gate = openGate(1, 1);
    const first = job('first', log);
    const running = gate.pass(false, first.work);
    const waiting = gate.pass(false, async () => 'waited');
    await expect(gate.pass(false, async () => 'late')).rejects.toMatchObject({
      refusal: { code: 'tooMuch', retryAfter: 2 },
    });
    const hurried = gate.pass(true, async () => 'hurried');
    first.end();
    expect(await Promise.all([waiting, hurried])).toEqual(['waited', 'hurried']);
    await running;
    expect(await gate.pass(false, async () => 'free')).toBe('free');
  });

  it('is free again after work that failed', async () => {
    const gate = openGate(1, 0);
    await expect(gate.pass(false, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.pass(false, async () => 'next')).toBe('next');
  });
});
