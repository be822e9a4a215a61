import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(file(path), 'utf8');

test('the notices are what the licence files of the installed packages say', async () => {
  const run = promisify(execFile)(process.execPath, [file('scripts/notices.mjs'), '--check']);
  const said = await run.then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
  expect(said).toBe('');
});

test('the page says whose fonts and libraries it holds, with the text of each licence', () => {
  const notices = read('packages/web/public/licences.txt');
  const { dependencies } = JSON.parse(read('packages/web/package.json'));
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@polder/'));
  expect(names.length).toBeGreaterThan(2);
  for (const name of [...names, 'svelte'])
    expect(notices).toMatch(new RegExp(`^${name} \\d.* \\(text \\d`, 'm'));
  expect(notices).toContain('Copyright 2020 The Fraunces Project Authors');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('Permission is hereby granted');
});
