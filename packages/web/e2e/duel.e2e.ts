import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedEntry } from '../src/session/entries.js';
import type { Player } from '../src/session/session.js';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { bedTotals } from './finished.js';
import { lateGame, storeGames } from './late-game.mjs';
import { answer, asked, chanceOf, endScreen, options, WAYS, type Way } from './play.js';

const { visit } = useBrowser();

/** Long names on purpose. */
const people: Player[] = ['Wilhelmina', 'Bartholomeus'].map((name) => ({ kind: 'person', name }));
const late = (ask: string, round: number): SavedEntry =>
  lateGame({ game: 'duel', id: ask, name: 'Duel', players: people, options: {}, seed: 'duel', round, ask });
let turning: SavedEntry;
let dealing: SavedEntry;
beforeAll(() => {
  turning = late('wheels', 13);
  dealing = late('deal', 8);
});

async function open(page: Page, entry: SavedEntry): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await storeGames(page, [entry]);
  await page.goto(`${page.url().replace(/#.*/, '')}#/game/${entry.id}`);
  await asked(page);
  await page.evaluate(() => document.fonts.ready);
}

const ready = (page: Page) => page.locator('[data-act="ready"]');
/** Names of the two players, from above. */
const seated = (page: Page): Promise<string[]> => page.locator('.player h2').allInnerTexts();

describe('a game of Duel through the page', () => {
  it('is played to its end against Grower: by panel, board and keyboard', async () => {
    const page = await visit('game/quick?game=duel&seats=person,grower&seed=browser');
    const chance = chanceOf(7);
    const used = new Map<Way | 'end', number>();
    for (let i = 0; (await asked(page)) && i < 400; i++) {
      const way = await answer(page, chance, WAYS[i % WAYS.length]);
      used.set(way, (used.get(way) ?? 0) + 1);
    }
    await endScreen(page).waitFor();
    for (const way of WAYS) expect(used.get(way) ?? 0, way).toBeGreaterThan(8);
    const totals = await bedTotals(page);
    expect(totals).toHaveLength(2);
    expect(totals.every((vp) => vp > 0)).toBe(true);
  });

  it('can be watched: two bots play to the end by themselves', async () => {
    const page = await visit('');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const players = people.map(({ name }): Player => ({ kind: 'bot', name, level: 'apprentice' }));
    await storeGames(page, [{ ...turning, table: { ...turning.table, players } }]);
    await page.goto(`${page.url().replace(/#.*/, '')}#/game/${turning.id}`);
    await endScreen(page).waitFor({ timeout: 60_000 });
    expect(await page.locator('.end').innerText()).toMatch(/wins|win together/);
  });
});

describe('two people at one screen', () => {
  it('choose their first Helpers unseen by the other (D-SET-5)', async () => {
    const page = await visit('game/quick?game=duel&seats=person,person&seed=secret');
    await ready(page).waitFor();
    // Under the cover nothing of the table is on the page.
    expect(await page.locator('.hand, .decide, .log').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Anna');
    await ready(page).click();
    const cards = (): Promise<string[]> => page.locator('.hand li').allInnerTexts();
    await page.locator('.hand button.can').first().waitFor();
    const first = await cards();
    expect(first).toHaveLength(2);
    await page.locator('.hand button').first().click();
    await page.locator('.hand button').first().click();

    await ready(page).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Marijke');
    expect(await page.locator('.hand, .decide, .log').count()).toBe(0);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    expect(await ready(page).count()).toBe(1);
    await ready(page).click();
    await page.locator('.hand button.can').first().waitFor();
    expect((await cards()).some((card) => first.includes(card))).toBe(false);
    // Nobody else is told what was kept.
    expect(await page.locator('main.table').innerText()).not.toContain(first[0]);
    await options(page).first().click();
    await page.keyboard.press('Enter');

    // Both are turned up together; from now on nothing is hidden, and no cover comes between turns.
    await expect.poll(() => page.locator('.decide').getAttribute('data-ask')).toBe('wheels');
    expect(await page.locator('.panel.row .card').count()).toBe(2);
    const chance = chanceOf(3);
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      await asked(page);
      seen.add(await page.locator('.decide .asker b').first().innerText());
      expect(await ready(page).count()).toBe(0);
      await answer(page, chance, 'panel');
    }
    expect(seen.size).toBe(2);
  });

  it('see the board from whoever decides, or keep it as it is', async () => {
    const page = await visit('');
    await open(page, turning);
    const decider = (): Promise<string> => page.locator('.decide .asker b').first().innerText();
    const first = await decider();
    expect((await seated(page))[1]).toBe(first);
    const keep = page.getByRole('button', { name: 'Keep the board this way round' });
    expect(await keep.getAttribute('aria-pressed')).toBe('false');
    await keep.click();
    const chance = chanceOf(4);
    for (let i = 0; i < 30 && (await decider()) === first; i++) {
      await answer(page, chance, 'panel');
      await asked(page);
    }
    expect(await decider()).not.toBe(first);
    expect((await seated(page))[1]).toBe(first);
    await page.reload();
    await asked(page);
    expect((await seated(page))[1]).toBe(first);
    await keep.click();
    expect((await seated(page))[1]).toBe(await decider());
    await page.getByRole('button', { name: `Look from ${first}’s side` }).click();
    expect((await seated(page))[1]).toBe(first);
  });
});

describe('on a phone', () => {
  it('every tab has its parts, targets are large enough, and a question opens its own tab', async () => {
    const page = await visit('', {
      width: 390,
      height: 844,
      context: { hasTouch: true, isMobile: true },
    });
    await open(page, dealing);
    const tabs = page.locator('.tabs button');
    expect(await tabs.count()).toBe(4);
    expect(await page.locator('.tabs [aria-current]').innerText()).toBe('Board');
    await page.locator('.market button.can').first().tap();
    await page.locator('[data-act="confirm"]').waitFor();
    const parts = ['.lever', '.ports', '.offers', '.log'];
    for (const [i, part] of parts.entries()) {
      await tabs.nth(i).tap();
      await page.locator(part).first().waitFor();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.room button:not([tabindex="-1"])')]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
          .map(({ element, box }) => `${element.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`),
      );
      expect(small).toEqual([]);
    }
  });
});

describe.each(['light', 'dark'] as const)('without violations of WCAG 2.2 A and AA, %s', (theme) => {
  it('the table, with something selected, and the cover', async () => {
    const page = await visit('game/quick?game=duel&seats=person,person&seed=axe', { theme });
    await ready(page).waitFor();
    expect(await violations(page), 'cover').toEqual([]);
    await ready(page).click();
    await page.locator('.hand button.can').first().waitFor();
    expect(await violations(page), 'hand').toEqual([]);
    await page.goto(`${page.url().replace(/#.*/, '')}#/`);
    await open(page, dealing);
    await page.locator('.market button.can').first().click();
    expect(await violations(page), 'table').toEqual([]);
  });
});
