import type { Tally } from '@polder/bots/balance';
import { expect, it } from 'vitest';
import { editionsOf, withGame } from './games.js';
import { playTold } from './play.js';
import { runTask, type SimulateTask } from './tasks.js';

it('D-END-2: a safety stop is remarked even if the Calendar still gets to its end in the last round', async () => {
  const edition = withGame('duel', (entry) =>
    editionsOf(entry).standard().replace('"safetyRound": 60', '"safetyRound": 26'),
  );
  const table = { players: 2, expert: false, edition };
  const task: SimulateTask = { kind: 'simulate', game: 'duel', table, seed: 'stop' };
  const { remarks } = (await runTask(task, 0, 60)) as Tally;

  /** The same games by their events. */
  let fired = 0;
  let late = 0;
  withGame('duel', (entry) => {
    const options = entry.options(table);
    for (let game = 0; game < 60; game++) {
      const state = entry.game.setup(options, `stop/${game}`);
      const events = [...playTold(entry, state, `stop/${game}`)].flat();
      const at = events.findIndex((event) => 'safety' in event && event.safety === true);
      if (at < 0) continue;
      fired++;
      if (events.slice(at).some((event) => event.type === 'calendar')) late++;
    }
  });
  expect(remarks).toEqual({ 'safety stop': fired });
  expect(fired).toBeLessThan(60);
  expect(late).toBeGreaterThan(0);
});
