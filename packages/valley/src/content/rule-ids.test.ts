import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const PAGE = fileURLToPath(new URL('../../../../docs/rules/valley.md', import.meta.url));

/** Ids in bold letters: they stand before each rule, and again before a remark on it. */
const bold = [...readFileSync(PAGE, 'utf8').matchAll(/\*\*([A-Z]{3}-\d+)\*\*/g)].map(([, id]) => id);
const ids = [...new Set(bold)];

/** What tests say, without comments. */
const tests = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${SRC}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
const named = new Set(tests.flatMap((text) => text.match(/\b[A-Z]{3}-\d+\b/g) ?? []));

describe('every rule has a test that names it', () => {
  it('the rule page has rules', () => {
    expect(ids.length).toBeGreaterThanOrEqual(72);
  });

  it.each(ids)('%s', (id) => {
    expect(named).toContain(id);
  });

  it('no test names a rule that does not exist', () => {
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
