import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Finished games of the fixtures, and what the end screen shows of them. */

export const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../../../fixtures/${name}.polder`, import.meta.url));
export const textOf = (name: string): string => readFileSync(pathOf(name), 'utf8');

/** Gives a file to the start page. */
export async function openFile(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(file);
}

/** VP of all seats as the file has them. */
export const pointsOf = (name: string): number[] =>
  (/result (.*) winner/.exec(textOf(name))?.[1].match(/(?<==)-?\d+/g) ?? []).map(Number);

/** Seat by seat, as the beds show them. */
export async function bedTotals(page: Page): Promise<number[]> {
  const beds = await page.locator('.end .beds li').evaluateAll((rows) =>
    rows.map((row) => ({
      seat: Number((row as HTMLElement).dataset.seat),
      vp: Number(row.querySelector('.total')?.textContent?.replace('−', '-')),
    })),
  );
  return beds.sort((a, b) => a.seat - b.seat).map(({ vp }) => vp);
}

/** Opens the whole score sheet from the end screen. */
export async function openSheet(page: Page): Promise<Locator> {
  await page.locator('.end [data-act="sheet"]').click();
  const sheet = page.locator('dialog table');
  await sheet.waitFor();
  return sheet;
}

/** What is listed for a seat adds up to its total. */
export async function expectSums(sheet: Locator): Promise<number[]> {
  const sums = await sheet.evaluate((table) => {
    const numbers = (row: Element): number[] =>
      [...row.querySelectorAll('td')].map((cell) =>
        Number(
          (cell.textContent ?? '')
            .trim()
            .replace('−', '-')
            .replace('·', '0')
            .replace(/[^-\d]/g, ''),
        ),
      );
    const rows = [...table.querySelectorAll('tbody tr')].map(numbers);
    const [total] = [...table.querySelectorAll('tfoot .total')].map(numbers);
    return { listed: total.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0)), total };
  });
  expect(sums.listed).toEqual(sums.total);
  return sums.total;
}
