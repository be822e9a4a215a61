import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const GAME = fileURLToPath(new URL('../..', import.meta.url));

/** `D-SET-1`; some have no number: `D-ENH`. Those of the base game have no letter before: `HLP-1`. */
const ID = /\bD-[A-Z]{2,5}(?:-\d+)?\b|(?<![A-Z]-|[A-Z])[A-Z]{3}-\d+\b/g;

/** Ids in bold letters: they stand before each rule, and again before a remark on it. */
function idsOf(page: string): string[] {
  const text = readFileSync(
    fileURLToPath(new URL(`../../../../docs/rules/${page}`, import.meta.url)),
    'utf8',
  );
  const bold = text.match(/\*\*[A-Z][A-Z\d-]+\*\*/g) ?? [];
  return [...new Set(bold.flatMap((words) => words.match(ID) ?? []))];
}
const ids = idsOf('duel.md').filter((id) => id.startsWith('D-'));
const baseIds = idsOf('valley.md');

/** What tests say, without comments. */
const tests = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${GAME}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
const named = new Set(tests.flatMap((text) => text.match(ID) ?? []));

describe('every rule has a test that names it', () => {
  it('the rule pages have rules', () => {
    expect(ids.length).toBeGreaterThanOrEqual(29);
    expect(baseIds.length).toBeGreaterThanOrEqual(50);
  });

  it.each(ids)('%s', (id) => {
    expect(named).toContain(id);
  });

  it('no test names a rule that does not exist', () => {
    expect([...named].filter((id) => !ids.includes(id) && !baseIds.includes(id))).toEqual([]);
  });
});
