import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundled } from './bundle.js';
import { MANIFEST_LANGUAGES, manifestOf } from './manifest.js';
import { workerOf } from './precache.js';

const WORKER = fileURLToPath(new URL('../src/pwa/worker.ts', import.meta.url));
const addressOf = (language: string): string => `manifest.${language}.webmanifest`;

/** Makes a page that can be installed and played offline: manifests, and a service worker that knows all files. */
export function pwa(): Plugin {
  let folder = '';
  return {
    name: 'polder-pwa',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `./${addressOf('en')}` }, injectTo: 'head' },
    ],
    // While somebody works on the client there are manifests, but no worker: it would show yesterday's files.
    configureServer({ middlewares }) {
      for (const language of MANIFEST_LANGUAGES)
        middlewares.use(`/${addressOf(language)}`, (_, response) => {
          response.setHeader('content-type', 'application/manifest+json');
          response.end(manifestOf(language));
        });
    },
    generateBundle() {
      for (const language of MANIFEST_LANGUAGES)
        this.emitFile({ type: 'asset', fileName: addressOf(language), source: manifestOf(language) });
    },
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // Everything is on the disk by now, what was only copied too.
    async writeBundle() {
      writeFileSync(join(folder, 'sw.js'), workerOf(await bundled(WORKER), readFolder(folder)));
    },
  };
}

function readFolder(folder: string): Map<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)]),
  );
}
