import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const GAME = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = ['valley.md', 'gardener.md'].map((page) =>
  fileURLToPath(new URL(`../../../../docs/rules/${page}`, import.meta.url)),
);

/** `SET-1`; the Gardener's begin with a G, and some have no number: `G-SET-1`, `G-ENH`. */
const ID = /\b(?:G-[A-Z]{3,5}(?:-\d+)?|(?<!G-)[A-Z]{3}-\d+)\b/g;

/** Ids in bold letters: they stand before each rule, and again before a remark on it. */
const bold = PAGES.flatMap((page) => readFileSync(page, 'utf8').match(/\*\*[A-Z][A-Z\d-]+\*\*/g) ?? []);
const ids = [...new Set(bold.flatMap((text) => text.match(ID) ?? []))];

/** What tests say, without comments. */
const tests = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${GAME}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
const named = new Set(tests.flatMap((text) => text.match(ID) ?? []));

describe('every rule has a test that names it', () => {
  it('the rule pages have rules', () => {
    expect(ids.length).toBeGreaterThanOrEqual(95);
  });

  it.each(ids)('%s', (id) => {
    expect(named).toContain(id);
  });

  it('no test names a rule that does not exist', () => {
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
