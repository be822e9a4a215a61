import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The icon set goes into the page itself: symbols there see the colours of the theme, and cost no script. */
const icons = (): Plugin => ({
  name: 'polder-icons',
  transformIndexHtml: (html) =>
    html.replace(
      '<!-- icons -->',
      readFileSync(new URL('./src/look/icons.svg', import.meta.url), 'utf8').trim(),
    ),
});

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [svelte(), icons()],
  resolve: {
    alias: {
      '@polder/core/edition': source('core/src/edition.ts'),
      '@polder/core': source('core/src/index.ts'),
      '@polder/valley': source('valley/src/index.ts'),
      '@polder/duel': source('duel/src/index.ts'),
      '@polder/bots/valley': source('bots/src/valley.ts'),
      '@polder/bots/duel': source('bots/src/duel.ts'),
      '@polder/bots': source('bots/src/index.ts'),
    },
  },
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', reportCompressedSize: false },
});
