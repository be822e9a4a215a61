import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunkNamer } from './build/chunks.js';
import { nameFirst } from './build/first-chunks.js';
import { pictures } from './build/pictures.js';
import { prerender } from './build/prerender.js';
import { pwa } from './build/pwa.js';

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [svelte(), pictures(), prerender(), pwa()],
  resolve: {
    alias: {
      '@polder/core/edition': source('core/src/edition.ts'),
      '@polder/core': source('core/src/index.ts'),
      '@polder/valley': source('valley/src/index.ts'),
      '@polder/duel': source('duel/src/index.ts'),
      '@polder/bots/valley': source('bots/src/valley.ts'),
      '@polder/bots/duel': source('bots/src/duel.ts'),
      '@polder/bots': source('bots/src/index.ts'),
      // Its types only: nothing of the server is in the page.
      '@polder/server/wire': source('server/src/wire/index.ts'),
    },
  },
  worker: { format: 'es' },
  // `npm run dev` beside a server that was started with ORIGINS=http://localhost:5173.
  server: { proxy: { '/api': { target: 'http://localhost:4173', ws: true } } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: nameFirst, debugName: 'first', priority: 10 },
            { name: chunkNamer(), debugName: 'tables' },
          ],
        },
      },
    },
  },
});
