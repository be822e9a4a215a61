// `npm run keep-rules -- GAME`: writes the present rules of a game, with what its bots need, into one file that
// depends on nothing: games/GAME/kept/VERSION.js. Run it before the rules change; games that began by them go on by
// this file. A file that is there is never written again.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

const [name] = process.argv.slice(2);
const at = (path) => fileURLToPath(new URL(`../games/${name}/${path}`, import.meta.url));
if (!name || !existsSync(at('release.ts'))) {
  console.error('Which game? npm run keep-rules -- GAME, for a folder of games/ that has a release.ts.');
  process.exit(2);
}

ensureInstalled();
ensureBuilt(`games/${name}`);
const entry = at('dist/release.js');
const { version } = (await import(entry)).game;
const file = at(`kept/${version}.js`);
if (existsSync(file)) {
  console.error(`Version ${version} of ${name} is kept already: ${file}`);
  process.exit(1);
}

// Vite brings Rolldown along.
const { build } = await import(
  createRequire(createRequire(import.meta.url).resolve('vite')).resolve('rolldown')
);
const bundle = await build({
  input: entry,
  write: false,
  platform: 'neutral',
  output: { format: 'esm', minify: true, codeSplitting: false },
});
const [{ code }, ...more] = bundle.output;
if (more.length > 0 || /\bimport\s*[\w{*("']/.test(code)) throw new Error('The file would depend on others.');
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
mkdirSync(at('kept'), { recursive: true });
const head = `// The rules of ${name} ${version} and what its bots know, as of ${commit}. Made by npm run keep-rules; never changed.\n`;
writeFileSync(file, head + code);
// A test finds a file that was changed after all.
const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
appendFileSync(at('kept/SHA256SUMS'), `${sum}  ${version}.js\n`);
console.log(`${file}: ${Math.round(readFileSync(file).length / 1024)} kB`);
console.log(
  `Add to \`kept\` in games/${name}/manifest.ts: '${version}': () => import('@polder/${name}/kept/${version}.js'),`,
);
