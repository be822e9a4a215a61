import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '@polder/core';
import { GAMES as OURS } from '@polder/games';

/**
 * The catalogue of a program. The setting POLDER_GAMES names another one by its source (`examples/index.ts`), as it
 * does for the page; a program takes what the compiler has made of it (`examples/dist/index.js`).
 */
async function catalogue(): Promise<readonly Manifest[]> {
  const { POLDER_GAMES: source } = process.env;
  if (!source) return OURS;
  const built = resolve(source.replace(/([^/\\]+)\.ts$/, 'dist/$1.js'));
  const { GAMES }: { readonly GAMES?: readonly Manifest[] } = await import(pathToFileURL(built).href);
  if (!GAMES) throw new Error(`${source} exports no GAMES.`);
  return GAMES;
}

export const GAMES: readonly Manifest[] = await catalogue();
