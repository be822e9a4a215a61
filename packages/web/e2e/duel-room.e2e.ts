import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedEntry } from '../src/session/entries.js';
import type { Player } from '../src/session/session.js';
import { useBrowser, type Visit } from './browser.js';
import { lateGame, storeGames } from './late-game.mjs';
import { asked } from './play.js';

const { visit } = useBrowser();

/** Long names on purpose. */
const players: Player[] = ['Wilhelmina', 'Bartholomeus'].map((name) => ({ kind: 'person', name }));
const late = (ask: string, round: number): SavedEntry =>
  lateGame({ game: 'duel', id: ask, name: 'Duel', players, options: {}, seed: 'duel', round, ask });
let turning: SavedEntry;
let sailing: SavedEntry;
beforeAll(() => {
  turning = late('wheels', 13);
  sailing = late('ship', 6);
});

async function open(entry: SavedEntry, look: Visit): Promise<Page> {
  const page = await visit('', look);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await storeGames(page, [entry]);
  await page.goto(`${page.url().replace(/#.*/, '')}#/game/${entry.id}`);
  await asked(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

describe('a desk with less room', () => {
  it.each([
    [1024, 768, 1, 'Farms'],
    [1280, 720, 1.3, 'Ports'],
  ] as const)(
    'opens the part that a question is about, %i x %i, text at %f',
    async (width, height, textSize, name) => {
      const page = await open(sailing, { width, height, settings: { textSize } });
      const pressed = page.locator('.tabs [aria-pressed="true"]');
      expect(await pressed.innerText()).toContain(name);
      expect(await page.locator('.port.can').count()).toBeGreaterThan(0);
      // What one has stays in sight.
      expect(await page.locator('.bar .good').count()).toBe(7);
      await page.locator('.tabs button').first().click();
      expect(await pressed.innerText()).toContain('Board');
      expect(await page.locator('.ring g.bed').count()).toBe(48);
    },
  );
});

describe('the card beside what is pointed at', () => {
  it('is quiet until the mouse moves, stands beside its column and never over the question', async () => {
    const page = await open(turning, {});
    const card = page.locator('.hovercard');
    const middleOf = async (css: string): Promise<[number, number]> => {
      const box = await page.locator(css).first().boundingBox();
      if (!box) throw new Error(`No ${css}.`);
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = await middleOf('.port');
    await page.mouse.move(x, y);
    expect(await card.count()).toBe(0);
    await page.mouse.move(x + 2, y);
    await card.waitFor();
    expect(await card.innerText()).toContain('Port 1');
    const question = await page.locator('.decide').boundingBox();
    for (const css of ['.port', '.offers .tile', '.player .over', '.lever .cell', '.offers .deck']) {
      await page.mouse.move(...(await middleOf(css)));
      await card.waitFor();
      const box = await card.boundingBox();
      expect(box && question && box.x + box.width <= question.x, css).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(await card.count()).toBe(0);
  });
});

describe('in forced colours', () => {
  it('what can be pressed has a border of its own', async () => {
    const page = await open(turning, { context: { forcedColors: 'active' } });
    const widths = await page
      .locator('.lever .cell.can')
      .evaluateAll((cells) => cells.map((cell) => Number.parseFloat(getComputedStyle(cell).borderTopWidth)));
    expect(widths.length).toBeGreaterThan(1);
    for (const width of widths) expect(width).toBeGreaterThanOrEqual(2);
  });
});
