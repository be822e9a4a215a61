import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { storeGames } from './late-game.mjs';
import { asked } from './play.js';

const { visit, again, errors } = useBrowser();

/** What stands there: title, what happened, and where one can go from it. */
describe('something that is not there', () => {
  it.each([
    ['en', 'There is nothing at this address', 'To the start page'],
    ['pl', 'Pod tym adresem nic nie ma', 'Na stronę główną'],
  ] as const)('an unknown address says so and leads home: %s', async (language, title, home) => {
    const page = await visit('tabel/x7', { language, width: 390, height: 844 });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('.lost').innerText()).toContain('#/tabel/x7');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: home }).click();
    await page.locator('.lost').waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#/');
  });

  it('a game that is not in this browser leads to those that are, or to a new one', async () => {
    const page = await visit('game/nobody');
    await page.getByRole('heading', { level: 1, name: 'There is no such game in this browser' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'A new game' }).click();
    await page.locator('.lost').waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#/new');
    await page.getByText('A new table').first().waitFor();
  });

  it('a broken game can be exported, and stays', async () => {
    const page = await visit('game/quick?seats=person,person&seed=kept');
    await asked(page);
    await storeGames(page, [{ id: 'torn', name: 'Torn', table: { game: 'valley' } }]);
    const broken = await again(page, 'game/torn');
    await broken.getByRole('heading', { level: 1, name: 'This game can’t be opened' }).waitFor();
    expect(await broken.locator('.lost').innerText()).toMatch(
      /Torn[\s\S]*Something is missing[\s\S]*stays in this browser/,
    );
    const [file] = await Promise.all([
      broken.waitForEvent('download'),
      broken.locator('.lost button').first().click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Torn/);
  });

  it('a part that can’t be loaded is asked for again', async () => {
    const page = await visit('');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/companion*.js', (route) => route.abort());
    await page.evaluate(() => {
      location.hash = '#/companion';
    });
    await page.getByRole('heading', { level: 1, name: 'This part could not be loaded' }).waitFor();
    expect(await page.locator('.lost').innerText()).toContain('Your games are kept in this browser');
    await page.unroute('**/companion*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.lost').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    errors.length = 0;
  });

  it('the way back from it is the browser’s own', async () => {
    const page = await visit('rules');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(() => {
      location.hash = '#/nothing';
    });
    await page.locator('.lost').waitFor();
    await page.goBack();
    await page.locator('.lost').waitFor({ state: 'detached' });
  });
});
