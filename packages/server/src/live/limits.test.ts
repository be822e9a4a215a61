import { describe, expect, it } from 'vitest';
import { openAskLimits } from './limits.js';

const LIMITS = { messages: 2, burst: 4, syncs: 1 };
const ann = { user: 'ann', session: 's' };
const count = (times: number, ask: () => unknown): number =>
  Array.from({ length: times }, ask).filter((refusal) => refusal === undefined).length;

describe('How much one may ask for', () => {
  it('is counted by account, wherever it comes from and whichever session it is', () => {
    const { message } = openAskLimits(LIMITS, () => 0);
    expect(count(3, () => message({ visitor: ann, networkKey: 'here' }))).toBe(3);
    expect(count(3, () => message({ visitor: { ...ann, session: 't' }, networkKey: 'there' }))).toBe(1);
    expect(count(3, () => message({ visitor: { ...ann, user: 'bob' }, networkKey: 'there' }))).toBe(3);
  });

  it('is counted by address as well, however many accounts come from there', () => {
    const { message, sync } = openAskLimits(LIMITS, () => 0);
    const crowd = Array.from({ length: 100 }, (_, i) => ({
      ...{ visitor: { user: `guest ${i}`, session: 's' }, networkKey: 'one' },
    }));
    expect(crowd.filter((asker) => message(asker) === undefined)).toHaveLength(40);
    expect(crowd.filter((asker) => sync(asker) === undefined)).toHaveLength(75);
    expect(message({ ...crowd[99], networkKey: 'two' })).toBe(undefined);
  });

  it('is for all without an account at one address what it is for one account', () => {
    const { message } = openAskLimits(LIMITS, () => 0);
    expect(count(10, () => message({ visitor: undefined, networkKey: 'here' }))).toBe(4);
    expect(message({ visitor: undefined, networkKey: 'there' })).toBe(undefined);
    expect(message({ visitor: ann, networkKey: 'here' })).toBe(undefined);
  });

  it('is one’s own fault only if it is not the address’s', () => {
    const { message } = openAskLimits(LIMITS, () => 0);
    for (let i = 0; i < 40; i++)
      message({ visitor: { user: `guest ${i}`, session: 's' }, networkKey: 'one' });
    const ask = () => message({ visitor: ann, networkKey: 'one' })?.own;
    expect([ask(), ask(), ask(), ask(), ask()]).toEqual([false, false, false, false, true]);
    for (let i = 0; i < 4; i++) message({ visitor: undefined, networkKey: 'two' });
    expect(message({ visitor: undefined, networkKey: 'two' })).toMatchObject({ own: false });
  });

  it('comes back with time, and it is said when', () => {
    let now = 0;
    const { sync } = openAskLimits(LIMITS, () => now);
    const ask = () => sync({ visitor: ann, networkKey: 'here' });
    expect(count(100, ask)).toBe(15);
    expect(ask()).toMatchObject({ refusal: { code: 'tooMuch', retryAfter: 1 }, own: true });
    now = 1000;
    expect(count(100, ask)).toBe(1);
  });

  it('is more for a long table than for a short one', () => {
    const { sync, synced } = openAskLimits(LIMITS, () => 0);
    const asker = { visitor: ann, networkKey: 'here' };
    const ask = (records: number) => {
      const tooMuch = sync(asker);
      if (!tooMuch) synced(asker, records);
      return tooMuch;
    };
    expect(count(5, () => ask(300))).toBe(5);
    expect(count(10, () => ask(1700))).toBe(2);
  });
});
