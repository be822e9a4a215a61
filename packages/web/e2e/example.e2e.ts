import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWeb, readBuilt, serveWeb } from '../../../scripts/web.mjs';
import { useBrowser } from './browser.js';
import { answer, asked, chanceOf, endScreen } from './play.js';

const { visit } = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'polder-example-'));
let page: { readonly url: string; close(): Promise<unknown> };
/** One line more in the catalogue, and nothing else: the game of examples/ is played as all others are. */
beforeAll(async () => {
  await buildWeb(folder, 'examples/index.ts');
  page = await serveWeb({ files: readBuilt(folder) });
}, 120_000);
afterAll(async () => {
  await page?.close();
  rmSync(folder, { recursive: true, force: true });
});
const point = (page: Page, name: string) => page.locator(`[data-at="point:${name}"]`);

describe('a game of examples/', () => {
  it('is played to its end against a bot on the plain board', async () => {
    const table = await visit('', { url: page.url });
    await table.getByRole('button', { name: 'Play Morris' }).click();
    expect(await asked(table)).toBe(true);
    await point(table, 'd6').click();
    await table.locator('[data-act="confirm"]').click();
    await point(table, 'd6').locator('.ic').waitFor();
    const chance = chanceOf(7);
    for (let i = 0; i < 400 && (await asked(table)); i++) await answer(table, chance, 'panel');
    await endScreen(table).waitFor();
    expect(await endScreen(table).innerText()).toMatch(/wins|win|draw|shared/i);
  });
});
