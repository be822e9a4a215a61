import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedEntry } from '../src/session/entries.js';
import { useEngine } from './engine.js';
import { lateGame } from './late-game.mjs';
import { answer, asked, chanceOf, endScreen } from './play.js';

const { visit, full } = useEngine();
const WAYS = full ? (['board', 'panel', 'keyboard'] as const) : (['board', 'panel'] as const);

describe.each([
  ['Windmill Valley', 'seats=person,apprentice'],
  ['Windmill Valley alone', 'seats=person,gardener&solo=easy'],
  ['Duel', 'game=duel&seats=person,apprentice'],
])('%s: whole turns', (_, seats) => {
  it.each(WAYS)('by %s', async (wish) => {
    const page = await visit(`game/quick?${seats}&seed=turns`);
    const chance = chanceOf(11);
    await asked(page);
    const round = (): Promise<string> => page.locator('.top .round').innerText();
    const first = await round();
    let used = 0;
    for (let i = 0; i < 60 && (used < 6 || (await round()) === first); i++) {
      if ((await answer(page, chance, wish)) === wish) used++;
      await asked(page);
    }
    expect(await round()).not.toBe(first);
    expect(used).toBeGreaterThanOrEqual(6);
  });
});

let last: SavedEntry;
beforeAll(() => {
  const players = ['Anna', 'Bram'].map((name) => ({ kind: 'person' as const, name }));
  last = lateGame({
    id: 'last',
    name: 'Last',
    players,
    options: { players: 2 },
    seed: 'last',
    round: 12,
    seat: 1,
    ask: 'gate',
  });
});

describe('the end of a game', () => {
  it('comes with a result, and is there again after a reload', async () => {
    const page = await visit('game/last', { games: [last] });
    const chance = chanceOf(5);
    for (let i = 0; (await asked(page)) && i < 120; i++) await answer(page, chance, 'panel');
    await endScreen(page).waitFor();
    const title = await page.locator('#end-title').innerText();
    await page.reload();
    await endScreen(page).waitFor();
    expect(await page.locator('#end-title').innerText()).toBe(title);
  });
});
