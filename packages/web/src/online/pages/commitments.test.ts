import type { TableInfo } from '@polder/server/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteCommitment, notedCommitment } from './commitments.js';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
const table = (id: string, commitment: string | null, status = 'playing') =>
  ({ id, commitment, status }) as unknown as TableInfo;

test('the first fingerprint of a running game is kept, whatever is named later', () => {
  noteCommitment(table('t1', 'first'));
  noteCommitment(table('t1', 'second'));
  expect(notedCommitment('t1')).toBe('first');
  expect(notedCommitment('t2')).toBeUndefined();
});

test('only a running game counts: what is named when it is over is no promise', () => {
  noteCommitment(table('t1', 'late', 'over'));
  noteCommitment(table('t2', null));
  expect([notedCommitment('t1'), notedCommitment('t2')]).toEqual([undefined, undefined]);
});

test('the latest two hundred are kept', () => {
  for (let i = 0; i < 205; i++) noteCommitment(table(`t${i}`, `${i}`));
  expect([notedCommitment('t4'), notedCommitment('t5'), notedCommitment('t204')]).toEqual([
    undefined,
    '5',
    '204',
  ]);
});

test('what somebody has put there instead is left alone', () => {
  stored.set('polder.fingerprints', '[1,2');
  expect(notedCommitment('t1')).toBeUndefined();
  stored.set('polder.fingerprints', '{"t1":5,"__proto__":{"t2":"x"}}');
  expect([notedCommitment('t1'), notedCommitment('t2'), notedCommitment('toString')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
