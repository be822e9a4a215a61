// `npm run shots`: the pictures of the README, taken from the page as it is. Needs a Chromium.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openClient } from './page.mjs';

const { url, open, close } = await openClient();
const { lateGame } = await import('../packages/web/e2e/late-game.mjs');
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
  lateGame({
    id: 'duel',
    game: 'duel',
    name: 'Evening duel',
    players: people('Anna', 'Pieter'),
    options: {},
    seed: 'pictures',
    round: 9,
    ask: 'wheels',
    seat: 0,
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
  {
    name: 'duel',
    hash: 'game/duel',
    size: DESK,
    act: (page) => page.locator('.lever .can').nth(1).click(),
  },
  { name: 'calculator', hash: 'calculator', size: DESK },
  { name: 'companion', hash: 'companion', size: PHONE },
  { name: 'rules', hash: 'rules/valley', size: DESK },
];

for (const { name, hash, size, theme, act } of SHOTS) {
  const page = await open(GAMES, { size, theme });
  await page.goto(`${url}#/${hash}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
  await act?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 72 });
  console.log(`docs/pictures/${name}.jpg`);
  await page.close();
}
await close();
