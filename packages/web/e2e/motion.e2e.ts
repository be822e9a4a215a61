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

/** What a page shows of others' turns, frame by frame: a turn is over too soon to ask for it from here. */
interface Shown {
  readonly at: number;
  readonly turn: string;
  readonly latest: string;
  readonly options: number;
}
async function record(page: Page): Promise<() => Promise<Shown[]>> {
  await page.evaluate(() => {
    const seen: Shown[] = [];
    Object.assign(window, { shown: seen });
    const look = (): void => {
      if (document.querySelector('[data-act="skip"]'))
        seen.push({
          at: performance.now(),
          turn: document.querySelector('.turn')?.textContent ?? '',
          latest: document.querySelector('.waiting .latest')?.textContent?.trim() ?? '',
          options: document.querySelectorAll('.decide .opt').length,
        });
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown.splice(0));
}

describe('others’ turns', () => {
  it('are shown in a few steps within a second and a half, and nothing can be chosen meanwhile', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=motion', moving);
    await page.locator('.decide').waitFor();
    const shown = await record(page);
    await untilBotPlays(page);
    await asked(page);
    const last = (await shown()).filter(({ latest }) => latest !== '');
    expect(new Set(last.map(({ latest }) => latest)).size).toBeGreaterThan(2);
    expect(last.every(({ options }) => options === 0)).toBe(true);
    expect(new Set(last.map(({ turn }) => turn.includes('Marijke’s turn')))).toEqual(new Set([true]));

    // Once more, as often as one likes; and then the same question is there again.
    const before = await page.locator('.decide').innerText();
    await page.locator('.since .did').click();
    await page.locator('.unfolded [data-act="again"]').click();
    await page.locator('.decide[data-ask]').waitFor();
    const again = await shown();
    expect(again.length).toBeGreaterThan(2);
    expect(again.every(({ turn, options }) => turn.includes('Marijke’s turn') && options === 0)).toBe(true);
    // With some time for a busy machine.
    expect(again[again.length - 1].at - again[0].at).toBeLessThan(2000);
    expect(await page.locator('.decide').innerText()).toBe(before);
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
        const seen = window as unknown as { flights: number };
        seen.flights = 0;
        new MutationObserver((records) => {
          for (const { addedNodes } of records)
            seen.flights += [...addedNodes].filter(
              (it) => it.nodeName === 'svg' && it.parentElement?.matches('.sky'),
            ).length;
        }).observe(document.body, { childList: true, subtree: true });
      });
    const flights = (page: Page) => page.evaluate(() => (window as unknown as { flights: number }).flights);
    const page = await visit('game/quick?seats=person,person&seed=flights', moving);
    const still = await visit('game/quick?seats=person,person&seed=flights');
    /** Plays until `done`; how many answers it took. */
    const play = async (it: Page, done: (answers: number) => Promise<boolean>): Promise<number> => {
      await asked(it);
      await count(it);
      const chance = chanceOf(12);
      for (let i = 0; i < 40; i++) {
        await asked(it);
        if (await done(i)) return i;
        await answer(it, chance, 'panel');
      }
      return 40;
    };
    const answers = await play(page, async () => (await flights(page)) > 2);
    expect(await flights(page)).toBeGreaterThan(2);
    // The same answers.
    await play(still, async (given) => given === answers);
    expect(await flights(still)).toBe(0);
  });
});
