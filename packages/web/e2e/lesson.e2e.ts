import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { asked, choose } from './play.js';

const { visit } = useBrowser();

const coach = (page: Page) => page.locator('.coach');

/** Does what the coach asks for, in the panel; the message that was shown. */
async function follow(page: Page): Promise<string | null> {
  await coach(page).waitFor();
  const say = await coach(page).getAttribute('data-say');
  const key = await coach(page).getAttribute('data-wanted');
  if (key === null) await page.locator('[data-act="next"]').click();
  else if (key === 'end') await choose(page, page.locator('[data-act="end"]'));
  else {
    const option = page.locator(`[data-key="${key}"]`);
    if ((await option.count()) === 0) await page.locator('.decide .more').click();
    await choose(page, option);
  }
  await page.waitForFunction(
    (said) => document.querySelector('.coach')?.getAttribute('data-say') !== said,
    say,
  );
  return say;
}

async function toTheEnd(page: Page): Promise<number> {
  let steps = 0;
  while ((await coach(page).getAttribute('data-say')) !== 'done') {
    await follow(page);
    expect(++steps).toBeLessThan(60);
  }
  return steps;
}

describe('the lesson', () => {
  it('leads through three turns and into a game that goes on', async () => {
    const page = await visit('');
    await page.getByRole('link', { name: /Learn in five minutes/ }).click();
    await coach(page).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await toTheEnd(page)).toBeGreaterThan(30);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    expect(await asked(page)).toBe(true);
    expect(page.url()).toContain('#/game/');
  });

  it('speaks Polish, on a phone, and nothing sticks out', async () => {
    const page = await visit('lesson', { language: 'pl', width: 390, height: 844 });
    await coach(page).getByText('Witaj w dolinie').waitFor();
    for (let i = 0; i < 14; i++) {
      await follow(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);
    }
  });

  it('lets one look around, says so when something else is chosen, and takes back', async () => {
    const page = await visit('lesson');
    for (let i = 0; i < 6; i++) await follow(page);
    expect(await coach(page).getAttribute('data-wanted')).toBe('gate:2');
    await choose(page, page.locator('[data-key="gate:1"]'));
    await coach(page).getByText('Now try this one').waitFor();
    expect(await page.locator('.decide').getAttribute('data-ask')).toBe('gate');
    await follow(page);
    await page.locator('[data-act="undo"]').click();
    await page.waitForFunction(() => document.querySelector('.coach')?.getAttribute('data-say') === 'gate');
  });
});

describe('tips', () => {
  it('come with a question, can be understood, and end for good', async () => {
    const page = await visit('game/quick?seats=person,grower&seed=tips', { tips: true });
    await asked(page);
    const tip = page.locator('.tip');
    for (let i = 0; i < 6 && (await tip.count()) === 0; i++) {
      await choose(page, page.locator('.decide .opt').first());
      await asked(page);
      await page.waitForTimeout(100);
    }
    await tip.waitFor();
    await tip.getByRole('button', { name: 'Got it' }).click();
    expect(await tip.count()).toBe(0);
    await choose(page, page.locator('.decide .opt').first());
    await tip.getByRole('button', { name: 'No more tips' }).click();
    await page.reload();
    await asked(page);
    expect(await tip.count()).toBe(0);
  });
});
