import { below, openHistory, seedRandom } from '@polder/core';
import { valley } from '@polder/valley';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from './browser.js';
import { storeGames } from './late-game.mjs';
import { asked } from './play.js';

const { visit } = useBrowser();
const isCalendar = ({ key }: { readonly key: string }): boolean => key.startsWith('calendar:');

/** A game up to the choice of a card, in a turn in which two Calendar rewards or more are open. */
function atCard() {
  for (let game = 0; game < 200; game++) {
    const random = seedRandom(`aside/${game}`);
    const history = openHistory(valley, { players: 2 }, `aside/${game}`);
    for (;;) {
      const [open] = valley.decisions(history.state);
      if (!open) break;
      if (open.ask === 'card' && open.options.filter(isCalendar).length > 1) return { history, open };
      const others = open.options.filter((option) => !isCalendar(option) && option.key !== 'end');
      const from = others.length > 0 ? others : open.options;
      history.choose({ decision: open.id, seat: open.seat, key: from[below(random, from.length)].key });
    }
  }
  throw new Error('No such game.');
}

let found: ReturnType<typeof atCard>;
beforeAll(() => {
  found = atCard();
});

async function open(look: Visit): Promise<Page> {
  const { history, open: decision } = found;
  const players = ['Anna', 'Bram'].map((name) => ({ kind: 'person', name }) as const);
  const summary = { round: 1, choices: 1, finished: false, waitingFor: [decision.seat], vp: [], winners: [] };
  const table = { game: 'valley', players, saved: history.save() };
  const page = await visit('', look);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await storeGames(page, [{ id: 'aside', name: 'A', created: 0, updated: 0, revision: 1, table, summary }]);
  await page.goto(`${page.url().replace(/#.*/, '')}#/game/aside`);
  await asked(page);
  return page;
}

describe('CAL-2 Calendar rewards inside an action', () => {
  it('stand apart from the answers, glow on the board, and one press takes one', async () => {
    const { options } = found.open;
    const rewards = options.filter(isCalendar).length;
    const page = await open({ width: 1440, height: 900 });
    expect(await page.locator('.decide .opt').count()).toBe(options.length - rewards);
    expect(await page.locator('.decide .asides button').count()).toBe(rewards);
    const cells = page.locator('.calendar button.can');
    expect(await cells.count()).toBe(rewards);
    const before = Number(await page.locator('.decide').getAttribute('data-choices'));
    await cells.last().click();
    await expect
      .poll(async () => Number(await page.locator('.decide').getAttribute('data-choices')))
      .toBe(before + 1);
  });

  it('are a line on a phone, too', async () => {
    const page = await open({ width: 390, height: 844 });
    const line = page.locator('.decide .asides');
    await line.waitFor();
    expect(await line.locator('button').count()).toBe(found.open.options.filter(isCalendar).length);
    await line.locator('button').first().click();
    await expect.poll(() => page.locator('.decide').getAttribute('data-ask')).not.toBe(null);
  });
});
