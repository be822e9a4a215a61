import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { chapters as duel } from '../../../games/duel/book/chapters.js';
import { chapters as valley } from '../../../games/valley/book/chapters.js';
import { useBrowser, type Visit } from './browser.js';
import { answer, asked, chanceOf } from './play.js';

const { visit } = useBrowser();

/** The page as it is before its program has come, if that ever does. */
async function drawn(hash: string, wishes: Visit = {}): Promise<Page> {
  const page = await visit(hash, wishes);
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.reload();
  return page;
}

describe('the start page before its program', () => {
  it('is there, in the language and the theme of the reader', async () => {
    const english = await drawn('');
    expect(await english.getByRole('heading', { level: 1 }).innerText()).toContain('Mind the water');
    await english.getByRole('button', { name: 'Play Valley' }).waitFor();
    const polish = await drawn('', { language: 'pl', theme: 'dark' });
    expect(await polish.getByRole('heading', { level: 1 }).innerText()).toContain('Pilnuj wody');
    expect(await polish.locator('#app').innerText()).not.toMatch(/Play|Rulebook|Change players/);
    expect(await polish.title()).toContain('przeglądarce');
    expect(await polish.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      theme: 'dark',
      layout: 'desk',
    });
  });

  it('is not seen on the way to another page', async () => {
    const page = await drawn('rules/valley');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  });

  it('does what was pressed as soon as it can', async () => {
    const page = await visit('');
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByText('1 bot', { exact: true }).click();
    await page.getByRole('button', { name: 'Play Valley' }).click();
    expect(await page.locator('html[data-drawn]').count()).toBe(1);
    go();
    expect(await asked(page)).toBe(true);
    expect(await page.locator('.turn.yours').count()).toBe(1);
  });

  it('has the same pictures when somebody comes back to it', async () => {
    const page = await visit('');
    const pictures = (): Promise<string[][]> =>
      page
        .locator('.hero svg, .frieze, .panel svg')
        .evaluateAll((all) =>
          all.map((it) =>
            [...it.querySelectorAll('*')].map((part) => `${part.tagName} ${part.getAttribute('d')}`),
          ),
        );
    const before = await pictures();
    await page.evaluate(() => location.assign('#/nowhere'));
    await page.locator('.hero').waitFor({ state: 'detached' });
    await page.evaluate(() => location.assign('#/'));
    await page.locator('.hero').waitFor();
    expect(await pictures()).toEqual(before);
  });
});

describe('the start page fits', () => {
  it.each([
    [1280, 720, 'en'],
    [1280, 720, 'pl'],
    [1440, 900, 'en'],
    [2560, 1440, 'en'],
    [1366, 650, 'en'],
    [1366, 650, 'pl'],
  ] as const)('%i by %i without scrolling (%s)', async (width, height, language) => {
    const page = await visit('', { width, height, language });
    const room = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
    ]);
    expect(room).toEqual([height, width]);
    expect(await page.getByRole('region', { name: /Go on with|Graj dalej/ }).count()).toBe(0);
  });

  it.each([
    [844, 390],
    [390, 844],
  ])('a phone of %i by %i with Play in view', async (width, height) => {
    const page = await visit('', { width, height });
    const box = await page.getByRole('button', { name: 'Play Valley' }).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(height);
  });
});

describe('the start page', () => {
  it('has games to go on with in front, and rings those that wait for somebody here', async () => {
    const page = await visit('game/quick?seats=person,person&seed=ring');
    await asked(page);
    await page.goto(page.url().replace(/#.*/, '#/'));
    const row = page.locator('main li.waits');
    await row.waitFor();
    expect(await row.getByText('Play on').count()).toBe(1);
    const first = await page.locator('main > .panel:visible').first().getAttribute('class');
    expect(first).toContain('go-on');
    await page.reload();
    // Noted apart: the page is laid out for them before they are read.
    expect(await page.locator('html').getAttribute('data-returning')).toBe('');
    await row.waitFor();
  });

  it('says that it is unofficial and where the game comes from', async () => {
    const page = await visit('');
    await page.getByText('An unofficial fan project').waitFor();
    await page.getByRole('button', { name: 'About Polder' }).click();
    await page.getByText('not affiliated with the publisher').waitFor();
    expect(await page.getByRole('link', { name: 'Board&Dice' }).getAttribute('href')).toContain(
      'boardanddice.com',
    );
  });

  it('exports a game and opens it again from the file, at the same decision', async () => {
    const page = await visit('game/quick?seats=person,person&seed=export');
    const chance = chanceOf(2);
    for (let i = 0; i < 9; i++) {
      await asked(page);
      await answer(page, chance, 'panel');
    }
    const title = await page.locator('.decide h1').innerText();
    await page.locator('.top [data-act="menu"]').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export this game' }).click(),
    ]);
    const file = await download.path();
    expect(download.suggestedFilename()).toMatch(/\.polder\.json$/);
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    expect(stored.format).toBe('polder-game');
    expect(stored.saved.log).toHaveLength(9);

    const other = await visit('');
    await other.locator('input[type="file"]').first().setInputFiles(file);
    await other.locator('a[href^="#/game/"]').first().click();
    await asked(other);
    expect(await other.locator('.decide h1').innerText()).toBe(title);
    expect(await other.locator('.decide').getAttribute('data-choices')).toBe('9');
  });

  it.each([
    ['no JSON', 'hello', /JSON|game file|not a/i],
    ['another format', '{"format":"chess"}', /game/i],
    ['a torn log', '{"format":"polder-game","formatVersion":1,"name":"x","players":[],"saved":{}}', /./],
  ])('refuses a file with %s, says why and keeps the rest', async (_, text, reason) => {
    const page = await visit('');
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const said = page.getByText('bad.json').first();
    await said.waitFor();
    expect(await said.locator('..').innerText()).toMatch(reason);
    await page.getByRole('button', { name: 'Play Valley' }).click();
    expect(await asked(page)).toBe(true);
  });
});

describe('the rulebook', () => {
  it('finds a rule by a word and by its id, and shows it', async () => {
    const page = await visit('rules/valley');
    await page.getByRole('searchbox').fill('FLO-1');
    await page.locator('ol a[href*="FLO-1"]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('at=FLO-1');
  });

  it('opens the page of a rule with the exact rules unfolded', async () => {
    const page = await visit('rules/valley?at=FLO-2');
    await page.getByRole('heading', { level: 1, name: 'The floodgate' }).waitFor();
    await page.locator('#FLO-2[data-here]').waitFor();
    expect(await page.locator('details').getAttribute('open')).toBe('');
    await page.getByRole('link', { name: 'The water' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'The water' }).waitFor();
    expect(await page.locator('details').getAttribute('open')).toBeNull();
  });

  it.each([
    ['valley', 'a desk', {}],
    ['duel', 'a desk', {}],
    ['valley', 'a phone, in Polish, dark', { width: 390, height: 844, language: 'pl', theme: 'dark' }],
    ['duel', 'a phone, in Polish, dark', { width: 390, height: 844, language: 'pl', theme: 'dark' }],
  ] as const)(
    '%s, on %s: pictures and marks are there, without the program of a table',
    async (game, _, wishes) => {
      const page = await visit(`rules/${game}`, wishes);
      for (const { id, picture, marks = [] } of { valley, duel }[game]) {
        if (!picture) continue;
        await page.goto(`${inject('url')}#/rules/${game}?at=${id}`);
        const frame = page.locator(`figure .frame.${picture}`);
        await frame.scrollIntoViewIfNeeded();
        await expect.poll(() => frame.locator('*').count(), { message: id }).toBeGreaterThan(25);
        const pointed = marks.filter((mark) => mark !== '').length;
        await expect.poll(() => page.locator('figure [data-mark]').count(), { message: id }).toBe(pointed);
        expect([id, (await frame.locator('[style]').count()) > 0]).toEqual([
          id,
          (await frame.locator('[data-style]').count()) > 0,
        ]);
      }
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(files.filter((name) => /\/(table|valley-rules|duel-rules)-[^/]*\.js/.test(name))).toEqual([]);
    },
  );

  it('is there in Polish, and finds words without their accents', async () => {
    const page = await visit('rules/valley', { language: 'pl' });
    await page.getByRole('searchbox').fill('grzadka');
    await page
      .getByText(/grządk/i)
      .first()
      .waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  });
});
