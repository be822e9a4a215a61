import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { aliases } from '../../scripts/aliases.mjs';
import { chunkNamer } from './build/chunks.js';
import { nameFirst, RARE } from './build/first-chunks.js';
import { pictures } from './build/pictures.js';
import { prerender } from './build/prerender.js';
import { pwa } from './build/pwa.js';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [svelte(), pictures(), prerender(), pwa()],
  // Of the server, types only: nothing of it is in the page.
  resolve: { alias: aliases },
  worker: { format: 'es' },
  // `npm run dev` beside a server that was started with ORIGINS=http://localhost:5173.
  server: { proxy: { '/api': { target: 'http://localhost:4173', ws: true } } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    reportCompressedSize: false,
    // Browsers without it fetch the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Who starts Polder does not want to know what took how long.
      checks: { bundlerTimings: false },
      // They come with the pages that use them.
      treeshake: { moduleSideEffects: [{ test: RARE, sideEffects: false }] },
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
