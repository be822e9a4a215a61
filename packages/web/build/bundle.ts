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

const SHEET = 'polder-sheet.css';

/** Styles as the client has them: for the same browsers, and as small. */
export async function minified(css: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'polder-sheet',
        resolveId: (id) => (id === SHEET ? id : undefined),
        load: (id) => (id === SHEET ? css : undefined),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: SHEET } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const sheet = outputs
    .flatMap((it) => ('output' in it ? it.output : []))
    .find((it) => it.type === 'asset' && it.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('The styles were not built.');
  return String(sheet.source).trim();
}
