import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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
};

/** `unit` is fast and runs in `npm run check`; `walks` are the laws on whole seeded games; `browser` needs a Chromium. */
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
          include: ['packages/*/src/**/*.test.ts'],
          exclude: ['**/*.walk.test.ts', '**/node_modules/**'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browser',
          globalSetup: ['./packages/web/e2e/setup.ts'],
          include: ['packages/web/e2e/**/*.e2e.ts'],
          testTimeout: 240_000,
          // A real browser on a busy machine: one more try before it counts.
          retry: 1,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: { name: 'walks', include: ['packages/*/src/**/*.walk.test.ts'], testTimeout: 900_000 },
      },
    ],
  },
});
