import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { storeGames } from './late-game.mjs';
import { answer, asked, chanceOf } from './play.js';

const { visit, again, errors } = useBrowser();

describe('a saved game', () => {
  it('goes on at the same decision after a reload in the middle of a turn', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=reload');
    const chance = chanceOf(11);
    for (let i = 0; i < 12; i++) {
      await asked(page);
      await answer(page, chance, 'panel');
    }
    await asked(page);
    if ((await page.locator('.decide').getAttribute('data-ask')) === 'gate')
      await answer(page, chance, 'panel');
    await asked(page);
    // Figures show for a moment what has changed.
    await page.waitForTimeout(3000);
    // Without the news for screen readers, which are of this visit.
    const shown = () =>
      page.evaluate(() => {
        const main = document.querySelector<HTMLElement>('main.table');
        const news = main?.querySelector<HTMLElement>('[role="status"]')?.innerText ?? '';
        return main?.innerText.replace(news, '').trim();
      });
    const before = await shown();
    await page.reload();
    await asked(page);
    await expect.poll(shown, { timeout: 10_000 }).toBe(before);
  });

  it('is not overwritten by a second tab: the one behind says so', async () => {
    const page = await visit('game/quick?seats=person,person&seed=tabs');
    await asked(page);
    const other = await again(page, new URL(page.url()).hash.slice(2));
    await asked(other);
    await answer(page, chanceOf(1), 'panel');
    await answer(other, chanceOf(2), 'panel');
    await other.getByText('another tab').waitFor();
  });

  it('that is broken says what is wrong and leaves the others alone', async () => {
    const page = await visit('game/quick?seats=person,person&seed=fine');
    await asked(page);
    const hash = new URL(page.url()).hash.slice(2);
    await storeGames(page, [{ id: 'broken', name: 'Torn', table: { game: 'valley' } }]);
    const broken = await again(page, 'game/broken');
    await broken.getByText('can’t be opened').waitFor();
    await broken.goto(broken.url().replace(/#.*/, '#/'));
    await broken.getByText('Torn').first().waitFor();
    const fine = await again(page, hash);
    expect(await asked(fine)).toBe(true);
  });

  it('plays on where nothing can be saved, and says so', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=private', {
      before: 'Object.defineProperty(window, "indexedDB", { value: undefined })',
    });
    await asked(page);
    await answer(page, chanceOf(4), 'panel');
    await page.getByText('can’t be saved in this browser').waitFor();
    await asked(page);
  });

  it('is not lost when the bots’ worker crashes: another try goes on', async () => {
    const crash = `
      const Real = window.Worker;
      window.crashes = 1;
      window.Worker = function (...args) {
        const worker = new Real(...args);
        if (window.crashes-- > 0) setTimeout(() => worker.dispatchEvent(new ErrorEvent('error', { message: 'crashed' })), 0);
        return worker;
      };`;
    const page = await visit('game/quick?seats=person,apprentice&seed=crash', { before: crash });
    await page.locator('[data-act="retry"]').click();
    expect(await asked(page)).toBe(true);
    errors.length = 0;
  });
});
