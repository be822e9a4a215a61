import type { FinishedGame } from '@polder/server/wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser, type Visit } from './browser.js';
import {
  ANNA,
  type Answers,
  answer,
  answersFor,
  fairGame,
  KEPT,
  OWN_TABLES,
  ROOM,
  refused,
} from './online-answers.js';

const { visit, errors } = useBrowser();

/** Opens a page that has a server with these answers. */
async function meet(hash: string, answers: Answers, how: Visit = {}): Promise<Page> {
  const page = await visit('rules', how);
  await answer(page, answers);
  await page.evaluate(async (to) => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    // From here on: what the page before did is not this one's.
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
    location.hash = `#/${to}`;
  }, hash);
  return page;
}

const fair = await fairGame();
const recordOf = (record: FinishedGame): Answers => ({ [`GET tables/${record.info.id}/record`]: record });
const roomOf = (more: object = {}): Answers => ({
  [`GET tables/${ROOM.id}`]: { info: { ...ROOM, ...more }, mine: 0, people: {} },
});

describe('without a server', () => {
  it('nothing is asked of one, as long as nobody goes online', async () => {
    const page = await visit('');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const hash of ['rules', 'new', 'calculator', '']) {
      await page.evaluate((to) => {
        location.hash = `#/${to}`;
      }, hash);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    expect(asked.filter((url) => url.includes('/api'))).toEqual([]);
  });

  it('online pages say so, and offer a game here', async () => {
    const page = await visit('online');
    for (const hash of [
      'account',
      'ratings',
      'people/somebody',
      'verify/something',
      'link/token',
      'online',
    ]) {
      await page.evaluate((to) => {
        location.hash = `#/${to}`;
      }, hash);
      await page.waitForURL(`**/#/${hash}`);
      await page.getByRole('heading', { name: 'No online games here' }).waitFor();
    }
    await page.getByRole('link', { name: /Play here instead/ }).click();
    await page.getByRole('button', { name: 'Play Valley' }).waitFor();
    // That there is nothing at those addresses is what was asked for.
    expect(errors.splice(0).every((text) => /404/.test(text))).toBe(true);
  });
});

describe('the lobby', () => {
  it('is two clicks away from a table for friends, without a word', async () => {
    const sent: unknown[] = [];
    const page = await visit('');
    await answer(
      page,
      answersFor(null, {
        ...roomOf(),
        'GET mine': { tables: [] },
        'POST guest': (body: { name: string }) => {
          sent.push(body.name);
          return { me: { ...ANNA, name: body.name } };
        },
        'POST tables': (body: object) => {
          sent.push(body);
          return { info: ROOM };
        },
      }),
    );
    await page
      .locator('main')
      .getByRole('link', { name: /Play online/ })
      .click();
    const suggested = await page.getByLabel('Your name').getAttribute('placeholder');
    await page.getByRole('button', { name: 'Open a table' }).click();
    await page.waitForURL(/#\/table\//);
    expect(sent).toEqual([
      suggested,
      expect.objectContaining({ game: 'valley', players: 2, listed: false, rated: false }),
    ]);
  });

  it('shows own games first, and leads to the one that waits', async () => {
    const page = await meet('online', answersFor(ANNA));
    const mine = page.getByRole('region', { name: 'My games' });
    expect(await mine.locator('li').first().innerText()).toContain('Your turn');
    expect(await page.getByRole('link', { name: 'Your turn at 1 table' }).getAttribute('href')).toBe(
      `#/table/${OWN_TABLES[0].id}`,
    );
  });

  it('says why one could not sit down, beside the table', async () => {
    const page = await meet(
      'online',
      answersFor(ANNA, { 'POST tables/table-0001/join': refused(409, 'full') }),
    );
    await page
      .getByRole('button', { name: /^Sit down/ })
      .first()
      .click();
    await page.getByRole('alert').filter({ hasText: 'No seat is left' }).waitFor();
    expect(errors.splice(0)).toHaveLength(1);
  });

  it('offers rated tables to accounts that are kept, and tells a guest the way', async () => {
    const guest = await meet('online', answersFor(ANNA));
    await guest.getByText('More settings').click();
    const rated = guest.getByRole('checkbox', { name: /^Rated/ });
    expect(await rated.isDisabled()).toBe(true);
    expect(await rated.isChecked()).toBe(false);
    await guest.getByText('Only with a kept account').waitFor();
    expect(
      await guest.locator('form').getByRole('link', { name: 'Keep the account' }).getAttribute('href'),
    ).toBe('#/account');
    const sent: object[] = [];
    const kept = await meet(
      'online',
      answersFor(KEPT, {
        ...roomOf(),
        'POST tables': (body: object) => {
          sent.push(body);
          return { info: ROOM };
        },
      }),
    );
    await kept.getByText('More settings').click();
    await kept.getByRole('checkbox', { name: /^Rated/ }).check();
    await kept.getByRole('button', { name: 'Open a table' }).click();
    await kept.waitForURL(/#\/table\//);
    expect(sent).toEqual([expect.objectContaining({ rated: true, hints: false })]);
  });

  it('says to a guest at a rated table what is missing, with the way there', async () => {
    const refusal = refused(403, 'notYours', { reason: 'guest' });
    const page = await meet('online', answersFor(ANNA, { 'POST tables/table-0002/join': refusal }));
    await page.getByRole('button', { name: 'Sit down: Windmill Valley, Marijke' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Rated games need an account' });
    await alert.getByRole('link', { name: 'Keep the account' }).click();
    await page.waitForURL(/#\/account$/);
    expect(errors.splice(0)).toHaveLength(1);
  });

  it('does not move when its lists come', async () => {
    const page = await meet('online', answersFor(ANNA));
    await page.getByRole('region', { name: 'Open tables' }).waitFor();
    await page.waitForTimeout(300);
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(moved.reduce((sum, it) => sum + it, 0)).toBeLessThanOrEqual(0.02);
  });

  it('a name that the server would not take is told at once', async () => {
    const page = await meet('online', answersFor(null));
    await page.getByLabel('Your name').fill('<b>');
    await page.getByText('Up to 24 letters').waitFor();
  });
});

describe('a link to an account', () => {
  const TOKEN = 'link/Zq3vJm0sN5cX8yT1uWbRkA7eLhPfG2dQoI9xVtMnYzE';

  it('is not used before somebody says so, and says what becomes of the guest who is here', async () => {
    let used = 0;
    const page = await meet(
      TOKEN,
      answersFor(
        { ...ANNA, name: 'Viceroy 27' },
        {
          'POST link': () => {
            used++;
            return { me: KEPT, kind: 'transfer' };
          },
        },
      ),
    );
    await page.getByText('This link opens the account of Anna.').waitFor();
    await page.getByRole('alert').filter({ hasText: 'guest Viceroy 27' }).waitFor();
    expect(used).toBe(0);
    await page.getByRole('button', { name: 'Continue as Anna' }).click();
    await page.getByText('Welcome, Anna.').waitFor();
    expect(used).toBe(1);
    expect(page.url()).not.toContain('Zq3v');
  });

  it('that is no good any more says so', async () => {
    const page = await meet(TOKEN, answersFor(null, { 'POST link/look': refused(404, 'notFound') }));
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    expect(errors.splice(0)).toHaveLength(1);
  });
});

describe('the fair deal', () => {
  it('is checked by the page’s own rules, and the game can be looked at here', async () => {
    const page = await meet(`verify/${fair.info.id}`, answersFor(null, recordOf(fair)));
    await page.getByRole('heading', { name: 'Everything fits' }).waitFor();
    expect(await page.locator('.checks li.ok').count()).toBe(5);
    await page.getByRole('button', { name: 'Look at the game' }).click();
    await page.waitForURL(/#\/game\//);
    await page.getByText(/wins/).first().waitFor();
  });

  it('that was none is seen', async () => {
    const seed = 'another';
    const unfair = { ...fair, seed, saved: { ...fair.saved, seed } };
    const page = await meet(`verify/${fair.info.id}`, answersFor(null, recordOf(unfair)));
    await page.getByRole('heading', { name: 'Something does not fit' }).waitFor();
    expect(await page.locator('.checks li.bad').count()).toBeGreaterThan(0);
  });
});

describe('the account', () => {
  it('warns a guest before the door falls shut', async () => {
    const page = await meet('account', answersFor(ANNA));
    await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
    await page.getByRole('alert').filter({ hasText: 'nobody can open it again' }).waitFor();
  });

  it('shows the secret of a webhook once', async () => {
    const page = await meet('account', answersFor(KEPT));
    await page.getByLabel('Address (https)').fill('http://example.org');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('This is no https address.').waitFor();
    await page.getByLabel('Address (https)').fill('https://example.org/polder');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('w8Jc2bYt0fQpLxZ5nR7sVdKg3mHaEu9i').waitFor();
  });
});

describe('without violations of WCAG 2.2 A and AA', () => {
  const PAGES: readonly (readonly [name: string, hash: string, answers: Answers])[] = [
    ['lobby', 'online', answersFor(ANNA)],
    ['lobby of a newcomer', 'online', answersFor(null, { 'GET mine': { tables: [] } })],
    ['room', `table/${ROOM.id}`, answersFor(ANNA, roomOf())],
    ['account', 'account', answersFor(KEPT)],
    ['sign in', 'account', answersFor(null)],
    ['verify', `verify/${fair.info.id}`, answersFor(ANNA, recordOf(fair))],
    ['person', 'people/bram-0001', answersFor(ANNA)],
    ['ratings', 'ratings', answersFor(ANNA)],
  ];
  it.each(PAGES)('%s, light, and dark on a phone in Polish', async (_, hash, answers) => {
    const desk = await meet(hash, answers);
    await desk.waitForURL(`**/#/${hash}`);
    await desk.locator('main h2, main table').first().waitFor();
    expect(await violations(desk)).toEqual([]);
    const phone = await meet(hash, answers, { theme: 'dark', language: 'pl', width: 390, height: 844 });
    await phone.waitForURL(`**/#/${hash}`);
    await phone.locator('main h2, main table').first().waitFor();
    expect(await violations(phone)).toEqual([]);
    const wider = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});
