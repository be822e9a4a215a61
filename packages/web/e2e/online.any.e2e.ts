import { describe, expect, it } from 'vitest';
import { useEngine } from './engine.js';
import { becomeGuest, useServer } from './online-server.js';
import type { AnyPage } from './page.js';
import { answer, chanceOf } from './play.js';

const { visit } = useEngine();
const server = useServer();

async function guest(name: string, width: number, height: number): Promise<AnyPage> {
  const page = await visit('rules/valley', { url: server.url, width, height });
  await becomeGuest(page, name);
  return page;
}
const isAsked = async (page: AnyPage): Promise<boolean> =>
  (await page.locator('.decide[data-ask]').count()) > 0;
const choices = (page: AnyPage): Promise<string | null> =>
  page.locator('.decide').getAttribute('data-choices');

describe('an online table', () => {
  it('two people see the same game, each at their own page, and after a reload, too', async () => {
    const pages = [await guest('Ada', 1280, 720), await guest('Ben', 390, 844)];
    const table = await server.begun(pages);
    for (const page of pages) {
      await page.goto(`${server.url}#/table/${table}`);
      await page.locator('.decide').waitFor();
    }
    const chance = chanceOf(4);
    const answers = [0, 0];
    for (let i = 0; i < 400 && Math.min(...answers) < 4; i++) {
      const [first, second] = await Promise.all(pages.map(isAsked));
      const seat = first ? 0 : 1;
      if (!first && !second) await pages[0].waitForTimeout(50);
      else {
        await answer(pages[seat], chance, 'panel');
        answers[seat] += 1;
      }
    }
    expect(Math.min(...answers)).toBeGreaterThanOrEqual(4);
    // Whoever chose last knows first.
    const now = Math.max(...(await Promise.all(pages.map(choices))).map(Number));
    for (const page of pages) await page.locator(`.decide[data-choices="${now}"]`).waitFor();
    await pages[1].reload();
    await pages[1].locator(`.decide[data-choices="${now}"]`).waitFor();
  });
});
