import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { coach, follow, inTheWay, wantedOf } from './lesson.js';
import { answer, asked, chanceOf } from './play.js';

const { visit } = useBrowser();

describe('the lesson', () => {
  it('leads through every action in 20 steps and 50 clicks, and into a game that goes on', async () => {
    const page = await visit('lesson');
    await coach(page).waitFor();
    expect(await violations(page)).toEqual([]);
    const said = new Set<string | null>();
    let clicks = 0;
    for (;;) {
      const say = await coach(page).getAttribute('data-say');
      said.add(say);
      expect(await inTheWay(page), `${say}`).toEqual([]);
      if (say === 'done') break;
      clicks += await follow(page, true);
      expect(clicks).toBeLessThanOrEqual(50);
      await coach(page).waitFor();
    }
    expect(said.size).toBeLessThanOrEqual(20);
    expect(said.size).toBeGreaterThan(12);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    expect(await asked(page)).toBe(true);
    expect(page.url()).toContain('#/game/');
  });

  it.each([
    [1024, 768, 'en'],
    [768, 1024, 'en'],
    [390, 844, 'pl'],
  ] as const)('%i x %i: covers nothing, and nothing sticks out', async (width, height, language) => {
    const page = await visit('lesson', { language, width, height });
    await coach(page).waitFor();
    for (let i = 0; i < 24; i++) {
      const say = await coach(page).getAttribute('data-say');
      expect(await inTheWay(page), `${say}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await follow(page);
      await coach(page).waitFor();
    }
  });

  it('leaves cards quiet until the mouse moves', async () => {
    const page = await visit('lesson');
    await coach(page).waitFor();
    const board = await page.locator('.wheels').boundingBox();
    if (!board) throw new Error('There are no wheels.');
    await page.mouse.move(board.x + 60, board.y + 80);
    await page.mouse.down();
    await page.mouse.up();
    await page.keyboard.press('Tab');
    await page.mouse.move(board.x + 60, board.y + 80);
    await page.locator('[data-act="next"]').press('Enter');
    await page.waitForTimeout(500);
    expect(await page.locator('.hovercard').count()).toBe(0);
  });

  it('lets one look around, says so when something else is chosen, and takes back', async () => {
    const page = await visit('lesson');
    for (let i = 0; i < 4; i++) await follow(page);
    expect((await wantedOf(page)).slice(0, 2)).toEqual(['gate:2', 'turn:2']);
    await page.locator('.decide [data-key="gate:1"]').click();
    const confirm = page.locator('[data-act="confirm"]');
    if ((await confirm.count()) > 0) await confirm.click();
    await coach(page).getByText('Now try this one').waitFor();
    expect(await page.locator('.decide').getAttribute('data-ask')).toBe('gate');
    await follow(page);
    expect((await wantedOf(page))[0]).toBe('turn:2');
    await page.locator('[data-act="undo"]').click();
    await page.waitForFunction(() =>
      document.querySelector('.coach')?.getAttribute('data-wanted')?.startsWith('gate:2'),
    );
  });
});

describe('tips', () => {
  it('stand in the panel, come once each, can be understood, and end for good', async () => {
    const page = await visit('game/quick?seats=person,grower&seed=tips', { tips: true });
    await asked(page);
    const tip = page.locator('.decide .tip');
    const said: string[] = [];
    const chance = chanceOf(7);
    for (let i = 0; i < 60 && said.length < 3; i++) {
      await page.waitForTimeout(100);
      if ((await tip.count()) > 0) {
        said.push(await tip.locator('p').innerText());
        const way = said.length < 3 ? 'Got it' : 'No more tips';
        await tip.getByRole('button', { name: way }).click();
        expect(await tip.count()).toBe(0);
      }
      await answer(page, chance, 'panel');
      await asked(page);
    }
    expect(said.length).toBe(3);
    expect(new Set(said).size).toBe(3);
    expect(await tip.count()).toBe(0);
    await page.reload();
    await asked(page);
    expect(await page.evaluate(() => localStorage.getItem('polder.tips'))).toContain('"done":true');
    expect(await tip.count()).toBe(0);
  });
});
