import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { lateGame, storeGames } from './late-game.mjs';

const { visit } = useBrowser();

const game = (id: string, round: number, which: 'valley' | 'duel' = 'valley') =>
  lateGame({
    game: which,
    id,
    name: 'With reasons',
    players: [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'Bram', level: 'grower' },
    ],
    options: which === 'valley' ? { players: 2 } : {},
    seed: 'reasons',
    round,
    ...(round < 50 && { seat: 0, ask: which === 'valley' ? 'gate' : 'wheels' }),
  });

const open = async (page: Page, entry: ReturnType<typeof game>): Promise<void> => {
  await storeGames(page, [entry]);
  await page.goto(`${page.url().split('#')[0]}#/game/${entry.id}`);
};
/** One or two sentences, with figures. */
const SENTENCES = /^(Better|Worse) by \d+ VP: .+\.$|^Hardly a difference.*\.$/;
const said = async (page: Page): Promise<string> =>
  ((await page.locator('.because').first().textContent()) ?? '').replace(/\s+/g, ' ').trim();

describe('why', () => {
  it.each(['valley', 'duel'] as const)(
    'is said by a hint, of the best and of what is selected (%s)',
    async (which) => {
      const page = await visit('');
      await open(page, game('hinted', 4, which));
      await page.locator('[data-act="hint"]').click();
      await page.locator('.hint .because').waitFor({ timeout: 60_000 });
      expect(await said(page)).toMatch(SENTENCES);
      const options = page.locator('.hint li');
      // In the other game a press is a choice: the question is gone with it.
      if (which === 'duel' && (await options.count()) > 1) {
        await options.nth(1).getByRole('button').click();
        await options.nth(1).locator('.because').waitFor();
        expect(await page.locator('.hint .because').count()).toBe(1);
      }
      expect(await violations(page, 'all')).toEqual([]);
    },
  );

  it.each(['valley', 'duel'] as const)(
    'is asked about a bot’s turn in the log, and folded again (%s)',
    async (which) => {
      const page = await visit('');
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await open(page, game('asked', 4, which));
      await page.locator('[data-act="log"]').click();
      const why = page.locator('.log button.why').last();
      await why.waitFor();
      expect(loaded.filter((url) => url.includes('TurnWhy'))).toEqual([]);
      await why.click();
      await page.locator('.log .because').waitFor({ timeout: 60_000 });
      expect(await said(page)).toMatch(SENTENCES);
      expect(loaded.some((url) => url.includes('TurnWhy'))).toBe(true);
      expect(await violations(page, 'all')).toEqual([]);
      await why.click();
      expect(await page.locator('.log .because').count()).toBe(0);
    },
  );

  it('is said of each weighed turn of an analysis', async () => {
    const page = await visit('');
    await open(page, game('weighed', 99));
    await page.locator('[data-act="analyse"]').click();
    await page.locator('.details .because').first().waitFor({ timeout: 120_000 });
    expect(await said(page)).toMatch(SENTENCES);
  });
});
