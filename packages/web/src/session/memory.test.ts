import { afterEach, expect, test, vi } from 'vitest';
import { recall, recallJson, remember } from './memory.js';

afterEach(() => vi.unstubAllGlobals());

function stub(stored: Record<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  });
}

test('what was remembered comes back until it is forgotten', () => {
  const stored = {};
  stub(stored);
  remember('plan', '{"count":3}');
  expect(recallJson('plan')).toEqual({ count: 3 });
  expect(stored).toEqual({ 'polder.plan': '{"count":3}' });
  remember('plan', null);
  expect(recall('plan')).toBeNull();
});

test('what can’t be read is as if it were not there', () => {
  stub({ 'polder.plan': '{oops' });
  expect(recallJson('plan')).toBeUndefined();
});

test('a browser that refuses does no harm', () => {
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  remember('plan', 'x');
  expect(recall('plan')).toBeNull();
});
