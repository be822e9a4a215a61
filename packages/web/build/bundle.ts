import { build } from 'vite';

/** A program in one file, as an old-fashioned script: those are understood everywhere, and can stand in a page. */
export async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'polder', fileName: 'program' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs.flatMap((it) => ('output' in it ? it.output : [])).find((it) => it.type === 'chunk');
  if (!chunk) throw new Error(`${entry} was not built.`);
  return chunk.code;
}
