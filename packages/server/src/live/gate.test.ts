import { describe, expect, it } from 'vitest';
import { StoreTrouble } from '../store/store.js';
import { type Gate, openGate } from './gate.js';

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

/** As somebody in a hurry does. */
async function hurried<T>(gate: Gate, table: string, work: () => Promise<T>): Promise<T> {
  const done = gate.hurry(table);
  return gate.pass(table, work).finally(done);
}

describe('A gate', () => {
  it('lets so many in at a time, those in a hurry before those who are not', async () => {
    const log: string[] = [];
    const gate = openGate(1, 10);
    const jobs = ['first', 'onlooker', 'player'].map((name) => job(name, log));
    const done = jobs.map(({ work }, i) => (i === 2 ? hurried(gate, `${i}`, work) : gate.pass(`${i}`, work)));
    await Promise.resolve();
    expect(log).toEqual(['first']);
    for (const { end } of jobs) end();
    await Promise.all(done);
    expect(log).toEqual(['first', 'player', 'onlooker']);
  });

  it('lets an onlooker’s game go before as soon as somebody in a hurry waits for it', async () => {
    const log: string[] = [];
    const gate = openGate(1, 10);
    const jobs = ['first', 'a', 'b', 'c'].map((name) => job(name, log));
    const done = jobs.slice(0, 3).map(({ work }, i) => gate.pass(`${i}`, work));
    gate.hurry('2');
    // Also what is asked for after that.
    gate.hurry('3');
    done.push(gate.pass('3', jobs[3].work));
    for (const { end } of jobs) end();
    await Promise.all(done);
    expect(log).toEqual(['first', 'b', 'c', 'a']);
  });

  it('hurries for nobody who does not wait any more', async () => {
    const log: string[] = [];
    const gate = openGate(1, 10);
    const [one, other] = [gate.hurry('2'), gate.hurry('2')];
    one();
    other();
    const jobs = ['first', 'a', 'b'].map((name) => job(name, log));
    const done = jobs.map(({ work }, i) => gate.pass(`${i}`, work));
    for (const { end } of jobs) end();
    await Promise.all(done);
    expect(log).toEqual(['first', 'a', 'b']);
  });

  it('turns those away who are in no hurry when too many wait, and only those', async () => {
    const log: string[] = [];
    const gate = openGate(1, 1);
    const first = job('first', log);
    const running = gate.pass('1', first.work);
    const waiting = gate.pass('2', async () => 'waited');
    await expect(gate.pass('3', async () => 'late')).rejects.toMatchObject({
      refusal: { code: 'tooMuch', retryAfter: 2 },
    });
    const inHurry = hurried(gate, '4', async () => 'hurried');
    first.end();
    expect(await Promise.all([waiting, inHurry])).toEqual(['waited', 'hurried']);
    await running;
    expect(await gate.pass('5', async () => 'free')).toBe('free');
  });

  it('is free again after work that failed', async () => {
    const gate = openGate(1, 0);
    await expect(gate.pass('1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.pass('1', async () => 'next')).toBe('next');
  });

  it('lets nobody wait for too long, in a hurry or not', async () => {
    const log: string[] = [];
    const gate = openGate(1, 10, 5);
    const first = job('first', log);
    const running = gate.pass('1', first.work);
    const waiting = [gate.pass('2', async () => 'patient'), hurried(gate, '3', async () => 'hurried')];
    for (const each of await Promise.allSettled(waiting)) {
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(StoreTrouble) });
    }
    first.end();
    await running;
    expect(await gate.pass('4', async () => 'free')).toBe('free');
  });

  it('turns all away who wait when the database is in trouble, and nobody who comes after', async () => {
    const gate = openGate(1, 10);
    const lost = new StoreTrouble('gone', {
      cause: Object.assign(new Error('gone'), { code: 'ECONNRESET' }),
    });
    const running = gate.pass('1', () => Promise.reject(lost));
    const waiting = [gate.pass('2', async () => 'patient'), hurried(gate, '3', async () => 'hurried')];
    const [first, ...others] = await Promise.allSettled([running, ...waiting]);
    expect(first).toEqual({ status: 'rejected', reason: lost });
    for (const other of others) {
      if (other.status !== 'rejected') throw new Error('It was not turned away.');
      expect(other.reason).toBeInstanceOf(StoreTrouble);
      // It is known that nothing of it was kept.
      expect((other.reason as StoreTrouble).cause).toBeUndefined();
    }
    expect(await gate.pass('4', async () => 'free')).toBe('free');
  });
});
