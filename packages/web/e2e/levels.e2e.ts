import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { lateGame, storeGames } from './late-game.mjs';
import { asked, endScreen } from './play.js';

const { visit } = useBrowser();

const NAMES = ['Visitor', 'Apprentice', 'Sower', 'Grower', 'Miller', 'Master'];
/** A whole game that the person has won, against Apprentice. */
const WON = lateGame({
  id: 'won',
  name: 'Beemster',
  players: [
    { kind: 'person', name: 'Jan' },
    { kind: 'bot', name: 'Anna', level: 'apprentice' },
  ],
  options: { players: 2 },
  seed: 'end',
  round: 99,
});

describe('levels', () => {
  it('are shown with their strength, can be chosen, and are played against', async () => {
    const page = await visit('levels?game=valley');
    const cards = page.locator('ol > li');
    await cards.first().waitFor();
    expect(await cards.locator('h2').allInnerTexts()).toEqual(NAMES);
    const figures = (await cards.locator('.strength b').allInnerTexts()).map((it) =>
      Number(it.replace(',', '')),
    );
    expect(figures).toEqual([...figures].sort((a, b) => a - b));
    expect(await page.locator('li.next h2').innerText()).toBe('Apprentice');
    await page.getByRole('button', { name: 'Choose: Sower' }).click();
    expect(await violations(page)).toEqual([]);
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.getByText('Level: Sower.').first().waitFor();
    await page.goto(page.url().replace(/#.*/, '#/levels?game=duel'));
    expect(await page.locator('li.next h2').innerText()).toBe('Apprentice');
    await page.getByRole('button', { name: 'Play Apprentice' }).click();
    expect(await asked(page)).toBe(true);
  });

  it('are suggested after a game, one step up or down', async () => {
    expect(WON.summary.winners).toEqual([0]);
    const page = await visit('');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await storeGames(
      page,
      ['a', 'b', 'c'].map((id) => ({ ...WON, id })),
    );
    await page.goto(`${page.url().replace(/#.*/, '')}#/game/a`);
    await endScreen(page).waitFor();
    const next = page.locator('[data-act="next-level"]');
    expect(await next.innerText()).toMatch(/Play Sower\s+Apprentice: you won 3 of 3/);
    await next.click();
    expect(await asked(page)).toBe(true);
    await page.goto(page.url().replace(/#.*/, '#/levels?game=valley'));
    // Once the games of this browser are read.
    await expect.poll(() => page.locator('li.next h2').innerText()).toBe('Sower');
    expect(await page.locator('section.panel p').innerText()).toMatch(/^You, about [\d,]+, from 3 games/);
  });
});
