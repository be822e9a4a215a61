import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { answer, asked, chanceOf } from './play.js';

const { visit } = useBrowser();
const HOTSEAT = 'game/quick?seats=person,person&seed=undo';

/** All that the table says, in words and figures, once nothing is pointed at and figures stand still. */
async function table(page: Page): Promise<string> {
  await page.mouse.move(1, 1);
  let [before, now] = ['', await page.locator('main.table').innerText()];
  while (before !== now) {
    await page.waitForTimeout(100);
    [before, now] = [now, await page.locator('main.table').innerText()];
  }
  return now;
}
const decide = (page: Page, what: string): Promise<string | null> =>
  page.locator('.decide').getAttribute(`data-${what}`);
const undo = (page: Page) => page.locator('[data-act="undo"]');

/** Plays by chance until `found`, remembering the table at the beginning of the turn. */
async function playUntil(
  page: Page,
  seed: number,
  found: (steps: number) => Promise<boolean>,
): Promise<{ start: string; steps: number }> {
  const chance = chanceOf(seed);
  let start = '';
  let steps = 0;
  for (let i = 0; i < 400; i++) {
    await asked(page);
    if ((await decide(page, 'ask')) === 'gate') {
      start = await table(page);
      steps = 0;
    }
    if (start !== '' && (await found(steps))) return { start, steps };
    await answer(page, chance, 'panel');
    steps++;
  }
  throw new Error('It never came to that.');
}

describe('undo', () => {
  it('goes back step by step out of a reward inside an action, to the same table', async () => {
    const page = await visit(HOTSEAT);
    const nested = /^(field|patch|helper|market|trade|calendar)/;
    const { start, steps } = await playUntil(page, 3, async (n) => {
      const free = (await undo(page).getAttribute('aria-disabled')) === 'false';
      return n >= 4 && free && nested.test((await decide(page, 'source')) ?? '');
    });
    let back = 0;
    while (
      (await decide(page, 'ask')) !== 'gate' &&
      (await undo(page).getAttribute('aria-disabled')) === 'false'
    ) {
      await undo(page).click();
      back++;
    }
    expect(back).toBeGreaterThan(0);
    expect(back).toBeLessThanOrEqual(steps);
    // Nothing hidden was shown on the way: all the way back is the same table.
    if ((await decide(page, 'ask')) === 'gate')
      await expect.poll(() => table(page), { timeout: 5000 }).toBe(start);
  });

  it('restarts a turn as a whole', async () => {
    const page = await visit(HOTSEAT);
    const { start } = await playUntil(
      page,
      5,
      async (n) => n >= 3 && (await undo(page).getAttribute('aria-disabled')) === 'false',
    );
    await page.locator('[data-act="restart"]').click();
    await expect.poll(() => decide(page, 'ask')).toBe('gate');
    // Figures show what changed for a moment.
    await expect.poll(() => table(page), { timeout: 5000 }).toBe(start);
  });

  it('takes back one press: two choices that were made by one, but not two that were made one by one', async () => {
    const page = await visit(HOTSEAT);
    const choices = async (): Promise<number> => Number(await decide(page, 'choices'));
    const option = (keys: string) => page.locator(`.decide [data-keys="${keys}"]`);
    let both = '';
    await playUntil(page, 4, async () => {
      const offered = await page
        .locator('.decide [data-keys]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('data-keys') ?? ''));
      both = offered.find((keys) => /^do:large trade:/.test(keys)) ?? '';
      return both !== '' && offered.includes('do:large');
    });
    const before = await choices();
    await option(both).click();
    await expect.poll(choices).toBeGreaterThan(before + 1);
    await undo(page).click();
    await expect.poll(choices).toBe(before);
    for (const key of both.split(' ')) {
      const made = await choices();
      await option(key).click();
      await expect.poll(choices).toBeGreaterThan(made);
      await asked(page);
    }
    await undo(page).click();
    await expect.poll(choices).toBe(before + 1);
  });

  it('is refused with the reason after something hidden was shown', async () => {
    const page = await visit(HOTSEAT);
    await playUntil(page, 9, async () => /was revealed/.test((await undo(page).getAttribute('title')) ?? ''));
    const choices = await decide(page, 'choices');
    // It is marked as disabled, and says why when pressed all the same.
    await undo(page).click({ force: true });
    await page
      .getByText(/a new (tile|card) was revealed/)
      .first()
      .waitFor();
    // Nobody else could agree to it here.
    expect(await page.locator('[data-act="ask-back"]').count()).toBe(0);
    expect(await decide(page, 'choices')).toBe(choices);
  });
});
