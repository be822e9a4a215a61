import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { answer, asked, chanceOf, fromMenu } from './play.js';

const { visit } = useBrowser();

/** A table where everybody has had a turn. */
async function played(
  options: Parameters<typeof visit>[1] = {},
  query = 'seats=person,apprentice,apprentice',
) {
  const page = await visit(`game/quick?${query}&seed=since`, options);
  const chance = chanceOf(7);
  for (let i = 0; i < 60; i++) {
    await asked(page);
    if (Number(/\d+/.exec((await page.locator('.top .round').textContent()) ?? '')?.[0]) >= 2) break;
    await answer(page, chance, 'panel');
  }
  return page;
}

describe('since your last turn', () => {
  it('has one line a rival, which unfolds above the question and begins at its turn', async () => {
    const page = await played();
    const lines = page.locator('.since .did');
    expect(await lines.count()).toBe(2);
    expect(await lines.first().getAttribute('aria-label')).toMatch(/^Marijke: gate \d, \d steps?, /);
    for (const line of await lines.all()) {
      await line.click();
      const story = page.locator('.unfolded ol');
      await story.waitFor();
      expect(await story.locator('li').first().innerText()).toBe('Round 1');
      expect(await story.innerText()).toMatch(/turned the wheels \d steps?/);
      const [box, question] = await Promise.all([
        page.locator('.unfolded').boundingBox(),
        page.locator('.decide').boundingBox(),
      ]);
      if (!box || !question) throw new Error('There is no box.');
      expect(box.y + box.height <= question.y || box.x + box.width <= question.x).toBe(true);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.locator('.unfolded').count()).toBe(0);
    }
    // The focus is back at the line.
    expect(await lines.nth(1).evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('leads to the moment, and to the farm', async () => {
    const page = await played();
    await page.locator('.since .did').first().click();
    await page.locator('.unfolded li:not(.head)').first().click();
    await page.locator('.decide .bar').waitFor();
    await page.locator('[data-act="now"]').click();
    await page.locator('.since .rival button').first().click();
    await page.locator('dialog').getByText('Marijke').first().waitFor();
  });

  it('is one line each beside three rivals, and on a phone', async () => {
    const four = await played({}, 'seats=person,apprentice,apprentice,apprentice');
    expect(await four.locator('.since .one').count()).toBe(3);
    expect(await four.locator('.since .rival').count()).toBe(0);
    const phone = await played({ width: 390, height: 844, context: { hasTouch: true, isMobile: true } });
    expect(await phone.locator('.since .one:visible').count()).toBe(2);
    await phone.locator('.since .did').first().tap();
    await phone.locator('.unfolded li').first().waitFor();
  });
});

describe('the header', () => {
  it('says whose turn it is, in words and in the title', async () => {
    const page = await played();
    expect(await page.locator('.turn.yours').innerText()).toMatch(/^Your turn\s+then Marijke$/);
    expect(await page.title()).toMatch(/^Your turn · /);
    expect(await page.locator('.top nav :is(button, a)').allInnerTexts()).toEqual([
      ...['History', 'Scores', 'Rules', 'Menu'],
    ]);
  });

  it('has everything else in a menu; the board in words scrolls by keyboard', async () => {
    const page = await played({ height: 720 });
    await fromMenu(page, 'describe');
    const body = page.locator('dialog [tabindex="0"]');
    await page.locator('dialog article').waitFor();
    await body.focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => body.evaluate((it) => it.scrollTop)).toBeGreaterThan(100);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog').count()).toBe(0);
  });
});
