import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { useSeats } from './online-seats.js';
import { useServer } from './online-server.js';

const { visit, again } = useBrowser();
const server = useServer();
const { guest, sitAt } = useSeats(visit, server);
const EN = 'A new version comes at noon. Games go on after a minute.';
const PL = 'W południe będzie nowa wersja. Gry potoczą się dalej po minucie.';

describe('an announcement', () => {
  it('is shown at tables and on all pages in the language of the reader, and is gone once it is closed', async () => {
    const ada = await guest('Ada');
    const ben = await guest('Ben', { width: 390, height: 844, language: 'pl', theme: 'dark' });
    const table = await server.begun([ada, ben]);
    await sitAt(ada, table);
    await sitAt(ben, table);
    expect(await server.command('announce', '2h', EN, PL)).toBe(0);
    const bar = (page: typeof ada) => page.locator('[data-announcement]');
    await bar(ada).getByText(EN).waitFor();
    await bar(ben).getByText(PL).waitFor();
    for (const page of [ada, ben]) expect(await violations(page)).toEqual([]);
    // Pages without a socket ask, once their browser has met the server.
    for (const hash of ['', 'rules/valley', 'online']) {
      const other = await again(ada, hash);
      await bar(other).getByText(EN).waitFor();
      await other.close();
    }
    await bar(ada).getByRole('button', { name: 'Close' }).click();
    await bar(ada).waitFor({ state: 'detached' });
    await ada.reload();
    await ada.locator('.decide').waitFor();
    await ada.waitForTimeout(1500);
    expect(await bar(ada).count()).toBe(0);
    // Nobody has closed it here.
    expect(await bar(ben).count()).toBe(1);
    expect(await server.command('announce', 'off')).toBe(0);
    await bar(ben).waitFor({ state: 'detached' });
  });

  it('is not asked for where there is no server', async () => {
    const asked: string[] = [];
    const page = await visit('');
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${page.url().split('#')[0]}#/rules/valley`);
    await page.waitForTimeout(1500);
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  });
});
