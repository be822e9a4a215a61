import type { TableInfo } from '@polder/server/wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { useSeats } from './online-seats.js';
import { ask, useServer } from './online-server.js';

const { visit } = useBrowser();
const server = useServer();
const { guest } = useSeats(visit, server);

/** A table of Ada's, at which Ben sits down: both by their pages. */
async function seated(): Promise<{ ada: Page; ben: Page; id: string }> {
  const ada = await guest('Ada');
  const ben = await guest('Ben', { width: 390, height: 844 });
  const { info } = await ask<{ info: TableInfo }>(ada, 'tables', {
    ...{ game: 'duel', players: 2, pace: { kind: 'live', turn: 600, bank: 3600 } },
    ...{ listed: false, rated: false, hints: false, spectators: true },
  });
  for (const page of [ada, ben]) await page.goto(`${server.url}#/table/${info.id}`);
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByText('All are here. Ada starts the game.').waitFor();
  for (const page of [ada, ben]) await committed(page, info.id, 2);
  return { ada, ben, id: info.id };
}

/** Nobody has pressed anything for it. */
const committed = (page: Page, id: string, count: number): Promise<unknown> =>
  page.waitForFunction(
    async ([table, wanted]) => {
      const { info } = (await (await fetch(`./api/tables/${table}`)).json()) as { info: TableInfo };
      return info.draw?.parts.length === wanted;
    },
    [id, count] as const,
  );

/** The shortest way to the end: both agree that nobody wins. */
async function giveUp(id: string, ...[first, ...others]: readonly Page[]): Promise<void> {
  const seq = await command(first, id, { type: 'propose', what: { what: 'abandon' } });
  for (const page of others) await command(page, id, { type: 'answer', proposal: seq, yes: true });
}

async function command(page: Page, id: string, action: object): Promise<number> {
  const seen = await page.evaluate(
    async (table) => (await (await fetch(`./api/tables/${table}/sync`)).json()).sync.status.seq as number,
    id,
  );
  const done = await ask<{ seq: number }>(page, `tables/${id}/commands`, {
    ...{ id: `command-${Math.random().toString(36).slice(2)}`, table: id, seq: seen, action },
  });
  return done.seq;
}

async function verified(page: Page, id: string): Promise<Page> {
  await page.goto(`${server.url}#/verify/${id}`);
  await page.locator('#outcome').waitFor();
  return page;
}

describe('a jointly drawn deal', () => {
  it('two browsers draw it, and the page that checks says in each that all is proven', async () => {
    const { ada, ben, id } = await seated();
    await ada.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [ada, ben]) await page.locator('.decide').waitFor();
    await giveUp(id, ada, ben);
    for (const page of [ada, ben]) {
      await verified(page, id);
      expect(await page.locator('#outcome').innerText()).toBe('Everything fits');
      await page
        .getByText(/^Nobody could choose this deal, .*: the server, (Ada and Ben|Ben and Ada)\.$/)
        .waitFor();
      const states = await page.locator('.checks li > b').allInnerTexts();
      expect(states).toEqual(Array(9).fill('Right'));
      expect(await violations(page)).toEqual([]);
    }
    // Somebody else proves as much, but for what only those two have noted.
    const other = await verified(await guest('Cleo'), id);
    expect((await other.locator('.checks li > b').allInnerTexts()).filter((it) => it !== 'Right')).toEqual([
      'Not checked',
      'Not checked',
    ]);
  });

  it('begins without somebody whose page is gone, and says so', async () => {
    const { ada, ben, id } = await seated();
    await ben.goto(`${server.url}health`);
    await ada.getByRole('button', { name: 'Start the game' }).click();
    await ada.getByText('The deal is being drawn. Waiting for the page of Ben.').waitFor();
    expect(await violations(ada)).toEqual([]);
    await ada.locator('.decide').waitFor({ timeout: 20_000 });
    await ada.locator('[data-act="table"]').click();
    await ada.getByText('The deal was drawn by the server and the pages of Ada. Without Ben.').waitFor();
    await ben.goto(server.url);
    await giveUp(id, ada, ben);
    await verified(ada, id);
    await ada.getByText(/^Only the server and Ada drew this deal\./).waitFor();
    await ada
      .getByText('Committed to a secret and did not show it in time. It is not in the seed.')
      .waitFor();
    await verified(ben, id);
    await ben.getByText(/^The secret of this browser is not in the seed: this page was closed/).waitFor();
  });

  it('a page in the lobby shows its secret for a table of days', async () => {
    const ada = await guest('Ada');
    const ben = await guest('Ben');
    const { info } = await ask<{ info: TableInfo }>(ada, 'tables', {
      ...{ game: 'duel', players: 2, pace: { kind: 'days', turn: 86_400, bank: 0 } },
      ...{ listed: false, rated: false, hints: false, spectators: true },
    });
    for (const page of [ada, ben]) await page.goto(`${server.url}#/table/${info.id}`);
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await committed(ben, info.id, 2);
    await ben.goto(`${server.url}health`);
    await ada.getByRole('button', { name: 'Start the game' }).click();
    await ada.getByText(/the game begins in 10 minutes at latest/).waitFor();
    await ben.goto(`${server.url}#/online`);
    await ada.locator('.decide').waitFor();
  });
});
