// `npm test`: everything that must hold. Stops at the first step that fails, with its exit code.
// The last line is `N passed, N failed`, the totals of all tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium, ensureFirefox, ensureWebkit, ensureWholeChromium } from './browsers.mjs';
import { ensurePostgres } from './postgres.mjs';
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

/** A run of Vitest, with its report in a file. */
const vitest = (report, ...projects) => [
  tool('vitest/vitest.mjs'),
  ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...projects.flatMap((name) => ['--project', name]),
];

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
const reports = ['tests', 'server', 'browser', 'engines'].map((name) => join(folder, `${name}.json`));
const svelteCheck = ['--workspace', 'packages/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'];
const hasChromium = ensureChromium() !== undefined && ensureWholeChromium() !== undefined;
const others = { firefox: ensureFirefox(), webkit: ensureWebkit() };
const engines = Object.keys(others).filter((name) => others[name]);
const hasPostgres = ensurePostgres() !== undefined;
// What was found must be used: a test that can't start it fails instead of being left out.
if (hasPostgres) process.env.POLDER_NEEDS_POSTGRES = '1';
const steps = [
  ['types', [tool('typescript/bin/tsc'), '-b']],
  ['types of the client', [tool('svelte-check/bin/svelte-check'), ...svelteCheck]],
  ['types of its tests', [tool('typescript/bin/tsc'), '-p', 'packages/web/tsconfig.test.json']],
  ['lint', [tool('@biomejs/biome/bin/biome'), 'check', '.']],
  ['components', ['scripts/components.mjs', '--check']],
  ['tests', vitest(reports[0], 'unit', 'walks')],
  // Real databases and child processes: they wait more than they compute.
  ['tests of the server', [...vitest(reports[1], 'server'), `--maxWorkers=${availableParallelism() + 1}`]],
  // By themselves: a browser that has to share the cores with the walks is too slow to be trusted.
  ...(hasChromium ? [['browser tests', vitest(reports[2], 'browser')]] : []),
  ...(engines.length > 0
    ? [[`browser tests, ${engines.join(' and ')}`, vitest(reports[3], ...engines)]]
    : []),
];

let code = 0;
for (const [name, args] of steps) {
  code = step(name, args);
  if (code !== 0) break;
}
if (!hasChromium) {
  console.log(
    'No Chromium was found and none could be installed: the browser tests (packages/web/e2e) DID NOT RUN.',
  );
  console.log('Install Chromium, or name one with CHROMIUM_PATH.');
}
if (!others.firefox) {
  console.log('No Firefox was found and none could be installed: the browser tests in Firefox DID NOT RUN.');
  console.log('Install Firefox (Debian: firefox-esr), or name one with FIREFOX_PATH.');
}
if (!others.webkit) {
  console.log('WebKitGTK was not found and could not be installed: the browser tests in WebKit DID NOT RUN.');
  console.log('Install its driver and a screen for it (Debian: webkit2gtk-driver, xvfb).');
}
if (!hasPostgres) {
  console.log(
    'No PostgreSQL was found and none could be installed: the tests of the server ran on SQLite only,',
  );
  console.log('those on PostgreSQL DID NOT RUN. Install PostgreSQL (initdb and postgres).');
}
try {
  // A step that failed has kept those behind it from running.
  const all = reports.filter((report) => existsSync(report)).map(totals);
  if (all.length === 0) throw new Error('Nothing ran.');
  const sum = (of) => all.reduce((total, it) => total + it[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
} catch {
  // An earlier step failed, or the report can't be read: either way it is no success.
  console.log('\n0 passed, 1 failed');
  if (code === 0) code = 1;
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = code;
