import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { answer, asked, chanceOf } from './play.js';

const { visit } = useBrowser();

describe('the start page', () => {
  it('leads to a game against bots in two clicks', async () => {
    const page = await visit('');
    await page.getByText('1 bot', { exact: true }).click();
    await page.getByRole('button', { name: 'Play Valley' }).click();
    expect(await asked(page)).toBe(true);
    expect(await page.locator('.top .seats li').count()).toBe(2);
  });

  it('leads to a Duel in one click, and to its form', async () => {
    const page = await visit('');
    await page.getByRole('button', { name: 'Play Duel' }).click();
    expect(await asked(page)).toBe(true);
    expect(await page.locator('.top .seats li').count()).toBe(2);
    const form = await visit('new?game=duel');
    await form.getByText('A Tool for whoever begins').click();
    await form.getByRole('button', { name: 'Play', exact: true }).click();
    await form.waitForURL(/#\/game\//);
    expect(await asked(form)).toBe(true);
  });

  it('says that it is unofficial and where the game comes from', async () => {
    const page = await visit('');
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
    await page.getByRole('button', { name: 'Settings' }).click();
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
    await page.getByRole('heading', { level: 1 }).waitFor();
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
