import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedEntry } from '../src/session/entries.js';
import { useBrowser, type Visit } from './browser.js';
import { faultsIn } from './faults.js';
import { lateGame, storeGames } from './late-game.mjs';
import { asked } from './play.js';

const { visit } = useBrowser();
let late: SavedEntry;
beforeAll(() => {
  late = lateGame({
    id: 'late',
    name: 'Late',
    players: ['Anna', 'Marijke', 'Bram', 'Katarzyna'].map((name) => ({ kind: 'person', name })),
    options: { players: 4 },
    seed: 'boxes',
    round: 11,
    ask: 'gate',
  });
});

async function open(look: Visit): Promise<Page> {
  const page = await visit('', look);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await storeGames(page, [late]);
  await page.goto(`${page.url().replace(/#.*/, '')}#/game/late`);
  await asked(page);
  await page.locator('.farm .place').first().waitFor();
  return page;
}

describe('Calendar, Wish and trade card on a small desk', () => {
  it('are lines that say how they stand, and open in a sheet', async () => {
    const page = await open({ width: 1024, height: 768 });
    const lines = page.locator('.lines button');
    await lines.first().waitFor();
    expect((await lines.allInnerTexts()).map((it) => it.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^Calendar .*steps?$/),
      expect.stringMatching(/^Queen’s Wish (\d of \d|Fulfilled)/),
      expect.stringMatching(/^Trade card \d spaces? free$/),
    ]);
    await lines.first().click();
    await page.locator('dialog .calendar').waitFor();
    expect(await faultsIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });
});

describe('what a thing is, in words', () => {
  const THINGS = ['.offers .tile', '.farm .place', '.calendar .cell', '.sluice .step', '.groups .group'];
  it('stands beside its column, and never over the question', async () => {
    const page = await open({});
    for (const thing of THINGS) {
      const box = await page.locator(thing).first().boundingBox();
      await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
      await page.mouse.move((box?.x ?? 0) + 14, (box?.y ?? 0) + 14);
      await page.locator('.hovercard').waitFor();
      const apart = await page.evaluate(() => {
        const [card, question] = ['.hovercard', '.decide'].map((it) =>
          document.querySelector(it)?.getBoundingClientRect(),
        );
        return card && question && (card.right <= question.left || card.bottom <= question.top);
      });
      expect(apart, thing).toBe(true);
    }
  });

  it('is quiet until the mouse moves', async () => {
    const page = await open({});
    const box = await page.locator('.sluice .step').first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    await page.reload();
    await asked(page);
    await page.waitForTimeout(400);
    expect(await page.locator('.hovercard').count()).toBe(0);
  });
});

describe('a lever cell', () => {
  it('shows as many Tools as it takes', async () => {
    const page = await open({});
    const cells = await page.locator('.sluice .cell').evaluateAll((all) =>
      all.map((cell) => ({
        name: cell.getAttribute('aria-label') ?? '',
        tools: [...cell.querySelectorAll('.tools use')].map((it) => it.getBoundingClientRect().left),
        box: cell.getBoundingClientRect(),
      })),
    );
    for (const { name, tools, box } of cells) {
      const takes = Number(/(\d) Tools?/.exec(name)?.[1] ?? 0);
      expect(new Set(tools).size, name).toBe(takes);
      for (const left of tools) {
        expect(left, name).toBeGreaterThanOrEqual(box.left - 1);
        expect(left, name).toBeLessThan(box.right);
      }
    }
  });
});

it('in forced colours what can be pressed has a line around it', async () => {
  const page = await open({ context: { forcedColors: 'active' } });
  const bare = await page.locator('.sluice .can').evaluateAll(
    (all) =>
      all.filter((it) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(it);
        return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2;
      }).length,
  );
  expect(await page.locator('.sluice .can').count()).toBeGreaterThan(0);
  expect(bare).toBe(0);
});

it('the board in words can be scrolled by keyboard', async () => {
  const page = await open({});
  await page.keyboard.press('Escape');
  const describe = page.getByRole('button', { name: /Describe the board/ }).first();
  if ((await describe.count()) === 0) await page.getByRole('button', { name: 'Menu' }).first().click();
  await page
    .getByRole('button', { name: /Describe the board/ })
    .first()
    .click();
  const region = page.locator('dialog [role="region"]');
  await region.getByRole('heading').first().waitFor();
  await region.focus();
  await page.keyboard.press('End');
  await page.waitForFunction(() => (document.querySelector('dialog [role="region"]')?.scrollTop ?? 0) > 0);
});

describe('a Contract with many words', () => {
  it('shows what it scores, whole', async () => {
    const players = ['Wilhelmina', 'Małgorzata', 'Bartholomeus', 'Katarzyna'];
    late = lateGame({
      id: 'late',
      name: 'Late',
      players: players.map((name) => ({ kind: 'person', name })),
      options: { players: 4 },
      seed: 'read',
      round: 8,
      ask: 'market',
    });
    const page = await open({ language: 'pl' });
    const cut = await page.locator('.contracts .card').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const figure = card.querySelector('b');
        const out = figure && figure.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom;
        return out !== null && out > 0.5 ? [card.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
});
