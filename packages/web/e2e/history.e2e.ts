import { readFileSync } from 'node:fs';
import { type Game, type GameEvent, replayNotation } from '@polder/core';
import { duel } from '@polder/duel';
import { valley } from '@polder/valley';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser, type Visit } from './browser.js';
import { bedTotals, openFile, pathOf, pointsOf, textOf } from './finished.js';
import { answer, asked, chanceOf, endScreen, fromMenu, wholeLog } from './play.js';

const { visit } = useBrowser();

interface Known {
  readonly players: readonly { readonly vp: readonly number[] }[];
  readonly turn: { readonly round: number };
}
interface Moment {
  readonly vp: readonly number[];
  readonly round: number;
}

const sorted = (all: readonly number[]): number[] => [...all].sort((a, b) => a - b);

/** What the table shows after every choice: the round, and the VP on the tracks, in no order. */
function courseOf<Options, State extends Known, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  name: string,
): Moment[] {
  const course: Moment[] = [];
  replayNotation(game, textOf(name), ({ players, turn: { round } }) => {
    course.push({ vp: sorted(players.map(({ vp }) => vp.reduce((sum, n) => sum + n, 0))), round });
  });
  return course;
}

/** A finished game from a file, at its end screen. */
async function finished(name: string, options: Visit = {}): Promise<Page> {
  const page = await visit('', options);
  await openFile(page, pathOf(name));
  await page.locator('.note a').click();
  await endScreen(page).waitFor();
  return page;
}

/** The points turn by turn, from the end screen. */
const openTimeline = async (page: Page): Promise<void> => {
  await page.locator('.end [data-act="timeline"]').click();
  await page.locator('dialog .timeline').waitFor();
};
const bar = (page: Page) => page.locator('.decide .bar');
const slider = (page: Page) => bar(page).locator('input[type="range"]');
const momentOf = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const openHistory = async (page: Page): Promise<void> => {
  await page.locator('.top [data-act="history"]').click();
  await bar(page).waitFor();
};

async function figuresOf(page: Page): Promise<Moment> {
  const figures = await page
    .locator('.cols .figure')
    .evaluateAll((all) => all.flatMap((it) => /^(\d+) VP$/.exec(it.getAttribute('title') ?? '')?.[1] ?? []));
  const round = await page.locator('.top .round').innerText();
  return { vp: sorted(figures.map(Number)), round: Number(/\d+/.exec(round)?.[0]) };
}

describe('looking back', () => {
  it.each([
    ['golden/two-random', courseOf(valley, 'golden/two-random')],
    ['duel/golden/sailor', courseOf(duel, 'duel/golden/sailor')],
  ])('shows the board of every moment, with the log in step: %s', async (name, course) => {
    const page = await finished(name);
    await openHistory(page);
    await wholeLog(page);
    expect(await slider(page).getAttribute('max')).toBe(String(course.length));
    expect(await momentOf(page)).toBe(course.length);
    const middle = Math.floor(course.length / 2);
    for (const at of [1, 17, middle, middle + 1, middle + 2, course.length - 1]) {
      await slider(page).fill(String(at));
      await expect.poll(() => figuresOf(page), { message: `after ${at} choices` }).toEqual(course[at - 1]);
      // What the bar says happened is marked in the log, and in sight.
      const said = await bar(page).locator('ol li:not(.aside)').allInnerTexts();
      const marked = await page.locator('.log .then').allInnerTexts();
      for (const line of said) expect(marked.map((it) => it.trim())).toContain(line.trim());
      await expect
        .poll(() =>
          page.locator('.log [aria-current]').evaluate((line) => {
            const list = line.closest('.lines')?.getBoundingClientRect();
            const { top, bottom } = line.getBoundingClientRect();
            return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
          }),
        )
        .toBe(true);
    }
    await page.locator('[data-act="now"]').click();
    await endScreen(page).waitFor();
  });

  it('goes by choices and turns, with buttons and keys', async () => {
    const page = await finished('golden/two-random');
    await page.keyboard.press(',');
    await bar(page).waitFor();
    await wholeLog(page);
    const total = Number(await slider(page).getAttribute('max'));
    expect(await momentOf(page)).toBe(total - 1);
    await page.keyboard.press('<');
    const turn = await momentOf(page);
    expect(turn).toBeLessThan(total - 1);
    // The turn begins there: its heading is the line of the log.
    expect(await page.locator('.log [aria-current]').getAttribute('class')).toContain('who');
    await page.keyboard.press('.');
    expect(await momentOf(page)).toBe(turn + 1);
    await bar(page).locator('[data-step="turnBack"]').click();
    expect(await momentOf(page)).toBe(turn);
    await bar(page).locator('[data-step="first"]').click();
    expect(await momentOf(page)).toBe(0);
    expect(await bar(page).locator('[data-step="back"]').getAttribute('aria-disabled')).toBe('true');
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await momentOf(page)).toBe(2);
    await page.keyboard.press('Shift+ArrowRight');
    const first = await momentOf(page);
    await page.keyboard.press('PageUp');
    expect(await momentOf(page)).toBeGreaterThan(first);
    expect(await slider(page).getAttribute('aria-valuetext')).toMatch(
      /^Round 1, Marijke\. Choice \d+ of \d+$/,
    );
    await page.locator('body').press('Escape');
    await endScreen(page).waitFor();
  });

  it('is possible in the middle of a turn: the boards stay where they are, and so does the question', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=back');
    const chance = chanceOf(9);
    for (let i = 0; i < 9; i++) {
      await asked(page);
      await answer(page, chance, 'panel');
    }
    await asked(page);
    const question = await page.locator('.decide h1').innerText();
    const boxes = () =>
      page.locator('.cols .panel:not(.log)').evaluateAll((panels) =>
        panels.map((panel) => {
          const { x, y, width, height } = panel.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    const before = await boxes();
    // A press on a turn of the log opens it there.
    await wholeLog(page);
    await page.locator('.log .who button').first().click();
    await bar(page).waitFor();
    expect(await boxes()).toEqual(before);
    expect(await page.locator('.decide').getAttribute('data-ask')).toBeNull();
    expect(await bar(page).locator('h1').innerText()).toMatch(/^Round \d+, /);
    await page.locator('[data-act="now"]').click();
    expect(await asked(page)).toBe(true);
    expect(await page.locator('.decide h1').innerText()).toBe(question);
  });

  it('on a phone: within reach of a thumb', async () => {
    const page = await finished('golden/four-restless', {
      width: 390,
      height: 844,
      language: 'pl',
      context: { hasTouch: true, isMobile: true },
    });
    await fromMenu(page, 'history');
    await bar(page).waitFor();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.bar button, .bar input, .top button, .top a')]
        .map((it) => ({
          name: it.getAttribute('aria-label') ?? it.textContent,
          box: it.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ name, box }) => `${name}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const at = await momentOf(page);
    await bar(page).locator('[data-step="back"]').tap();
    expect(await momentOf(page)).toBe(at - 1);
  });

  it.each(['light', 'dark'] as const)(
    'has no violations of WCAG 2.2 AA, and few nodes: %s',
    async (theme) => {
      const page = await finished('golden/four-restless', { theme });
      expect(await violations(page)).toEqual([]);
      await openTimeline(page);
      await page.locator('.timeline .chips label').nth(2).click();
      expect(await violations(page)).toEqual([]);
      await page.locator('.timeline .switch').click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await openHistory(page);
      await page.keyboard.press('<');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
    },
  );
});

describe('points over the game', () => {
  it('end with the score sheet, and lead to every turn', async () => {
    const page = await finished('golden/four-restless');
    const totals = await bedTotals(page);
    await openTimeline(page);
    const seats = page.locator('.reading li b');
    expect((await seats.allInnerTexts()).map(Number)).toEqual(totals);
    // By hand: a turn is read where the pointer is, and shown where it is pressed.
    const plot = await page.locator('.timeline .plot').boundingBox();
    if (!plot) throw new Error('There is no drawing.');
    await page.mouse.move(plot.x + plot.width / 2, plot.y + plot.height / 2);
    await expect.poll(() => page.locator('.reading .turn').innerText()).toMatch(/Round 1\d/);
    const read = (await page.locator('.reading .turn').innerText()).trim();
    const [, round] = /Round (\d+)/.exec(read) ?? [];
    await page.mouse.click(plot.x + plot.width / 2, plot.y + plot.height / 2);
    await bar(page).waitFor();
    // The end of a turn is the beginning of the next one.
    const shown = Number(/Round (\d+)/.exec(await bar(page).locator('h1').innerText())?.[1]);
    expect(shown - Number(round)).toBeLessThanOrEqual(1);
    await page.locator('[data-act="now"]').click();
    await openTimeline(page);
    // Without one: the slider reads it aloud.
    await page.locator('.timeline input[type="range"]').focus();
    await page.keyboard.press('Home');
    expect(await page.locator('.timeline input[type="range"]').getAttribute('aria-valuetext')).toMatch(
      /^Round 1, Anna: \+\d+ VP, \d+ VP in all$/,
    );
  });

  it('stand in a table, too: its last row is the sheet', async () => {
    const page = await finished('golden/solo-medium');
    const totals = (await bedTotals(page)).map(String);
    await openTimeline(page);
    await page.locator('.timeline .switch').click();
    const last = page.locator('.timeline tbody tr').last();
    expect(await last.locator('td').allInnerTexts()).toEqual(totals);
    // One seat by source: the row adds up.
    await page.locator('.timeline .chips label').nth(2).click();
    const figures = (await last.locator('td').allInnerTexts()).map((it) =>
      it === '·' ? 0 : Number(it.replace('−', '-')),
    );
    expect(figures.slice(0, -1).reduce((sum, n) => sum + n, 0)).toBe(figures.at(-1));
    expect(String(figures.at(-1))).toBe(totals[1]);
    await last.locator('button').click();
    await bar(page).waitFor();
  });

  it('are there from the header while the game runs, as soon as a turn is over', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=early');
    await asked(page);
    await fromMenu(page, 'timeline');
    await page.getByText('once the first turn is over').waitFor();
    await page.keyboard.press('Escape');
    const chance = chanceOf(12);
    while (!(await page.locator('.top .round').innerText()).includes('2')) {
      await asked(page);
      await answer(page, chance, 'panel');
    }
    await fromMenu(page, 'timeline');
    await page.locator('dialog .plot svg').waitFor();
    await page.locator('dialog .reading button').click();
    await bar(page).waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
  });
});

describe('a game as text', () => {
  async function notationOf(page: Page): Promise<string> {
    await page.locator('.top [data-act="menu"]').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-act="notation"]').click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.polder$/);
    await page.keyboard.press('Escape');
    return readFileSync(await file.path(), 'utf8');
  }

  it('can be saved and opened again, with its people, finished or not', async () => {
    const page = await visit('game/quick?seats=person,apprentice&seed=text');
    const chance = chanceOf(7);
    for (let i = 0; i < 7; i++) {
      await asked(page);
      await answer(page, chance, 'panel');
    }
    await asked(page);
    const text = await notationOf(page);
    const question = await page.locator('.decide').innerText();
    const other = await visit('');
    const file = { name: 'mine.polder', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await openFile(other, file);
    await other.locator('.note a').click();
    await asked(other);
    expect(await other.locator('.decide').innerText()).toBe(question);
    expect(await notationOf(other)).toBe(text);
  });

  it('from elsewhere is dropped on the page and shown as it ended', async () => {
    const page = await visit('');
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'golden.polder', { type: 'text/plain' }));
      return transfer;
    }, textOf('golden/three-eager'));
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await page.locator('.note a').click();
    await endScreen(page).waitFor();
    expect(await bedTotals(page)).toEqual(pointsOf('golden/three-eager'));
    const saved = await notationOf(page);
    expect(saved).toContain(textOf('golden/three-eager').split('\n').slice(4, 20).join('\n'));
  });

  it('that does not fit is refused with the place, and nothing is opened', async () => {
    const page = await visit('');
    const bad = textOf('golden/two-random').replace('1. p1 gate:3', '1. p1 gate:7');
    await openFile(page, { name: 'bad.polder', mimeType: 'text/plain', buffer: Buffer.from(bad) });
    const note = page.locator('.note.bad');
    await note.waitFor();
    expect(await note.innerText()).toMatch(/Line 6, column 7: .*gate:7.*Possible there: .*gate:1/);
    expect(await page.locator('a[href^="#/game/"]').count()).toBe(0);
  });
});
