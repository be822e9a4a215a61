import { webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentOf, newSeed } from './commitment.js';

it('a seed is 32 letters, digits, - and _, and never the same', () => {
  const seeds = Array.from({ length: 100 }, newSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[\w-]{32}$/);
  expect(new Set(seeds).size).toBe(100);
});

it('a commitment is the SHA-256 of table and seed, as any browser computes it', async () => {
  const bytes = await webcrypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode('polder/1/table-0001/żółw'),
  );
  const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(commitmentOf('table-0001', 'żółw')).toBe(hex);
  expect(commitmentOf('t', 's')).toBe('4037925cd15e30223d2efbd1c3a4502d28b887f3aab9413e61d4ccaeb3dd6fb2');
});
