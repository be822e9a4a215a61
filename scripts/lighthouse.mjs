// Measures the start page and the rulebook with Lighthouse 12 as on a phone, five times each: `npm run lighthouse`.
// In a whole Chromium, which lays out letters as people's browsers do. Lighthouse is fetched for it by npx: it is large, and nothing else needs it.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureWholeChromium } from './browsers.mjs';
import { ensureInstalled } from './setup.mjs';
import { ensureWebBuilt, serveWeb } from './web.mjs';

const RUNS = Number(process.argv[2] ?? 5);
const PAGES = [
  ['start page', ''],
  ['rulebook', '#/rules'],
];
/** What is measured, how it is printed, and what it may be. */
const GOALS = [
  ['performance', (it) => Math.round(it.categories.performance.score * 100), '', { least: 95 }],
  ['largest paint', (it) => it.audits['largest-contentful-paint'].numericValue, 'ms', { most: 1800 }],
  ['blocking time', (it) => it.audits['total-blocking-time'].numericValue, 'ms', { most: 150 }],
  ['layout shift', (it) => it.audits['cumulative-layout-shift'].numericValue, '', { most: 0.02 }],
];
/** Said beside them: a slow or busy machine has a low index. */
const SAID = [
  ['first paint', (it) => it.audits['first-contentful-paint'].numericValue, 'ms'],
  ['bytes', (it) => it.audits['total-byte-weight'].numericValue / 1000, 'kB'],
  ['requests', (it) => it.audits['network-requests'].details.items.length, ''],
  ['benchmark index', (it) => it.environment.benchmarkIndex, ''],
];

ensureInstalled();
const chromium = ensureWholeChromium();
if (!chromium) {
  console.error('There is no Chromium: install one, or name it with CHROMIUM_PATH.');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'polder-lighthouse-'));
const run = promisify(execFile);
const npx = (args) =>
  run('npx', ['--yes', 'lighthouse@12', ...args], { env: { ...process.env, CHROME_PATH: chromium } });

const version = await npx(['--version']).then(
  ({ stdout }) => stdout.trim(),
  ({ stderr, message }) => {
    console.error(
      `Lighthouse 12 can't be had by npx, so nothing was measured.\n${(stderr || message).trim()}`,
    );
    process.exit(2);
  },
);

async function measure(url, file) {
  await npx([
    url,
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const figure = (value, unit) =>
  `${value < 1 && value > 0 ? value.toFixed(3) : Math.round(value).toLocaleString('en')}${unit && ` ${unit}`}`;
const within = (value, { least = -Infinity, most = Infinity }) => value >= least && value <= most;

await ensureWebBuilt();
const { url, close } = await serveWeb();
let good = true;
try {
  for (const [name, hash] of PAGES) {
    const reports = [];
    for (let i = 0; i < RUNS; i++) reports.push(await measure(url + hash, join(folder, `${name}-${i}.json`)));
    console.log(`\n${name}, Lighthouse ${version}, median of ${RUNS}`);
    for (const [what, of, unit, goal] of [...GOALS, ...SAID]) {
      const values = reports.map(of);
      const value = median(values);
      const met = goal === undefined || within(value, goal);
      good &&= met;
      const wanted = goal
        ? `${goal.least === undefined ? 'at most' : 'at least'} ${goal.least ?? goal.most}`
        : '';
      const all = values.map((it) => figure(it, '')).join(' ');
      console.log(
        `  ${what.padEnd(16)} ${figure(value, unit).padStart(10)}  ${wanted.padEnd(14)} ${met ? '  ' : 'NO'} (${all})`,
      );
    }
  }
} finally {
  await close();
  if (process.env.KEEP_REPORTS) console.log(`\nReports: ${folder}`);
  else rmSync(folder, { recursive: true });
}
process.exit(good ? 0 : 1);
