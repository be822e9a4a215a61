import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { answer, asked, chanceOf, options } from './play.js';

const { visit } = useBrowser();

describe.each(['light', 'dark'] as const)('without violations of WCAG 2.2 A and AA, %s', (theme) => {
  it('start page', async () => {
    const page = await visit('', { theme });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('table, while deciding and with something selected', async () => {
    const page = await visit('game/quick?seats=person,grower,grower,grower&seed=axe', { theme });
    const chance = chanceOf(2);
    for (let i = 0; i < 9; i++) {
      await asked(page);
      await answer(page, chance, 'panel');
    }
    await asked(page);
    if ((await options(page).count()) > 0) await options(page).first().click();
    expect(await violations(page)).toEqual([]);
  });

  it('rulebook', async () => {
    const page = await visit('rules/valley', { theme });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('by the keyboard alone', () => {
  it('the board is described, and the description scrolls', async () => {
    const page = await visit('game/quick?seats=person,grower,grower,grower&seed=axe');
    await asked(page);
    await page.locator('[data-act="menu"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-act="describe"]').focus();
    await page.keyboard.press('Enter');
    const region = page.locator('dialog[open] [role="region"]');
    await region.getByRole('heading', { level: 3 }).first().waitFor();
    await region.focus();
    const top = () => region.evaluate((it) => it.scrollTop);
    expect(await top()).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(top).toBeGreaterThan(100);
  });
});

describe('in forced colours', () => {
  it.each([
    ['Valley', 'game/quick?seats=person,person&seed=axe', '.cell.can'],
    ['Duel', 'game/quick?game=duel&seats=person,grower&seed=axe', '.decide .opt'],
  ])('%s: what can be pressed and whose turn it is have real lines', async (_, hash, target) => {
    const page = await visit(hash, { context: { forcedColors: 'active' } });
    const chance = chanceOf(2);
    await asked(page);
    for (let i = 0; i < 6 && (await page.locator(target).count()) === 0; i++) {
      await answer(page, chance, 'panel');
      await asked(page);
    }
    const width = (css: string): Promise<number> =>
      page
        .locator(css)
        .first()
        .evaluate((it) => {
          const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(it);
          const border = borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
          return Math.max(border, outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth));
        });
    expect(await width(target)).toBeGreaterThanOrEqual(1);
    expect(await width('header.top .turn.yours')).toBeGreaterThanOrEqual(1);
  });
});
