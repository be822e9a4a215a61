import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { answer, asked, chanceOf, LIT } from './play.js';

const { visit } = useBrowser();

const POSITIONS = 6;
/** So many things of each position are pressed. */
const SAMPLE = 4;

/** What a press may change: what was chosen, what is selected, what is listed. */
const stands = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { choices, selected, ask } = document.querySelector<HTMLElement>('.decide')?.dataset ?? {};
    const listed = [...document.querySelectorAll('.decide .opt')].map((it) => it.getAttribute('data-keys'));
    const taken = document.querySelectorAll('[aria-pressed="true"]').length;
    return JSON.stringify([choices, selected, ask, listed, taken]);
  });

/** The figures of a ghost, while nothing is selected: a moment after the mouse came, and after it left. */
async function ghost(page: Page, thing: Locator): Promise<number> {
  const figures = page.locator('.decide .paper .pill');
  await thing.hover();
  await page.waitForTimeout(400);
  const seen = await figures.count();
  await page.mouse.move(2, 2);
  await expect.poll(() => figures.count()).toBe(0);
  return seen;
}

describe.each([
  ['Windmill Valley', 'game/quick?seats=person,person&seed=glow'],
  ['Duel', 'game/quick?game=duel&seats=person,apprentice&seed=glow'],
])('what glows at a table of %s', (_, address) => {
  it('does something when it is pressed', async () => {
    const page = await visit(address);
    const chance = chanceOf(7);
    let [positions, presses, ghosts] = [0, 0, 0];
    for (let i = 0; i < 60 && positions < POSITIONS && (await asked(page)); i++) {
      const things = page.locator(LIT);
      const n = await things.count();
      if (n > 0) positions++;
      for (let press = 0; press < Math.min(n, SAMPLE); press++) {
        const thing = things.nth(chance(n));
        const name = await thing.evaluate((it) => it.getAttribute('aria-label') ?? it.textContent);
        const before = await stands(page);
        ghosts += await ghost(page, thing);
        expect(await stands(page)).toBe(before);
        await thing.click();
        presses++;
        await expect.poll(() => stands(page), { message: `pressed: ${name}` }).not.toBe(before);
        if (JSON.parse(await stands(page))[0] !== JSON.parse(before)[0]) break;
        await page.keyboard.press('Escape');
      }
      await asked(page);
      await answer(page, chance, 'panel');
    }
    expect(positions).toBe(POSITIONS);
    expect(presses).toBeGreaterThan(POSITIONS);
    // Pointing at it shows what a press would lead to.
    expect(ghosts).toBeGreaterThan(0);
  });
});
