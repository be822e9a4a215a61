import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { answer, asked, chanceOf, LIT } from './play.js';

const { visit } = useBrowser();

const POSITIONS = 6;
/** So many things of each position are pressed. */
const SAMPLE = 4;

/** What a press may change: what is selected, what is listed. What was chosen, too, but others choose as well. */
const stands = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { selected, ask } = document.querySelector<HTMLElement>('.decide')?.dataset ?? {};
    const listed = [...document.querySelectorAll('.decide .opt')].map((it) => it.getAttribute('data-keys'));
    const taken = document.querySelectorAll('[aria-pressed="true"]').length;
    return JSON.stringify([selected, ask, listed, taken]);
  });
const choices = (page: Page): Promise<string | null> => page.locator('.decide').getAttribute('data-choices');

/** The figures of a ghost, while nothing is selected: soon after the mouse came, if ever, and gone after it left. */
async function ghost(page: Page, thing: Locator): Promise<number> {
  const figures = page.locator('.decide .paper .pill');
  await thing.hover();
  const appears = figures.first().waitFor({ timeout: 400 });
  const seen = await appears.then(
    () => figures.count(),
    () => 0,
  );
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
        const [before, chosen] = [await stands(page), await choices(page)];
        ghosts += await ghost(page, thing);
        expect(await stands(page)).toBe(before);
        await thing.click();
        presses++;
        await expect
          .poll(async () => (await stands(page)) !== before || (await choices(page)) !== chosen, {
            message: `pressed: ${name}`,
          })
          .toBe(true);
        if ((await choices(page)) !== chosen) break;
        await page.keyboard.press('Escape');
        // The boards follow in a task of their own.
        await expect.poll(() => stands(page)).toBe(before);
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
