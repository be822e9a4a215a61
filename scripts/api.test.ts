import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { undocumented } from './docs/exports.mjs';
import { root } from './docs/pages.mjs';

// `npm run api` makes pages of these comments, and refuses what has none.
test('every export of the core says what it is', () => {
  const entries = ['index', 'edition', 'testing'].map((name) => `src/${name}.ts`);
  expect(undocumented(join(root, 'packages/core'), entries)).toEqual([]);
});

test('what says nothing would be found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polder-api-'));
  writeFileSync(join(folder, 'a.ts'), "export * from './b.js';\nconst own = 1;\nexport const mute = own;\n");
  const lines = [
    '/** Said. */',
    'export interface Said {',
    '  mute(): void;',
    '  /** It. */',
    '  said(): void;',
    '}',
  ];
  writeFileSync(join(folder, 'b.ts'), lines.join('\n'));
  expect(undocumented(folder, ['a.ts'])).toEqual(['a.ts:3 mute', 'b.ts:3 mute']);
  rmSync(folder, { recursive: true });
});
