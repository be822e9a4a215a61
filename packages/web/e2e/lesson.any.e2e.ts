import { expect, it } from 'vitest';
import { useEngine } from './engine.js';
import { coach, follow, hurry, inTheWay } from './lesson.js';
import { addressOf } from './page.js';
import { asked } from './play.js';

const { visit } = useEngine();

it('the lesson begins, comes to its end, and goes on as a game', async () => {
  const page = await visit('lesson');
  for (let i = 0; i < 4; i++) {
    await coach(page).waitFor();
    expect(await inTheWay(page), `step ${i}`).toEqual([]);
    await follow(page, true);
  }
  for (let i = 0; i < 60 && (await hurry(page)) !== 'done'; i++);
  expect(await coach(page).getAttribute('data-say')).toBe('done');
  expect(await inTheWay(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  expect(await asked(page)).toBe(true);
  expect(await addressOf(page)).toContain('#/game/');
});
