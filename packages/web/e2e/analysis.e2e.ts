import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { lateGame, storeGames } from './late-game.mjs';

const { visit } = useBrowser();

const GAME = lateGame({
  id: 'analysed',
  name: 'Analysed',
  players: [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: 'Bram', level: 'grower' },
  ],
  options: { players: 2 },
  seed: 'analysis',
  round: 99,
});

const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);
const status = (page: Page): Promise<string | null> => page.locator('.progress').getAttribute('data-status');

describe('the analysis of a finished game', () => {
  it('weighs every turn, can be stopped, and leads to branches', async () => {
    const page = await visit('');
    await storeGames(page, [GAME]);
    await page.goto(`${page.url().split('#')[0]}#/game/analysed`);
    await act(page, 'analyse').click();
    await page.locator('.turns tbody tr').first().waitFor();

    // It can be stopped, and goes on.
    await expect
      .poll(() => page.locator('.progress [role="status"]').textContent(), { timeout: 20_000 })
      .toMatch(/^[1-9]/);
    await act(page, 'stop').click();
    expect(await status(page)).toBe('stopped');
    const weighed = await page.locator('.progress [role="status"]').textContent();
    await page.waitForTimeout(600);
    expect(await page.locator('.progress [role="status"]').textContent()).toBe(weighed);
    await act(page, 'resume').click();
    await page.locator('.progress[data-status="done"]').waitFor({ timeout: 120_000 });

    // Every turn has its figures, and the curve ends with how the game ended.
    const rounds = GAME.summary.round;
    const rows = page.locator('.turns tbody tr', { hasText: 'Round' });
    expect(await rows.count()).toBe(rounds);
    expect(await page.locator('.turns').getByText('not weighed yet').count()).toBe(0);
    const [own, other] = GAME.summary.vp;
    const margin = own - other < 0 ? `−${other - own}` : own === other ? '0' : `+${own - other}`;
    expect(await page.locator('.curve text.end').textContent()).toBe(margin);
    expect(await violations(page, 'all')).toEqual([]);

    // A turn by keyboard, and from there a branch and back: nothing is lost.
    const first = rows.first().getByRole('button');
    await first.focus();
    await page.keyboard.press('Enter');
    await page.locator('.details h2', { hasText: 'Round 1' }).waitFor();
    await act(page, 'try').first().click();
    await page.locator('.branch').waitFor();
    await act(page, 'leave-branch').click();
    await page.locator('.progress[data-status="done"]').waitFor();
    await page.locator('.details h2', { hasText: 'Round 1' }).waitFor();
    // Or the moment itself.
    await act(page, 'show').first().click();
    await page.locator('.bar').waitFor();
  });

  it('fits a phone, in Polish and by night', async () => {
    const context = { hasTouch: true };
    const page = await visit('', { width: 390, height: 844, theme: 'dark', language: 'pl', context });
    await storeGames(page, [GAME]);
    await page.goto(`${page.url().split('#')[0]}#/game/analysed/analysis`);
    await page.locator('.turns tbody tr').first().waitFor();
    await expect.poll(() => page.locator('.details').textContent(), { timeout: 20_000 }).toContain('Zagrano');
    const [wide, small] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      [...document.querySelectorAll<HTMLElement>('.analysis button')]
        .filter((it) => it.offsetHeight < 44)
        .map((it) => it.textContent),
    ]);
    expect(wide).toBe(390);
    expect(small).toEqual([]);
    expect(await violations(page, 'all')).toEqual([]);
  });

  it('is not offered for a game that goes on', async () => {
    const page = await visit('game/quick?seats=person,person&seed=running');
    await page.locator('.decide[data-ask]').waitFor();
    await page.goto(`${page.url()}/analysis`);
    await page.locator('.decide[data-ask]').waitFor();
    expect(await page.locator('.analysis').count()).toBe(0);
  });
});
