import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { lateGame, storeGames } from './late-game.mjs';
import { answer, asked, chanceOf, fromMenu } from './play.js';

const { visit } = useBrowser();

const FINISHED = lateGame({
  id: 'whatif',
  name: 'What if',
  players: [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: 'Bram', level: 'grower' },
  ],
  options: { players: 2 },
  seed: 'what if',
  round: 99,
});

const choices = (page: Page): Promise<string | null> => page.locator('.decide').getAttribute('data-choices');
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);

/** The game as the browser keeps it. */
const stored = (page: Page, id: string): Promise<string> =>
  page.evaluate(async (key) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await done(indexedDB.open('polder'));
    const entry: unknown = await done(database.transaction('games').objectStore('games').get(key));
    database.close();
    return JSON.stringify(entry);
  }, id);

describe('what if', () => {
  it('tries another way from a moment of a finished game, and goes back to that moment', async () => {
    const page = await visit('');
    await storeGames(page, [FINISHED]);
    await page.goto(`${page.url().split('#')[0]}#/game/whatif`);
    await page.locator('.end').waitFor();
    const before = await stored(page, 'whatif');
    await page.locator('.end [data-act="history"]').click();
    const slider = page.locator('.bar input[type="range"]');
    await slider.fill('40');
    await page.getByRole('button', { name: 'Try from here' }).click();

    await page.locator('.branch').getByText('Nothing here counts').waitFor();
    await asked(page);
    expect(await choices(page)).toBe('40');
    // Everything can be taken back here, turns and what was shown included.
    const chance = chanceOf(3);
    const names = new Set<string | null>();
    let last = await choices(page);
    for (let i = 0; i < 14; i++) {
      names.add(await page.locator('.decide .asker b').first().textContent());
      last = await choices(page);
      await answer(page, chance, 'panel');
    }
    expect(names).toEqual(new Set(['Anna', 'Bram']));
    await act(page, 'undo').click();
    await expect.poll(() => choices(page)).toBe(last);
    await act(page, 'start-over').click();
    await expect.poll(() => choices(page)).toBe('40');
    expect(await act(page, 'undo').getAttribute('aria-disabled')).toBe('true');

    await act(page, 'leave-branch').click();
    await page.locator('.bar').waitFor();
    expect(await slider.inputValue()).toBe('40');
    expect(await stored(page, 'whatif')).toBe(before);
  });

  it('plans a turn beside a game that goes on, against bots, and says when it has moved on', async () => {
    // Bots that take their time.
    const slow = `const Plain = Worker;
      window.Worker = class extends Plain {
        postMessage(message) { setTimeout(() => super.postMessage(message), window.patience ?? 0); }
      };`;
    const page = await visit('game/quick?seats=person,grower&seed=plan', { before: slow });
    await asked(page);
    const chance = chanceOf(11);
    while ((await page.locator('.decide').getAttribute('data-ask')) !== 'gate')
      await answer(page, chance, 'panel');
    const now = await choices(page);

    // On one's own turn, from the header.
    await fromMenu(page, 'plan-now');
    await page.locator('.branch').getByText('Planning').waitFor();
    await answer(page, chance, 'panel');
    await page.getByText('Bots play the others').click();
    for (let i = 0; i < 12; i++) {
      await asked(page);
      await answer(page, chance, 'panel');
    }
    await asked(page);
    expect(await page.locator('.decide .asker b').first().textContent()).toBe('Anna');
    await act(page, 'leave-branch').click();
    await expect.poll(() => choices(page)).toBe(now);

    // While others think, from where one waits.
    await page.evaluate('window.patience = 2500');
    while ((await page.locator('.decide[data-ask]').count()) > 0) await answer(page, chance, 'panel');
    await act(page, 'plan').click();
    await page.locator('.branch').getByText('Planning').waitFor();
    expect(await page.locator('.branch .news').textContent()).toBe('');
    await page.locator('.branch').getByText('It’s your turn in the game').waitFor();
    await act(page, 'leave-branch').click();
    await asked(page);
    expect(Number(await choices(page))).toBeGreaterThan(Number(now));
  });
});
