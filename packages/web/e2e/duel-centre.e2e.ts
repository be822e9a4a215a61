import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedEntry } from '../src/session/entries.js';
import type { Player } from '../src/session/session.js';
import { useBrowser } from './browser.js';
import { lateGame, storeGames } from './late-game.mjs';
import { asked, choose } from './play.js';

const { visit } = useBrowser();

const players: Player[] = ['Anna', 'Jan'].map((name) => ({ kind: 'person', name }));
const late = (ask: string, round: number): SavedEntry =>
  lateGame({ game: 'duel', id: ask, name: 'Duel', players, options: {}, seed: 'centre', round, ask });
let turning: SavedEntry;
let planting: SavedEntry;
beforeAll(() => {
  turning = late('wheels', 12);
  planting = late('plant', 9);
});

async function open(page: Page, entry: SavedEntry): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await storeGames(page, [entry]);
  await page.goto(`${page.url().replace(/#.*/, '')}#/game/${entry.id}`);
  await asked(page);
}

/** How far the wheels are turned as they are drawn. */
const turned = (page: Page): Promise<number> =>
  page.locator('.wheels').evaluate((wheels) => Number(getComputedStyle(wheels).getPropertyValue('--steps')));
const ask = (page: Page): Promise<string | null> => page.locator('.decide').getAttribute('data-ask');

describe('the lever', () => {
  it('previews the turn of all wheels, and turns them when pressed again', async () => {
    const page = await visit('');
    await open(page, turning);
    const before = await turned(page);
    const two = page.locator('.lever .cell').nth(1);
    await two.click();
    expect(await two.getAttribute('aria-pressed')).toBe('true');
    expect(await turned(page)).toBe(before + 2);
    expect(await page.locator('.wheels .ribbon').innerText()).toContain('2 steps');
    await two.click();
    await expect.poll(() => ask(page)).not.toBe('wheels');
    expect(await turned(page)).toBe(before + 2);
    // From now on it tells what the rival may turn to.
    expect(await page.locator('.lever .cell').nth(0).isDisabled()).toBe(true);
    expect(await page.locator('.lever h2').innerText()).toBe('next');
    expect(await page.locator('.lever').getAttribute('aria-label')).toMatch(/turns next/);
  });

  it('says why a step can’t be paid for, and shows later pairs on demand', async () => {
    const page = await visit('game/quick?game=duel&seats=person,person&seed=lever');
    for (let i = 0; i < 2; i++) {
      await page.locator('[data-act="ready"]').click();
      await choose(page, page.locator('.decide .opt').first());
    }
    await page.locator('.decide[data-ask="wheels"], [data-act="ready"]').first().waitFor();
    const cover = page.locator('[data-act="ready"]');
    if ((await cover.count()) > 0) await cover.click();
    await page.locator('.lever .later').click();
    await expect.poll(() => page.locator('.ahead li[data-steps]').count()).toBe(30);
    await page.keyboard.press('Escape');
    // Nobody has a Tool yet.
    await page.locator('.lever .cell.bad').click();
    await page.getByText('You do not have enough Tools').first().waitFor();
  });
});

describe('the ring', () => {
  it('is walked by arrow keys; Enter plants', async () => {
    const page = await visit('');
    await open(page, planting);
    const first = page.locator('.ring .bed.can').first();
    await first.focus();
    const from = await first.getAttribute('data-at');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-at'))).toMatch(
      /^(space|mill):/,
    );
    await page.locator(`[data-at="${from}"]`).focus();
    expect(await page.locator('.ring .card').innerText()).toContain('Patch');
    const before = await page.locator('.decide').getAttribute('data-choices');
    await page.keyboard.press('Enter');
    // Several colours are listed: what is under the mouse is drawn as a ghost, and a press plants it.
    if ((await page.locator('.decide').getAttribute('data-choices')) === before) {
      await page.locator('.decide .opt').first().hover();
      await page.locator(`[data-at="${from}"] .ghost`).waitFor();
      await page.locator('.decide .opt').first().click();
    }
    await page.locator(`[data-at="${from}"].has`).waitFor();
  });

  it('has targets that a finger hits, and fits a phone', async () => {
    const page = await visit('', { width: 390, height: 844, context: { hasTouch: true } });
    await open(page, planting);
    const { narrow, wide } = await page.locator('.ring').evaluate((ring) => {
      const [touch] = ring.querySelectorAll<SVGRectElement>('.bed .touch');
      const { a, b } = touch.getScreenCTM() ?? new DOMMatrix();
      const { right } = ring.getBoundingClientRect();
      return { narrow: touch.width.baseVal.value * Math.hypot(a, b), wide: right };
    });
    expect(narrow).toBeGreaterThanOrEqual(24);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
