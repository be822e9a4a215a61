import type { Page } from 'playwright-core';
import type { Visit } from './browser.js';
import { becomeGuest } from './online-server.js';
import { answer, chanceOf } from './play.js';

/** People who come to a server as guests, and sit down at its tables. */
export function useSeats(
  visit: (hash: string, visit?: Visit) => Promise<Page>,
  server: { readonly url: string },
): {
  guest(name: string, more?: Visit): Promise<Page>;
  sitAt(page: Page, table: string): Promise<void>;
} {
  return {
    async guest(name, more = {}) {
      const page = await visit('rules/valley', { url: server.url, ...more });
      await becomeGuest(page, name);
      return page;
    },
    async sitAt(page, table) {
      await page.goto(`${server.url}#/table/${table}`);
      await page.locator('.decide').waitFor();
    },
  };
}

export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('.decide[data-ask]').count()) > 0;

/** Whoever is asked answers, until so many answers were given. */
export async function play(pages: readonly Page[], most: number, seed = 1): Promise<void> {
  const chance = chanceOf(seed);
  for (let i = 0; i < most; ) {
    await Promise.race(pages.map((page) => page.locator('.decide[data-ask]').waitFor()));
    for (const page of pages) {
      if (!(await isAsked(page))) continue;
      await answer(page, chance, 'panel');
      i++;
      break;
    }
  }
}
