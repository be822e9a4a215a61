// `npm run notices`: writes the licences of everything that is shipped with the page and with the server.
// `--check`: writes nothing, and fails if a file on disk is not what would be written.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shipped } from './notices/packages.mjs';
import { noticesOf } from './notices/page.mjs';
import { ensureInstalled, root } from './setup.mjs';

const MADE = 'Written by `npm run notices` from the licence files of the installed packages: do not edit.';

/** The files and what they should hold. */
export function files() {
  const { page, server } = shipped(root);
  const ofPage = `Fonts and libraries in Polder's page. Polder itself: MIT licence.\n${MADE}`;
  const all = new Map([...page, ...server].map((it) => [`${it.name} ${it.version}`, it]));
  const ofAll = [
    "Third-party notices: what Polder's page holds and what its server needs. Polder itself: see LICENSE.",
    MADE,
    `In the page: ${page.map(({ name }) => name).join(', ')}.`,
    'All others are installed beside the server.',
  ].join('\n');
  return [
    { path: 'THIRD-PARTY-NOTICES.txt', text: noticesOf(ofAll, [...all.values()]) },
    { path: 'packages/web/public/licences.txt', text: noticesOf(ofPage, page) },
  ];
}

/** The files that are not as they should be. */
export const outdated = () =>
  files()
    .filter(({ path, text }) => {
      const file = join(root, path);
      return !existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text;
    })
    .map(({ path }) => path);

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  if (!process.argv.includes('--check')) {
    for (const { path, text } of files()) writeFileSync(join(root, path), text);
  } else {
    for (const path of outdated()) {
      console.error(`${path} is not what the installed packages say: run \`npm run notices\`.`);
      process.exitCode = 1;
    }
  }
}
