// `npm run budget`: what the page weighs and how it behaves, against the limits set for it. Needs a Chromium.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { playOn, slowDown, watchPage, worstOf } from './budget/interactions.mjs';
import { openClient } from './page.mjs';

const { url, open, close } = await openClient();
const { lateGame } = await import('../packages/web/e2e/late-game.mjs');
const dist = fileURLToPath(new URL('../packages/web/dist/', import.meta.url));

/** Files that a page loads until `ready` is seen and nothing more comes, by kind, compressed as a server would. */
async function weigh(hash, ready, entries = []) {
  const page = await open(entries);
  // What the start page still fetches is not counted.
  await page.waitForLoadState('networkidle');
  const sizes = { script: 0, style: 0, font: 0, picture: 0 };
  const seen = new Set();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (seen.has(path) || !/\.\w+$/.test(path)) return;
    seen.add(path);
    const raw = readFileSync(join(dist, path));
    const kind = path.endsWith('.js')
      ? 'script'
      : path.endsWith('.css')
        ? 'style'
        : path.endsWith('.woff2')
          ? 'font'
          : 'picture';
    sizes[kind] += kind === 'font' ? raw.length : gzipSync(raw, { level: 9 }).length;
  });
  await page.goto(`${url}?${Date.now()}#/${hash}`);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  // What is fetched ahead when nobody does anything is not waited for.
  const atOnce = { ...sizes };
  return { page, sizes: atOnce, later: () => sizes.script - atOnce.script };
}

const players = ['Anna', 'Marijke', 'Bram', 'Saskia'].map((name) => ({ kind: 'person', name }));
const late = lateGame({
  id: 'late',
  name: 'Late',
  players,
  options: { players: 4 },
  seed: 'budget',
  round: 12,
  ask: 'gate',
});

const rows = [];
const row = (what, value, limit, unit) => rows.push({ what, value, limit, unit, ok: value <= limit });

const start = await weigh('', 'html:not([data-drawn], [data-plain])');
row('script of the start page', start.sizes.script / 1000, 55, 'kB gzip');
row(
  'the start page as it comes',
  gzipSync(readFileSync(join(dist, 'index.html')), { level: 9 }).length / 1000,
  22,
  'kB gzip',
);
row('style of the start page', start.sizes.style / 1000, 30, 'kB gzip');
const shift = await start.page.evaluate(
  () =>
    new Promise((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 500);
    }),
);
row('layout shift of the start page', shift, 0.02, '');
await start.page.close();

const table = await weigh('game/late', '.decide .opt', [late]);
// By a link straight to a table: everything at once. Who comes from the start page has most of it.
row('script of a table by a link', table.sizes.script / 1000, 170, 'kB gzip');
// Afterwards, while nobody does anything: what will be wanted soon.
await table.page.waitForTimeout(4000);
row('script that is fetched ahead then', table.later() / 1000, 15, 'kB gzip');
row('style of a table', table.sizes.style / 1000, 30, 'kB gzip');
row(
  'DOM nodes of the fullest table',
  await table.page.evaluate(() => document.querySelectorAll('*').length),
  1500,
  'nodes',
);

row('longest task while a person chooses', (await playOn(table.page)).task, 50, 'ms');
await table.page.close();

const duelGame = lateGame({
  id: 'duel',
  game: 'duel',
  name: 'Duel',
  players: players.slice(0, 2),
  options: {},
  seed: 'budget',
  round: 11,
  ask: 'wheels',
});
const duel = await weigh('game/duel', '.decide .opt', [duelGame]);
row('script of a Duel by a link', duel.sizes.script / 1000, 170, 'kB gzip');
row(
  'DOM nodes of a Duel',
  await duel.page.evaluate(() => document.querySelectorAll('*').length),
  1500,
  'nodes',
);
row('longest task while a person duels', (await playOn(duel.page)).task, 50, 'ms');
await duel.page.close();

// The analysis of a finished game, in the background.
const over = lateGame({
  id: 'over',
  name: 'Over',
  players: [players[0], { kind: 'bot', name: 'Bram', level: 'grower' }],
  options: { players: 2 },
  seed: 'budget',
  round: 99,
});
const study = await open([over]);
await study.goto(`${url}#/game/over`);
await study.locator('[data-act="analyse"]').click();
await study.locator('.turns tbody tr').first().waitFor();
await watchPage(study);
const began = performance.now();
await study.locator('.progress[data-status="done"]').waitFor({ timeout: 180_000 });
row('analysis of a game for two', (performance.now() - began) / 1000, 60, 's');
row('longest task beside an analysis', (await worstOf(study)).task, 50, 'ms');
await study.close();

// A cheap phone: the processor four times slower.
for (const [what, entry] of [
  ['Valley', late],
  ['Duel', duelGame],
]) {
  const phone = await open([entry], { size: { width: 390, height: 844 } });
  await phone.goto(`${url}#/game/${entry.id}`);
  await phone.locator('.decide[data-ask]').waitFor();
  await phone.waitForTimeout(2000);
  await slowDown(phone, 4);
  const { interaction, task } = await playOn(phone);
  row(`${what} on a slow phone: slowest interaction`, interaction, 200, 'ms');
  row(`${what} on a slow phone: longest task`, task, 200, 'ms');
  await phone.close();
}
{
  const phone = await open([], { size: { width: 390, height: 844 } });
  await slowDown(phone, 4);
  const pressed = performance.now();
  await phone.locator('[data-act="play"]').first().click();
  await phone.locator('.decide[data-ask]').waitFor();
  row('slow phone: from Play to the first question', (performance.now() - pressed) / 1000, 2.5, 's');
  await phone.close();
}
await close();

// Sizes and nodes are the same on any machine; times are not.
const [load] = loadavg();
console.log(
  `load ${load.toFixed(1)} on ${availableParallelism()} processors: compare times only if it is low`,
);
for (const { what, value, limit, unit, ok } of rows) {
  const figure = value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);
  console.log(`${ok ? 'ok  ' : 'OVER'}  ${what.padEnd(42)} ${figure.padStart(8)} of ${limit} ${unit}`);
}
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
