// Games well under way, for tests, measurements and pictures of a full table.
import { growerOf } from '@polder/bots';
import { knownValley } from '@polder/bots/valley';
import { openHistory } from '@polder/core';
import { valley } from '@polder/valley';

/** As the page keeps it: played by bots up to a round and, if told, to a question (`ask`), with these players. */
export function lateGame({ id, name, players, options, seed, round, ask, seat }) {
  const history = openHistory(valley, options, seed);
  const bot = growerOf(knownValley, { width: 2, cap: 300 });
  for (let n = 0; ; n++) {
    const [open] = valley.decisions(history.state);
    if (!open) break;
    const late = history.state.turn.round >= round;
    if (late && (seat === undefined || open.seat === seat) && (ask === undefined || open.ask === ask)) break;
    const [key] = bot.plan(valley.view(history.state, open.seat), open, `${seed}/${n}`, {});
    history.choose({ decision: open.id, seat: open.seat, key });
  }
  const { state, choices } = history;
  const summary = {
    round: state.turn.round,
    choices: choices.length,
    finished: state.over,
    waitingFor: valley.decisions(state).map((it) => it.seat),
    vp: valley.scores(state).map((it) => it.vp),
    winners: valley.result(state)?.winners ?? [],
  };
  const table = { game: 'valley', players, saved: history.save() };
  return { id, name, created: 0, updated: 0, revision: 1, table, summary };
}

/** Puts games into the store of a page that has been opened once. */
export async function storeGames(page, entries) {
  await page.evaluate(
    (all) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('polder');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          for (const entry of all) transaction.objectStore('games').put(entry);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(undefined);
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    entries,
  );
}
