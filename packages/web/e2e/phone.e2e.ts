import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { answer, asked, chanceOf } from './play.js';

const { visit } = useBrowser();

const PHONES = [
  [390, 844],
  [360, 640],
  [844, 390],
  [667, 375],
] as const;
const GAMES = [
  ['valley', 'game/quick?seats=person,grower&seed=x', '.starting'],
  ['valley, for four', 'game/quick?seats=grower,grower,grower,person&seed=x', '.starting'],
  ['duel', 'game/quick?game=duel&seats=person,grower&seed=x', '.hand'],
] as const;

/** Runs in the page: cards of a panel that are lower than a thumb, or whose words are cut off. */
function squeezed(panel: string): string[] {
  return [...document.querySelectorAll(`${panel} li button`)].flatMap((card) => {
    const { height } = card.getBoundingClientRect();
    const text = card.textContent?.trim() ?? '';
    if (height < 44) return [`${text} is ${height} high`];
    return card.scrollHeight > card.clientHeight + 1 ? [`${text} is cut`] : [];
  });
}

/** What a thumb in the middle of the first card would touch. */
const touches = (page: Page, panel: string): Promise<boolean> =>
  page.evaluate((within) => {
    const card = document.querySelector(`${within} li button`);
    const box = card?.getBoundingClientRect();
    if (!card || !box) return false;
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return found !== null && card.contains(found);
  }, panel);

describe.each(PHONES)('a phone of %i x %i', (width, height) => {
  it.each(GAMES)('shows the first cards of %s as a whole, and they can be tapped', async (_, hash, panel) => {
    const context = { hasTouch: true, isMobile: true };
    const page = await visit(hash, { width, height, context });
    await asked(page);
    await page.locator(`${panel} li button`).first().waitFor();
    expect(await page.evaluate(squeezed, panel)).toEqual([]);
    // Without scrolling: the question brings its cards into sight.
    expect(await touches(page, panel)).toBe(true);
    const last = page.locator(`${panel} li button`).last();
    await last.tap();
    await page.locator(`${panel} li:last-child button[aria-pressed="true"]`).waitFor();
    const before = await page.locator('.decide').getAttribute('data-choices');
    await page.locator('[data-act="confirm"]').tap();
    await page.waitForFunction(
      (then) => document.querySelector<HTMLElement>('.decide')?.dataset.choices !== then,
      before,
    );
  });
});

it('what can be chosen is brought into sight on a phone, question by question', async () => {
  const page = await visit('game/quick?seats=person,person&seed=sight', { width: 390, height: 844 });
  const chance = chanceOf(9);
  for (let i = 0; i < 40; i++) {
    await asked(page);
    const hidden = await page.evaluate(async () => {
      // The next frame scrolls, the one after it shows that.
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      const room = document.querySelector('.room')?.getBoundingClientRect();
      // Tabs that are not shown stay drawn.
      const first = document.querySelector('.room .can:not([hidden] *)')?.getBoundingClientRect();
      return room && first ? first.bottom > room.bottom + 1 || first.top < room.top - 1 : false;
    });
    const ask = await page.locator('.decide').getAttribute('data-ask');
    expect(hidden, `asked for ${ask}`).toBe(false);
    await answer(page, chance, 'panel');
  }
});
