// `npm run shots`: the pictures of the README, taken from the page as it is. Needs a Chromium.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { lateGame, storeGames } from '../packages/web/e2e/late-game.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';
import { ensureWebBuilt, serveWeb } from './web.mjs';

ensureInstalled();
ensureBuilt('packages/bots');
const executablePath = ensureChromium();
if (!executablePath) {
  console.error('There is no Chromium: install one, or name it with CHROMIUM_PATH.');
  process.exit(1);
}
await ensureWebBuilt();
const { url, close } = await serveWeb();
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
mkdirSync(folder, { recursive: true });

const people = (...names) => names.map((name) => ({ kind: 'person', name }));
const GAMES = [
  lateGame({
    id: 'table',
    name: 'Tuesday table',
    players: people('Anna', 'Marijke', 'Bram'),
    options: { players: 3 },
    seed: 'pictures',
    round: 9,
    ask: 'gate',
    seat: 0,
  }),
  lateGame({
    id: 'end',
    name: 'Tuesday table',
    players: people('Anna', 'Marijke', 'Bram'),
    options: { players: 3 },
    seed: 'pictures',
    round: 99,
  }),
];

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const SHOTS = [
  { name: 'start', hash: '', size: DESK },
  {
    name: 'table',
    hash: 'game/table',
    size: DESK,
    act: (page) => page.locator('.sluice .can').nth(3).click(),
  },
  { name: 'table-dark', hash: 'game/table', size: DESK, theme: 'dark' },
  { name: 'end', hash: 'game/end', size: DESK },
  { name: 'phone', hash: 'game/table', size: PHONE },
  {
    name: 'phone-board',
    hash: 'game/table',
    size: PHONE,
    act: (page) => page.locator('.tabs button').nth(1).click(),
  },
  { name: 'rules', hash: 'rules/valley', size: DESK },
];

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const { name, hash, size, theme = 'light', act } of SHOTS) {
  const page = await browser.newPage({
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await storeGames(page, GAMES);
  await page.goto(`${url}#/${hash}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
  await act?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 72 });
  console.log(`docs/pictures/${name}.jpg`);
  await page.close();
}
await browser.close();
await close();
