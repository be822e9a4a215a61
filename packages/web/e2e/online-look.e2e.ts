import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser, type Visit } from './browser.js';
import { faultsIn } from './faults.js';
import { play, useSeats } from './online-seats.js';
import { useServer } from './online-server.js';

const { visit, errors } = useBrowser();
const server = useServer();
const { guest, sitAt } = useSeats(visit, server);

const boxOf = (page: Page, of: string): Promise<DOMRect> =>
  page
    .locator(of)
    .first()
    .evaluate((it) => it.getBoundingClientRect());

describe('what an online table looks like', () => {
  it.each([
    ['desk', { width: 1280, height: 720 }],
    ['large', { width: 1440, height: 900, theme: 'dark', language: 'pl' }],
    ['phone', { width: 390, height: 844, context: { hasTouch: true, isMobile: true } }],
  ] as const)('on a %s: fits the screen and keeps WCAG 2.2, with the drawer open, too', async (_, more) => {
    const pages = [await guest('Maximiliana Van der Berg', more), await guest('Konstantinopolitana')];
    const table = await server.begun(pages, { players: 4, bots: ['apprentice', 'apprentice'] });
    for (const page of pages) await sitAt(page, table);
    await play(pages, 12);
    const [page] = pages;
    const loose = async (): Promise<string[]> => (await faultsIn(page)).filter((it) => !/ is cut$/.test(it));
    expect(await loose()).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await pages[1].locator('[data-act="table"]').click();
    await pages[1].locator('[data-act="propose-pause"]').click();
    await page.locator('[data-notice="asked"]').waitFor();
    expect(await loose()).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-act="table"]').click();
    await page.locator('dialog[open]').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.each([
    ['desk', {}],
    ['tablet', { width: 820, height: 1180, context: { hasTouch: true, isMobile: true } }],
    ['phone', { width: 390, height: 844, context: { hasTouch: true, isMobile: true } }],
  ] satisfies [string, Visit][])(
    'on a %s: long names are cut, and cover nothing for whoever looks on',
    async (_, more: Visit) => {
      const long = 'W'.repeat(24);
      const pages = [await guest(long), await guest(`${long.slice(1)}Ż`)];
      const table = await server.begun(pages, { pace: { kind: 'none' } });
      const onlooker = await visit(`table/${table}`, { url: server.url, ...more });
      await onlooker.locator('[data-notice="watching"]').waitFor();
      expect((await faultsIn(onlooker)).filter((it) => !/ is cut$/.test(it))).toEqual([]);
      // The title stands beside the wheels, and the figures of the farm in their own column.
      const [title, gears] = await Promise.all([
        boxOf(onlooker, '.wheels h2'),
        boxOf(onlooker, '.wheels svg'),
      ]);
      expect(title.bottom <= gears.top + 24 || title.right < gears.left + gears.width / 4).toBe(true);
      const farm = onlooker.locator('.farm header');
      if ((await farm.count()) > 0)
        expect(await farm.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(1);
      expect(await onlooker.locator('[data-notice] label').count()).toBe(2);
      for (const label of await onlooker.locator('[data-notice] label').all()) {
        const box = await label.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(more.width ?? 1280);
      }
    },
  );

  it('where there is no server, it says so, and everything else goes on', async () => {
    const page = await visit('table/nowhere1');
    await page.getByRole('heading', { name: 'No online games here' }).waitFor();
    // The browser itself reports what was not found.
    errors.splice(0);
  });
});
