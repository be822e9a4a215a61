import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
/** Inside the package, so that its dependencies are found from there. */
export const CACHE = join(ROOT, 'packages/server/node_modules/.cache');

export interface Bundle {
  /** By the name of its entry. */
  url(entry: string): URL;
  remove(): void;
}

/**
 * The program as node can run it, made of the sources as they are now: a test that needs a process or a
 * thread of its own does not depend on somebody's build. Entries: names to files below `src`; `games`: another
 * catalogue, as POLDER_GAMES names it; `root`: other sources than these, somewhere below the CACHE.
 */
export async function bundle(
  entries: Readonly<Record<string, string>>,
  games = '',
  root = ROOT,
): Promise<Bundle> {
  const sources = join(root, 'packages/server/src');
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'bundle-'));
  // The aliases of the configuration read it.
  process.env.POLDER_GAMES = games;
  await build({
    root: sources,
    configFile: join(root, 'vitest.config.ts'),
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(sources, file)])),
        // One flat folder: what looks for a file beside itself finds it.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  delete process.env.POLDER_GAMES;
  return {
    url: (entry) => pathToFileURL(join(folder, `${entry}.js`)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
