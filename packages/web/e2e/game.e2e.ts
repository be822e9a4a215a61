import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { bedTotals, expectSums, openSheet } from './finished.js';
import { answer, asked, chanceOf, endScreen, WAYS, type Way } from './play.js';

const { visit } = useBrowser();

describe('a game through the page', () => {
  it('is played to its end against a bot: by panel, board and keyboard', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=browser');
    const chance = chanceOf(7);
    const used = new Map<Way | 'end', number>();
    for (let i = 0; (await asked(page)) && i < 900; i++) {
      const way = await answer(page, chance, WAYS[i % WAYS.length]);
      used.set(way, (used.get(way) ?? 0) + 1);
    }
    await endScreen(page).waitFor();
    for (const way of [...WAYS, 'end'] as const) expect(used.get(way) ?? 0, way).toBeGreaterThan(8);
    // The sheet adds up, and header and beds say the same.
    const totals = await expectSums(await openSheet(page));
    expect(totals).toHaveLength(2);
    expect(await bedTotals(page)).toEqual(totals);
  });
});
