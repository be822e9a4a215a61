// `npm test`: everything that must hold. Stops at the first step that fails, with its exit code.
// The last line is `N passed, N failed`, the totals of all tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium, ensureFirefox, ensureWebkit, ensureWholeChromium } from './browsers.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensureInstalled } from './setup.mjs';
import { runLanes } from './test/lanes.mjs';
import { totalsOf } from './test/totals.mjs';

const tool = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
const tsc = (...args) => [tool('typescript/bin/tsc'), ...args];

/** A run of Vitest, with its report in a file. */
const vitest = (report, projects, ...more) => [
  tool('vitest/vitest.mjs'),
  ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...projects.flatMap((name) => ['--project', name]),
  ...more,
];

/** Biome can't read all of Svelte yet, so Prettier lays these out. */
const SVELTE = '{packages,games}/**/*.svelte';

ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'polder-test-'));
const report = (name) => join(folder, `${name}.json`);
const svelteCheck = ['--workspace', 'packages/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'];
const hasChromium = ensureChromium() !== undefined && ensureWholeChromium() !== undefined;
const others = { firefox: ensureFirefox(), webkit: ensureWebkit() };
const engines = [...(hasChromium ? ['browser'] : []), ...Object.keys(others).filter((name) => others[name])];
const hasPostgres = ensurePostgres() !== undefined;
// What was found must be used: a test that can't start it fails instead of being left out.
if (hasPostgres) process.env.POLDER_NEEDS_POSTGRES = '1';

const code = await runLanes({
  // What everything else is made of.
  first: [
    ['lint', [tool('@biomejs/biome/bin/biome'), 'check', '.']],
    ['layout of Svelte files', [tool('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', SVELTE]],
    ['build', tsc('-b', 'packages/cli', 'packages/server', 'examples')],
  ],
  // Databases, processes and browsers: they wait more than they compute, and take what they need at once.
  front: [
    [
      'tests of the server',
      vitest(report('server'), ['server', 'faults'], `--maxWorkers=${availableParallelism() + 1}`),
    ],
    ...(engines.length > 0
      ? [[`browser tests (${engines.join(', ')})`, vitest(report('browser'), engines)]]
      : []),
  ],
  // Nothing but computing: what the others leave of the processor will do.
  back: [
    ['components', ['scripts/components.mjs', '--check']],
    ['tests', vitest(report('tests'), ['unit'])],
    ['types', tsc('-b')],
    ['types of the client', [tool('svelte-check/bin/svelte-check'), ...svelteCheck]],
    ['types of its tests', tsc('-p', 'packages/web/tsconfig.test.json')],
    ['walks', vitest(report('walks'), ['walks'])],
  ],
});

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
// A step that failed has kept those behind it from running.
const { passed, failed } = totalsOf(['tests', 'walks', 'server', 'browser'].map(report));
console.log(`\n${passed} passed, ${failed} failed`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = code || (failed > 0 ? 1 : 0);
