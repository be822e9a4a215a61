import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedEntry } from '../src/session/entries.js';
import type { Player } from '../src/session/session.js';
import { useBrowser } from './browser.js';
import { faults } from './faults.js';
import { lateGame, storeGames } from './late-game.mjs';
import { asked } from './play.js';

const { visit } = useBrowser();
const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [768, 1024],
  [390, 844],
] as const;

/** Long names on purpose. */
const players: Player[] = ['Wilhelmina', 'Małgorzata', 'Bartholomeus', 'Katarzyna'].map((name) => ({
  kind: 'person',
  name,
}));
let late: SavedEntry;
beforeAll(() => {
  late = lateGame({
    id: 'late',
    name: 'Boxes',
    players,
    options: { players: 4 },
    seed: 'boxes',
    round: 11,
    ask: 'gate',
  });
});

async function open(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await storeGames(page, [late]);
  await page.goto(`${page.url().replace(/#.*/, '')}#/game/late`);
  await asked(page);
  await page.evaluate(() => document.fonts.ready);
}

describe.each(SIZES)('at %i x %i', (width, height) => {
  it.each(['en', 'pl'] as const)('nothing is clipped or overlaps, %s', async (language) => {
    const page = await visit('', { width, height, language });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(faults), 'start page').toEqual([]);
    await open(page);
    const tabs = page.locator('.tabs button');
    const count = await tabs.count();
    for (let tab = 0; tab < Math.max(1, count); tab++) {
      if (count > 0) await tabs.nth(tab).click();
      expect(await page.evaluate(faults), `table, tab ${tab}`).toEqual([]);
    }
    const folded = page.locator('.decide .more[aria-expanded="false"]');
    if ((await folded.count()) > 0) await folded.click();
    await page.locator('.decide .opt').first().click();
    expect(await page.evaluate(faults), 'table with a preview').toEqual([]);
  });
});
