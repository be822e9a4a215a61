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
