import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(`./packages/${path}`, import.meta.url));

/** Only the games' fast tests: those that a change of their rules must fail. */
export default defineConfig({
  resolve: {
    alias: {
      '@polder/core/testing': source('core/src/testing.ts'),
      '@polder/core/edition': source('core/src/edition.ts'),
      '@polder/core': source('core/src/index.ts'),
    },
  },
  test: {
    include: [
      'packages/{valley,duel}/src/{rules,gardener,content}/*.test.ts',
      'packages/{valley,duel}/src/walks/golden.walk.test.ts',
    ],
    exclude: ['**/rule-ids.test.ts', '**/node_modules/**'],
  },
});
