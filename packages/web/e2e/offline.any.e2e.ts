import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveWeb } from '../../../scripts/web.mjs';
import { useEngine } from './engine.js';
import type { AnyPage } from './page.js';
import { answer, asked, chanceOf } from './play.js';

const { visit, expectErrors, full } = useEngine();

let server: Awaited<ReturnType<typeof serveWeb>>;
beforeEach(async () => {
  server = await serveWeb();
});
afterEach(() => server.close());

const choices = (page: AnyPage) => page.locator('.decide').getAttribute('data-choices');
async function play(page: AnyPage, times: number): Promise<void> {
  const chance = chanceOf(7);
  for (let i = 0; i < times; i++) {
    await asked(page);
    await answer(page, chance, 'panel');
  }
  await asked(page);
}

describe('without a network', () => {
  it('everything is there after the first visit: start, games against bots, rules, tools, lesson, both languages', async () => {
    // The browser's own look for a newer worker can't succeed, and it says so.
    expectErrors(/ERR_CONNECTION|ERR_FAILED|ServiceWorker|NetworkError/);
    const page = await visit('', { url: server.url, worker: true });
    // All of Polder is fetched and kept before the worker takes over.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 90_000,
    });
    await server.close();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${server.url}#/game/quick?seats=person,apprentice&seed=offline`);
    await play(page, 6);
    const at = await choices(page);
    await page.reload();
    await asked(page);
    expect(await choices(page)).toBe(at);

    await page.goto(`${server.url}#/rules/valley`);
    await page.locator('figure .frame > *').first().waitFor();
    await page.getByRole('searchbox').fill('FLO-1');
    await page.locator('ol a[href*="FLO-1"]').first().waitFor();
    // What was never looked at before is there, too.
    await page.goto(`${server.url}#/game/quick?game=duel&seats=person,apprentice&seed=offline`);
    await play(page, 3);
    if (!full) return;
    await page.goto(`${server.url}#/calculator`);
    await page.getByRole('heading', { name: 'Count the points' }).waitFor();
    await page.goto(`${server.url}#/companion`);
    await page.getByRole('heading', { name: 'How strong is the Gardener?' }).waitFor();
    await page.goto(`${server.url}#/lesson`);
    await page.locator('.coach').waitFor();

    await page.goto(`${server.url}#/`);
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.getByText('Pilnuj wody').waitFor();
    expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toContain('manifest.pl');
    await page.goto(`${server.url}#/rules/valley`);
    await page.getByRole('heading', { level: 1, name: 'O czym jest ta gra' }).waitFor();
    await page.goto(`${server.url}#/`);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Mind the water').waitFor();
  });
});
