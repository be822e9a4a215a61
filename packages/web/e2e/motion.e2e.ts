import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { answer, asked, chanceOf } from './play.js';

const { visit } = useBrowser();
const moving = { settings: { pace: 1 }, context: { reducedMotion: 'no-preference' as const } };

/** Plays until a bot begins its turn, which is then being shown. */
async function untilBotPlays(page: Page): Promise<void> {
  const chance = chanceOf(4);
  const skip = page.locator('[data-act="skip"]');
  for (let i = 0; i < 80; i++) {
    await page.locator('.decide[data-ask], [data-act="skip"]').first().waitFor();
    if ((await skip.count()) > 0 && (await page.locator('.top .round').innerText()) !== 'Round 0') return;
    if ((await skip.count()) > 0) await skip.click();
    else await answer(page, chance, 'panel');
  }
  throw new Error('No bot ever played.');
}

describe('others’ turns', () => {
  it('are shown step by step with what happens, and nothing can be chosen meanwhile', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=motion', moving);
    await untilBotPlays(page);
    const said = new Set<string>();
    // At one moment: what is said, and what could be chosen.
    const look = () =>
      page.evaluate(() => ({
        shown: document.querySelector('[data-act="skip"]') !== null,
        text: document.querySelector('.waiting .latest')?.textContent?.trim() ?? '',
        options: document.querySelectorAll('.decide .opt').length,
      }));
    for (let now = await look(); now.shown; now = await look()) {
      if (now.text !== '') said.add(now.text);
      expect(now.options).toBe(0);
      await page.waitForTimeout(120);
    }
    expect(said.size).toBeGreaterThan(2);
    expect(await asked(page)).toBe(true);
  });

  it('can be skipped', async () => {
    const page = await visit('game/quick?seats=person,apprentice,apprentice,apprentice&seed=skip', moving);
    await untilBotPlays(page);
    await page.locator('[data-act="skip"]').click();
    // Bots still think of the next ones; each can be skipped as well.
    for (let i = 0; i < 6 && (await page.locator('.decide[data-ask]').count()) === 0; i++) {
      await page.keyboard.press('s');
      await page.waitForTimeout(300);
    }
    expect(await asked(page)).toBe(true);
  });

  it('move pieces across the table, unless less motion is asked for', async () => {
    const count = (page: Page) =>
      page.evaluate(() => {
        const sky = document.querySelector('.sky');
        const seen = window as unknown as { flights: number };
        seen.flights = 0;
        new MutationObserver((records) => {
          for (const { addedNodes } of records)
            seen.flights += [...addedNodes].filter((it) => it.nodeName === 'svg').length;
        }).observe(sky ?? document.body, { childList: true });
      });
    const flights = (page: Page) => page.evaluate(() => (window as unknown as { flights: number }).flights);
    const page = await visit('game/quick?seats=person,person&seed=flights', moving);
    const still = await visit('game/quick?seats=person,person&seed=flights');
    for (const it of [page, still]) {
      await asked(it);
      await count(it);
      const chance = chanceOf(12);
      for (let i = 0; i < 40; i++) {
        await asked(it);
        await answer(it, chance, 'panel');
      }
    }
    expect(await flights(page)).toBeGreaterThan(0);
    expect(await flights(still)).toBe(0);
  });
});
