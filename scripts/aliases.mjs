import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const json = (relative) => JSON.parse(readFileSync(path(relative), 'utf8'));

/**
 * Every entry of every package of the house, with its source: `@polder/valley/bot` is `games/valley/bot/index.ts`.
 * Tests and the page are made from sources; only the server and the command line need what the compiler builds.
 */
const entries = json('package.json').workspaces.flatMap((folder) => {
  const { name, exports = {} } = json(`${folder}/package.json`);
  const from = existsSync(path(`${folder}/src`)) ? `${folder}/src` : folder;
  return Object.entries(exports)
    .filter(([, { default: built }]) => built?.startsWith('./dist/'))
    .map(([entry, { default: built }]) => ({
      // A star stands for a path.
      find: new RegExp(`^${name}${entry.slice(1).replace('*', '(.*)')}$`),
      replacement: path(built.replace('./dist', from).replace(/\.js$/, '.ts').replace('*', '$1')),
    }));
});

/** Another catalogue than `games/index.ts`, as a path from the root: how a game is tried out. */
const { POLDER_GAMES } = process.env;
export const aliases = POLDER_GAMES
  ? [{ find: /^@polder\/games$/, replacement: path(POLDER_GAMES) }, ...entries]
  : entries;
