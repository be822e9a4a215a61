import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type ResolvedConfig } from 'vite';
import svelteConfig from '../svelte.config.js';

/** Stands in markup for the address of the icon set, which is known when the client is built. */
export const SPRITE = 'SPRITE';

/** What draws parts of the client in Node, and the styles of its components as they are written. */
export interface ServerProgram<Module> {
  readonly module: Module;
  readonly styles: readonly string[];
}

/** A module of `src` as a program for Node. What it would load later stays where it is, but for words. */
export async function serverProgram<Module>(
  { root, resolve }: ResolvedConfig,
  entry: string,
): Promise<ServerProgram<Module>> {
  const styles: string[] = [];
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'polder-render',
        enforce: 'pre',
        load: (id) => (id.endsWith('.svg') ? `export default ${JSON.stringify(SPRITE)}` : undefined),
        resolveDynamicImport: (specifier, importer) =>
          basename(importer ?? '') === 'current.svelte.ts' ||
          typeof specifier !== 'string' ||
          specifier.startsWith('node:')
            ? undefined
            : { id: specifier, external: true },
        transform(code, id) {
          if (id.includes('svelte&type=style')) styles.push(code);
        },
      },
      svelte({ configFile: false, ...svelteConfig }),
    ],
    resolve: { alias: resolve.alias },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL(`../src/${entry}`, import.meta.url)),
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const output = 'output' in built ? built.output : [];
  const chunk = output.find((it) => it.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`);
  const module = await import(`data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`);
  return { module: module as Module, styles };
}
