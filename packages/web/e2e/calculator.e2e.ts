import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';

const { visit, again } = useBrowser();
const PHONE = { width: 390, height: 844, context: { hasTouch: true } } as const;

const field = (page: Page, id: string): Locator => page.locator(`[id="fact-${id}"]`);
const place = (page: Page, at: string): Locator => page.locator(`[data-place="${at}"]`);
const tab = (page: Page, n: number): Locator => page.getByRole('tab').nth(n);
const headline = (page: Page): Locator => page.locator('.headline');

/** The score sheet as text: a line of figures for each source. */
const sheet = (page: Page): Promise<string[]> =>
  page
    .locator('.result table tr')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) => [...row.querySelectorAll('th, td')].map((it) => it.textContent?.trim()).join(' ')),
    );

async function addContract(page: Page, add: string, find: string, card: number): Promise<void> {
  await page.getByRole('button', { name: add }).click();
  await page.getByLabel(find).fill(String(card));
  await page.keyboard.press('Enter');
}

/** Anna: a row of red and one more below it, the red group empty, two Contracts. */
async function fillValley(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna');
  await field(page, 'track').fill('50');
  await place(page, '0.0').focus();
  for (let i = 0; i < 7; i++) await page.keyboard.press('3');
  await page.getByRole('radio', { name: 'red tulip' }).check({ force: true });
  await place(page, '1.0').click();
  await page.getByRole('button', { name: /^red group/ }).click();
  await addContract(page, 'Add a Contract', 'Number or word', 21);
  await addContract(page, 'Add a Contract', 'Number or word', 1);
  await page.getByRole('button', { name: /Windmills beside.*one more/ }).click();
  await page.getByRole('button', { name: /Windmills beside.*one more/ }).click();
  await tab(page, 1).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bram');
  await field(page, 'track').fill('99');
}

/** What is wider than the page, lies outside its panel, or is too small to be touched. */
function faults(): string[] {
  const found: string[] = [];
  const nameOf = (it: Element): string =>
    `${it.tagName}.${it.getAttribute('class') ?? ''} '${it.textContent?.trim().slice(0, 24)}'`;
  const { innerWidth: width } = window;
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const panel of document.querySelectorAll('.panel')) {
    const box = panel.getBoundingClientRect();
    for (const it of panel.querySelectorAll('button, a, p, h2, label, b, small, th, td, input')) {
      const { left, right, width: across } = it.getBoundingClientRect();
      if (across === 0 || it.closest('.unseen, .scroll') || it.matches('.unseen')) continue;
      if (left < box.left - 1 || right > box.right + 1) found.push(`${nameOf(it)} leaves its panel`);
    }
  }
  const touched = document.documentElement.dataset.layout !== 'desk';
  for (const it of document.querySelectorAll(
    'main :is(button, input:not([type="radio"]), label:has([type="radio"]))',
  )) {
    const { width: across, height } = it.getBoundingClientRect();
    if (across === 0) continue;
    const least = touched ? 42 : 24;
    if (height < least || across < Math.min(least, 40))
      found.push(`${nameOf(it)} is ${across.toFixed(0)} x ${height.toFixed(0)}`);
  }
  return [...new Set(found)];
}

describe('Windmill Valley', () => {
  it('scores a filled form, keeps it over a reload, and lists the result', async () => {
    const page = await visit('calculator');
    await page.getByText('Still to enter').waitFor();
    await page.getByRole('button', { name: 'Keep this result' }).click({ force: true });
    await page.getByText('First enter what is missing').waitFor();
    await fillValley(page);
    const lines = [
      'VP track 50 99',
      'Contracts 24 0',
      'Empty Windmill groups 16 0',
      'Rows 10 0',
      'Columns −1 0',
      'Total 99 99',
      'Planted bulbs 8 0',
    ];
    await expect.poll(() => sheet(page)).toEqual(lines);
    expect(await headline(page).innerText()).toBe('Anna wins');

    await page.reload();
    await headline(page).waitFor();
    await expect.poll(() => sheet(page)).toEqual(lines);
    await page.getByRole('button', { name: 'Keep this result' }).click();
    await page.getByText('Kept.').waitFor();
    const result = page.locator('.history li');
    expect(await result.innerText()).toMatch(/Anna\s+99 VP\s+Bram\s+99 VP/);
    // Kept once more it takes its own place.
    await page.getByRole('button', { name: 'Keep this result' }).click();
    expect(await result.count()).toBe(1);

    await page.getByRole('button', { name: 'New count' }).click();
    await page.getByText('Still to enter').waitFor();
    expect(await tab(page, 0).innerText()).toContain('Anna');
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect.poll(() => sheet(page)).toEqual(lines);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all' }).click(),
    ]);
    const exported = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(exported.scores[0].seats.map((it: { name: string; vp: number }) => [it.name, it.vp])).toEqual([
      ['Anna', 99],
      ['Bram', 99],
    ]);
    await page.getByRole('button', { name: /^Delete/ }).click();
    expect(await result.innerText()).toContain('listed here');
    await page.locator('.history').getByRole('button', { name: 'Undo' }).click();
    expect(await result.innerText()).toMatch(/Anna\s+99 VP/);
    const fresh = await visit('calculator');
    const picker = fresh.locator('input[type="file"]');
    await picker.setInputFiles({
      name: 'odd.json',
      mimeType: 'application/json',
      buffer: Buffer.from('[1]'),
    });
    await fresh.getByText('odd.json is no file of results').waitFor();
    await picker.setInputFiles(await file.path());
    await fresh.getByText('1 result added.').waitFor();
    expect(await fresh.locator('.history li').innerText()).toMatch(/Anna\s+99 VP/);
    const other = await again(page, 'calculator');
    expect(await other.locator('.history li').innerText()).toMatch(/Anna\s+99 VP/);
  });

  it('says what can’t be, leads to what is missing, and takes no nonsense', async () => {
    const page = await visit('calculator');
    await place(page, '2.3').click();
    await page.getByText('Row 3 has a gap').waitFor();
    expect(await page.locator('.todo a').getAttribute('href')).toBe('#/rules/valley?at=PLT-1');
    await page.getByRole('button', { name: 'Marijke: VP on the track' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('fact-track');
    expect(await tab(page, 1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.type('12');
    await page.keyboard.type('x');
    await page.getByText('A whole number from 0 to 999').waitFor();
    expect(await sheet(page)).toContain('VP track 0 12');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.getByText('Coś się nie zgadza').waitFor();
    expect(await tab(page, 1).getAttribute('aria-selected')).toBe('true');
  });
});

describe('Duel', () => {
  it('scores the ring on a phone, in Polish, down to the tie-break', async () => {
    const page = await visit('calculator', { ...PHONE, language: 'pl' });
    await page.getByText('Duel', { exact: false }).last().click();
    await field(page, 'track').fill('40');
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: /^Kolumna, kolor czerwony/ }).click();
    await page.getByRole('button', { name: /^Kolumna, kolor czarny/ }).click();
    await page.getByRole('radio', { name: 'czerwony tulipan' }).check({ force: true });
    await place(page, '0.0').tap();
    await place(page, '0.1').tap();
    await page.getByRole('radio', { name: 'czarny tulipan' }).check({ force: true });
    await place(page, '1.3').tap();
    for (const space of [0, 4, 11]) await place(page, `${space}.4`).tap();
    await addContract(page, 'Dodaj kontrakt', 'Numer lub słowo', 6);
    await tab(page, 1).tap();
    await field(page, 'track').fill('55');
    await expect
      .poll(() => sheet(page))
      .toEqual(['Tor PZ 40 55', 'Kontrakty 6 0', 'Tulipany 9 0', 'Razem 55 55']);
    await field(page, 'guilder').fill('4');
    await tab(page, 0).tap();
    await field(page, 'guilder').fill('3');
    await expect.poll(() => headline(page).innerText()).toBe('Wygrywa Żółty');
    expect(await page.evaluate(faults)).toEqual([]);

    await page.getByText('Policz ręcznie').tap();
    await page.getByText('Jeszcze do wpisania').waitFor();
    await field(page, 'counted-red').fill('4');
    await field(page, 'counted-black').fill('1');
    await field(page, 'mills-red').fill('2');
    await expect.poll(() => sheet(page)).toContain('Razem 55 55');
    await page.reload();
    await headline(page).waitFor();
    await expect.poll(() => headline(page).innerText()).toBe('Wygrywa Żółty');
    expect(await page.evaluate(faults)).toEqual([]);
  });
});

describe('for everybody', () => {
  it.each([
    ['light', 'en', {}],
    ['dark', 'pl', PHONE],
  ] as const)(
    'without violations of WCAG 2.2 A and AA, nothing out of place: %s, %s',
    async (theme, language, size) => {
      const page = await visit('calculator', { ...size, theme, language });
      for (const n of [1, 0]) {
        await page.locator('header .which label').nth(n).click();
        await page.locator('.add').click();
        await page.locator('dialog li button').first().click();
        await page.locator('.what').first().click();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(faults)).toEqual([]);
      }
    },
  );

  it('opens with a store that somebody spoilt, and loses nothing of it', async () => {
    const page = await visit('calculator', {
      before: `localStorage.setItem('polder.calculator', '[[['); localStorage.setItem('polder.scores', '{oops')`,
    });
    await page.getByText('1 entry can’t be read').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all' }).click(),
    ]);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8')).scores).toEqual(['{oops']);
    await page.getByRole('button', { name: 'Delete this entry' }).click();
    await page.getByText('listed here').waitFor();
  });
});
