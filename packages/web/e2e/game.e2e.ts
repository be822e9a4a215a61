import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
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
    // The sheet adds up: what is listed for a seat is its total.
    const sums = await page.locator('.end table').evaluate((table) => {
      const numbers = (row: Element): number[] =>
        [...row.querySelectorAll('td')].map((cell) =>
          Number(
            cell.textContent
              ?.trim()
              .replace('−', '-')
              .replace('·', '0')
              .replace(/[^-\d]/g, ''),
          ),
        );
      const rows = [...table.querySelectorAll('tbody tr')].map(numbers);
      const [total] = [...table.querySelectorAll('tfoot .total')].map(numbers);
      return { listed: total.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0)), total };
    });
    expect(sums.listed).toEqual(sums.total);
    expect(sums.total).toHaveLength(2);
  });
});
