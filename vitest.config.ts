import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/aliases.mjs';
import type { Engine } from './scripts/engines/index.mjs';

const resolve = { alias: aliases };

/** Tests in a real browser. */
const browser = (name: string, engine: Engine, include: string) => ({
  resolve,
  test: {
    name,
    provide: { engine },
    globalSetup: ['./packages/web/e2e/setup.ts'],
    include: [include],
    // Playwright and the rules are loaded once by each worker; each file has a browser of its own.
    isolate: false,
    testTimeout: 240_000,
    // A real browser on a busy machine: one more try before it counts.
    retry: 1,
    hookTimeout: 60_000,
  },
});

/**
 * `unit` is fast and runs in `npm run check`; `walks` play whole games by the dozen; `server` needs databases
 * (PostgreSQL if there is one), and so does `faults`, where servers are killed; `browser` needs a Chromium. `firefox` and `webkit` run what is written for all
 * engines once more in theirs.
 */
export default defineConfig({
  resolve,
  test: {
    // The walks are long and few: every core counts.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          setupFiles: ['./vitest.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Hundreds of small files on pure modules: loading them anew for each would take as long as the tests.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'games/**/*.test.ts',
            'examples/**/*.test.ts',
            'scripts/*.test.ts',
          ],
          // The tests of the server start databases and processes; the pure part of it is quick.
          exclude: ['**/*.walk.test.ts', '**/node_modules/**', 'packages/server/src/!(table)/**'],
        },
      },
      {
        resolve,
        test: {
          name: 'server',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // The server is loaded once by each worker, and one PostgreSQL does for all its files.
          isolate: false,
          include: ['packages/server/src/**/*.test.ts'],
          exclude: ['packages/server/src/table/**', 'packages/server/src/faults/**'],
        },
      },
      {
        resolve,
        test: {
          name: 'faults',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['packages/server/src/faults/**/*.test.ts'],
        },
      },
      browser('browser', 'chromium', 'packages/web/e2e/**/*.e2e.ts'),
      browser('firefox', 'firefox', 'packages/web/e2e/**/*.any.e2e.ts'),
      browser('webkit', 'webkit', 'packages/web/e2e/**/*.any.e2e.ts'),
      {
        resolve,
        test: {
          name: 'walks',
          include: [
            'packages/!(server)/src/**/*.walk.test.ts',
            'packages/server/src/table/*.walk.test.ts',
            'games/**/*.walk.test.ts',
          ],
          testTimeout: 900_000,
          // A hook may play games, too.
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
