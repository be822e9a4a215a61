import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { useBrowser } from './browser.js';
import { faults } from './faults.js';
import { isAsked, play, useSeats } from './online-seats.js';
import { useServer } from './online-server.js';
import { answer, chanceOf, endScreen } from './play.js';

const { visit, errors } = useBrowser();
const server = useServer();
const { guest, sitAt } = useSeats(visit, server);

const choices = (page: Page): Promise<string | null> =>
  page.locator('.decide').getAttribute('data-choices', { timeout: 5_000 });

/** All see the same number of choices: as many as whoever chose last, who knows first. */
async function agree(...pages: readonly Page[]): Promise<void> {
  const wanted = Math.max(...(await Promise.all(pages.map(choices))).map(Number));
  for (const page of pages) await page.locator(`.decide[data-choices="${wanted}"]`).waitFor();
}

/** One of them takes the last choice back, as soon as one can: the other reads it. */
async function tellsTakeBack(ada: Page, ben: Page): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await agree(ada, ben);
    for (const [page, other, name] of [
      [ada, ben, 'Ada'],
      [ben, ada, 'Ben'],
    ] as const) {
      if (!(await isAsked(page))) continue;
      if ((await page.locator('[data-act="undo"]:not([aria-disabled="true"])').count()) === 0) continue;
      await page.locator('[data-act="undo"]').click();
      await other
        .locator('.since .remark')
        .getByText(new RegExp(`^${name} took back the last `))
        .waitFor();
      expect(await page.locator('.since .remark').count()).toBe(0);
      await agree(ada, ben);
      return;
    }
    await play([ada, ben], 1, i);
  }
  throw new Error('Nobody could take anything back.');
}

describe('an online table', () => {
  it('two play while a third looks on; one reloads, one goes offline in between; bots play it to its end', async () => {
    const ada = await guest('Ada');
    const ben = await guest('Ben', { width: 390, height: 844, context: { hasTouch: true, isMobile: true } });
    const table = await server.begun([ada, ben], { pace: { kind: 'none' } });
    // Without an account.
    const onlooker = await visit(`table/${table}`, { url: server.url });
    await sitAt(ada, table);
    await sitAt(ben, table);
    await play([ada, ben], 12);
    await agree(ada, ben, onlooker);
    expect(await onlooker.locator('[data-notice="watching"]').count()).toBe(1);
    expect(await isAsked(onlooker)).toBe(false);

    await ben.reload();
    await ben.locator('.decide').waitFor();
    await agree(ada, ben);
    await play([ada, ben], 6, 2);
    await agree(ada, ben);

    // What is chosen offline is kept, and made when the network is back.
    const chooser = (await isAsked(ada)) ? ada : ben;
    const before = Number(await choices(chooser));
    await chooser.context().setOffline(true);
    const chance = chanceOf(3);
    const chosen = answer(chooser, chance, 'panel');
    await chooser.locator('[data-notice="off"]').waitFor();
    expect(await chooser.locator('.decide').getAttribute('aria-busy')).toBe('true');
    expect(Number(await choices(chooser))).toBe(before);
    await chooser.context().setOffline(false);
    await chosen;
    expect(Number(await choices(chooser))).toBeGreaterThan(before);
    await chooser.locator('[data-notice="off"]').waitFor({ state: 'detached' });
    // The browser says so itself whenever a request fails.
    expect(errors.splice(0).filter((it) => !/ERR_INTERNET_DISCONNECTED/.test(it))).toEqual([]);

    // Bots play on for both, to the end.
    for (const page of [ada, ben]) {
      await page.locator('[data-act="table"]').click();
      await page.locator('[data-act="leave"]').click();
      await page.locator('[data-notice="standIn"]').waitFor();
    }
    for (const page of [ada, ben, onlooker]) await endScreen(page).waitFor({ timeout: 60_000 });
    const titles = await Promise.all([ada, ben].map((page) => page.locator('#end-title').innerText()));
    expect(titles.filter((title) => title === 'You win').length).toBeLessThanOrEqual(1);
    expect(await onlooker.locator('#end-title').innerText()).not.toBe('You win');

    // Once more: both come to the same new table.
    await ada.locator('[data-act="rematch"]').click();
    await ada.getByRole('heading', { level: 1 }).waitFor();
    await ben.locator('[data-act="rematch"]').click();
    await ben.waitForURL((url) => url.hash !== `#/table/${table}`);
    expect(ben.url()).toBe(ada.url());
  });

  it('undo is one’s own within the turn; further back all must agree', async () => {
    const ada = await guest('Ada');
    const ben = await guest('Ben');
    const table = await server.begun([ada, ben]);
    await sitAt(ada, table);
    await sitAt(ben, table);
    await play([ada, ben], 10);
    await tellsTakeBack(ada, ben);
    const asked = (await isAsked(ada)) ? ada : ben;
    const other = asked === ada ? ben : ada;
    const at = Number(await choices(asked));
    await agree(asked, other);
    // The other one has chosen before: going back there is a question to all.
    await other.locator('[data-act="table"]').click();
    await other.locator('[data-act="propose-back"]').first().click();
    await asked.locator('[data-notice="asked"]').waitFor();
    await asked.locator('[data-act="decline"]').click();
    await other
      .getByText(/says no/)
      .first()
      .waitFor();
    expect(Number(await choices(other))).toBe(at);
    // Asking again at once is refused, with words.
    await other.locator('[data-act="table"]').click();
    await other.locator('[data-act="propose-back"]').first().click();
    await other
      .getByText(/Somebody has just said no\. You can ask again/)
      .first()
      .waitFor();
    await other.keyboard.press('Escape');
    // Once the game has moved on it is a new question, which a refused undo offers as well.
    await answer(asked, chanceOf(5), 'panel');
    const then = Number(await choices(asked));
    await agree(asked, other);
    await other.locator('[data-act="undo"]').click({ force: true });
    await other.locator('[data-act="ask-back"]').click();
    await asked.locator('[data-act="agree"]').click();
    await other.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('.decide')?.dataset.choices) < before,
      then,
    );
    await agree(other, asked);
  });

  it('a pause, a bot for oneself and back, and what is said', async () => {
    const ada = await guest('Ada');
    const ben = await guest('Ben');
    const table = await server.begun([ada, ben]);
    await sitAt(ada, table);
    await sitAt(ben, table);
    // Starting cards first: they take the room of those who play.
    await play([ada, ben], 6);
    // Clocks and presence: one's own in the header, others' at their names.
    for (const page of [ada, ben])
      for (const place of ['.top .turn', '.since .one'])
        expect(await page.locator(`${place} [role="timer"]`).innerText()).toMatch(/\d/);
    expect(await ben.locator('.since .one .unseen').first().innerText()).toBe('here');
    await ada.locator('[data-act="table"]').click();
    await ada.locator('[data-act="propose-pause"]').click();
    await ben.locator('[data-act="agree"]').click();
    for (const page of [ada, ben]) await page.locator('[data-notice="paused"]').waitFor();
    expect(await isAsked(ada)).toBe(false);
    expect(await isAsked(ben)).toBe(false);
    await ben.locator('[data-act="resume"]').click();
    await ada.locator('[data-notice="paused"]').waitFor({ state: 'detached' });

    await ada.locator('[data-act="chat"]').click();
    await ada.locator('[data-phrase="goodLuck"]').click();
    await ada.getByLabel('Your message').fill('<img src=x onerror=alert(1)> & a kind word');
    await ada.keyboard.press('Enter');
    await ben.getByRole('button', { name: 'Chat, 2 new' }).click();
    await ben.getByText('<img src=x onerror=alert(1)> & a kind word', { exact: true }).first().waitFor();
    await ben.keyboard.press('Escape');
    await ben.getByRole('button', { name: 'Chat', exact: true }).waitFor();
    await ada.keyboard.press('Escape');

    await ada.locator('[data-act="table"]').click();
    await ada.locator('[data-act="leave"]').click();
    await ada.locator('[data-notice="standIn"]').waitFor();
    await ben.locator('.since').getByText('a bot plays on').waitFor();
    await ada.locator('[data-act="come-back"]').click();
    await ada.locator('[data-notice="standIn"]').waitFor({ state: 'detached' });

    // Oneself is named so among people elsewhere.
    await ada.locator('[data-act="score"]').click();
    await ada.locator('dialog th').getByText('You (Ada)', { exact: true }).waitFor();
    await ada.locator('dialog th').getByText('Ben', { exact: true }).waitFor();
    await ada.keyboard.press('Escape');
  });

  it('a game that is given up by agreement says who, when and what now', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')];
    const table = await server.begun([ada, ben]);
    for (const page of [ada, ben]) await sitAt(page, table);
    await play([ada, ben], 6);
    await ada.locator('[data-act="table"]').click();
    await ada.locator('[data-act="propose-abandon"]').click();
    await ada.locator('[data-act="abandon-sure"]').click();
    await ben.locator('[data-act="agree"]').click();
    for (const page of [ada, ben]) {
      await page
        .locator('[data-notice="abandoned"]')
        .getByText(/^(Ada and Ben|Ben and Ada) gave this game up together, /)
        .waitFor();
      await endScreen(page).waitFor();
      // Nothing in the header is left of the turn that went on.
      expect(await page.locator('.top .turn').innerText()).toBe('The game was given up');
      expect(await page.locator('.top .turn :is(.mark, .more)').count()).toBe(0);
      expect(await page.title()).not.toMatch(/turn/);
      expect(await violations(page)).toEqual([]);
    }
    await ben.locator('[data-act="board"]').click();
    await ben.locator('.since').waitFor();
    expect(await isAsked(ben)).toBe(false);
  });

  it('Duel: clocks in both places, and oneself by name in the panels', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')];
    const table = await server.begun([ada, ben], { game: 'duel' });
    for (const page of [ada, ben]) await sitAt(page, table);
    await play([ada, ben], 8);
    await ada.locator('.player h2').getByText('You (Ada)', { exact: true }).waitFor();
    await ada.locator('.player h2').getByText('Ben', { exact: true }).waitFor();
    for (const place of ['.top .turn', '.since .one'])
      expect(await ada.locator(`${place} [role="timer"]`).innerText()).toMatch(/\d/);
    expect(await ada.evaluate(faults)).toEqual([]);
    expect(await violations(ada)).toEqual([]);
  });

  it('a link leads into the room, and from there to the game when it begins', async () => {
    const ada = await guest('Ada');
    const { info } = await ada.evaluate(async () => {
      const response = await fetch('./api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: 'valley',
          players: 2,
          pace: { kind: 'none' },
          listed: false,
          rated: false,
          hints: false,
          spectators: false,
        }),
      });
      return response.json();
    });
    await ada.goto(`${server.url}#/table/${info.id}`);
    const ben = await visit(`table/${info.id}`, { url: server.url });
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ada.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [ada, ben]) await page.locator('.decide').waitFor();
    // Nobody else may look at this one.
    const stranger = await visit(`table/${info.id}`, { url: server.url });
    await stranger.getByRole('alert').waitFor();
    expect(await stranger.locator('.decide').count()).toBe(0);
  });
});
