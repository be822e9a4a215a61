import { describe, expect, it } from 'vitest';
import { useEngine } from './engine.js';
import { coach, follow, inTheWay } from './lesson.js';
import { addressOf } from './page.js';
import { asked } from './play.js';

const { visit } = useEngine();

describe('the lesson', () => {
  it('leads through every action in 20 steps and 50 clicks, and into a game that goes on', async () => {
    const page = await visit('lesson');
    await coach(page).waitFor();
    const said = new Set<string | null>();
    let clicks = 0;
    for (;;) {
      const say = await coach(page).getAttribute('data-say');
      said.add(say);
      expect(await inTheWay(page), `${say}`).toEqual([]);
      if (say === 'done') break;
      clicks += await follow(page, true);
      expect(clicks).toBeLessThanOrEqual(50);
      await coach(page).waitFor();
    }
    expect(said.size).toBeLessThanOrEqual(20);
    expect(said.size).toBeGreaterThan(12);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    expect(await asked(page)).toBe(true);
    expect(await addressOf(page)).toContain('#/game/');
  });
});
