// `npm test`: everything that must hold. Stops at the first step that fails, with its exit code.
// The last line is `N passed, N failed`, the totals of all tests.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './setup.mjs';

const tool = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

function step(name, args) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = status ?? 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${code === 0 ? 'ok' : `failed (exit code ${code})`}, ${seconds} s`);
  return code;
}

/** A file that could not even be loaded has no tests to count: it is one failure. */
function totals(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter((file) => {
    return file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed');
  });
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'polder-test-'));
const report = join(folder, 'vitest.json');
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const steps = [
  ['types', [tool('typescript/bin/tsc'), '-b']],
  ['lint', [tool('@biomejs/biome/bin/biome'), 'check', '.']],
  ['components', ['scripts/components.mjs', '--check']],
  ['tests', [tool('vitest/vitest.mjs'), ...vitest, '--project', 'unit', '--project', 'walks']],
];

let code = 0;
for (const [name, args] of steps) {
  code = step(name, args);
  if (code !== 0) break;
}
try {
  const { passed, failed } = totals(report);
  console.log(`\n${passed} passed, ${failed} failed`);
} catch {
  // An earlier step failed, or the report can't be read: either way it is no success.
  console.log('\n0 passed, 1 failed');
  if (code === 0) code = 1;
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = code;
