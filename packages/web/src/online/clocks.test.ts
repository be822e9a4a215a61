import { describe, expect, it } from 'vitest';
import { nextChange, nextLook, readClock, shownTime } from './clocks.js';

const S = 1000;
const clock = { bank: 600 * S, since: 1_000_000, free: 45 * S };

describe('a clock', () => {
  it('that stands still has its reserve', () => {
    expect(readClock({ ...clock, since: null }, 5)).toEqual({ part: 'still', left: 600 * S, bank: 600 * S });
  });

  it('uses the free time first, then the reserve, and never less than nothing', () => {
    const at = (seconds: number) => readClock(clock, 1_000_000 + seconds * S);
    expect(at(0)).toEqual({ part: 'free', left: 45 * S, bank: 600 * S });
    expect(at(44)).toEqual({ part: 'free', left: 1 * S, bank: 600 * S });
    expect(at(45)).toEqual({ part: 'bank', left: 600 * S, bank: 600 * S });
    expect(at(100)).toEqual({ part: 'bank', left: 545 * S, bank: 545 * S });
    expect(at(5000)).toEqual({ part: 'bank', left: 0, bank: 0 });
  });

  it('of somebody whose time is a little ahead of the server’s has not begun to run backwards', () => {
    expect(readClock(clock, 999_000).left).toBe(45 * S);
  });

  it('stands still for a while after a pause, and is looked at when it begins', () => {
    const before = { part: 'still', left: 45 * S, bank: 600 * S };
    expect(readClock(clock, 1_000_000 - 60 * S)).toEqual(before);
    expect(readClock(clock, 1_000_000 - 1)).toEqual(before);
    expect(readClock(clock, 1_000_000).part).toBe('free');
    expect(readClock({ ...clock, free: 0 }, 1_000_000 - 1)).toEqual({ ...before, left: 600 * S });
    expect(readClock({ ...clock, free: 0 }, 1_000_001).part).toBe('bank');
    expect(nextLook(clock, 1_000_000 - 60 * S)).toBe(60 * S);
  });

  it('is looked at again when it shows something else, if ever', () => {
    expect(nextLook(clock, 1_000_300)).toBe(700);
    expect(nextLook(clock, 1_000_000 + 46.5 * S)).toBe(500);
    expect(nextLook(clock, 1_000_000 + 5000 * S)).toBeUndefined();
    expect(nextLook({ ...clock, since: null }, 0)).toBeUndefined();
  });
});

describe('a length of time', () => {
  const text = (seconds: number) => {
    const shown = shownTime(seconds * S);
    return shown.kind === 'clock' ? shown.text : shown;
  };

  it('is shown by seconds, minutes or hours, rounded up', () => {
    expect([0, 0.2, 9, 60, 754.5, 3599].map(text)).toEqual([
      '0:00',
      '0:01',
      '0:09',
      '1:00',
      '12:35',
      '59:59',
    ]);
    expect(text(3600)).toEqual({ kind: 'hours', hours: 1, minutes: 0 });
    expect(text(5 * 3600 + 61)).toEqual({ kind: 'hours', hours: 5, minutes: 2 });
    expect(text(86_400)).toEqual({ kind: 'days', days: 1, hours: 0 });
    expect(text(2 * 86_400 + 3601)).toEqual({ kind: 'days', days: 2, hours: 2 });
  });

  it('changes when its smallest unit does', () => {
    expect(nextChange(45 * S)).toBe(S);
    expect(nextChange(45 * S + 300)).toBe(300);
    expect(nextChange(2 * 3600 * S + 90 * S)).toBe(30 * S);
    expect(nextChange(49 * 3600 * S)).toBe(3600 * S);
  });
});
