import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Engine } from './scripts/engines/index.mjs';

const source = (name: string): string =>
  fileURLToPath(new URL(`./packages/${name}/src/index.ts`, import.meta.url));
const alias = {
  '@polder/core/testing': fileURLToPath(new URL('./packages/core/src/testing.ts', import.meta.url)),
  '@polder/core/edition': fileURLToPath(new URL('./packages/core/src/edition.ts', import.meta.url)),
  '@polder/core': source('core'),
  '@polder/valley/testing': fileURLToPath(new URL('./packages/valley/src/testing.ts', import.meta.url)),
  '@polder/valley': source('valley'),
  '@polder/duel/testing': fileURLToPath(new URL('./packages/duel/src/testing.ts', import.meta.url)),
  '@polder/duel': source('duel'),
  '@polder/bots/valley': fileURLToPath(new URL('./packages/bots/src/valley.ts', import.meta.url)),
  '@polder/bots/duel': fileURLToPath(new URL('./packages/bots/src/duel.ts', import.meta.url)),
  '@polder/bots': source('bots'),
  '@polder/cli': source('cli'),
  '@polder/server/wire': fileURLToPath(new URL('./packages/server/src/wire/index.ts', import.meta.url)),
};

/** Tests in a real browser. */
const browser = (name: string, engine: Engine, include: string) => ({
  resolve: { alias },
  test: {
    name,
    provide: { engine },
    globalSetup: ['./packages/web/e2e/setup.ts'],
    include: [include],
    testTimeout: 240_000,
    // A real browser on a busy machine: one more try before it counts.
    retry: 1,
    hookTimeout: 60_000,
  },
});

/**
 * `unit` is fast and runs in `npm run check`; `walks` play whole games by the dozen; `server` needs databases
 * (PostgreSQL if there is one); `browser` needs a Chromium. `firefox` and `webkit` run what is written for all
 * engines once more in theirs.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    // The walks are long and few: every core counts.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          setupFiles: ['./vitest.setup.ts'],
          testTimeout: 60_000,
          // Hundreds of small files on pure modules: loading them anew for each would take as long as the tests.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'scripts/*.test.ts'],
          // The tests of the server start databases and processes; the pure part of it is quick.
          exclude: ['**/*.walk.test.ts', '**/node_modules/**', 'packages/server/src/!(table)/**'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'server',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['packages/server/src/**/*.test.ts'],
          exclude: ['packages/server/src/table/**'],
        },
      },
      browser('browser', 'chromium', 'packages/web/e2e/**/*.e2e.ts'),
      browser('firefox', 'firefox', 'packages/web/e2e/**/*.any.e2e.ts'),
      browser('webkit', 'webkit', 'packages/web/e2e/**/*.any.e2e.ts'),
      {
        resolve: { alias },
        test: {
          name: 'walks',
          include: ['packages/!(server)/src/**/*.walk.test.ts', 'packages/server/src/table/*.walk.test.ts'],
          testTimeout: 900_000,
        },
      },
    ],
  },
});
