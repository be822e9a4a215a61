import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** What a script imports before it runs, and what those import. */
function packagesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const imported = [...readFileSync(path, 'utf8').matchAll(/^(?:import|export)\b[^;=]*?from '([^']+)';/gm)];
  return imported.flatMap(([, name = '']) => {
    if (name.startsWith('.')) return packagesOf(join(dirname(path), name), seen);
    return name.startsWith('node:') ? [] : [`${name} (${path.slice(folder.length)})`];
  });
}

// `npm start` and `npm test` install what is missing: they must run before anything is installed.
test.each(['start.mjs', 'test.mjs'])('%s needs no package before it has installed them', (name) => {
  expect(packagesOf(join(folder, name))).toEqual([]);
});

test('a package would be found', () => {
  expect(packagesOf(join(folder, 'look.mjs')).join()).toContain('ws (engines/firefox.mjs)');
});
