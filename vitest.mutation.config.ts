import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/aliases.mjs';

/** Only the games' fast tests: those that a change of their rules must fail. */
export default defineConfig({
  resolve: { alias: aliases },
  test: {
    include: ['games/*/{rules,gardener,edition/content}/**/*.test.ts', 'games/*/walks/golden.walk.test.ts'],
    exclude: ['**/rule-ids.test.ts', '**/node_modules/**'],
  },
});
