// Games well under way, for tests, measurements and pictures of a full table.
import { growerOf } from '@polder/bots';
import { openHistory } from '@polder/core';
import { knownDuel } from '@polder/duel/bot';
import { knownValley } from '@polder/valley/bot';

const KNOWN = { valley: knownValley, duel: knownDuel };

/** As the page keeps it: played by bots up to a round and, if told, to a question (`ask`), with these players. */
export function lateGame({ game = 'valley', id, name, players, options, seed, round, ask, seat }) {
  const { game: rules } = KNOWN[game];
  const history = openHistory(rules, options, seed);
  const bot = growerOf(KNOWN[game], { width: 3, cap: 600 });
  let plan = [];
  for (let n = 0; ; n++) {
    const [open] = rules.decisions(history.state);
    if (!open) break;
    const late = history.state.turn.round >= round;
    if (late && (seat === undefined || open.seat === seat) && (ask === undefined || open.ask === ask)) break;
    if (!open.options.some(({ key }) => key === plan[0])) {
      plan = [...bot.plan(rules.view(history.state, open.seat), open, `${seed}/${n}`, {})];
    }
    const key = plan.shift() ?? '';
    const events = history.choose({ decision: open.id, seat: open.seat, key });
    if (events.some(({ type, reveals }) => reveals || type === 'turn')) plan = [];
  }
  const { state, choices } = history;
  const summary = {
    round: state.turn.round,
    choices: choices.length,
    finished: state.over,
    waitingFor: rules.decisions(state).map((it) => it.seat),
    vp: rules.scores(state).map((it) => it.vp),
    winners: rules.result(state)?.winners ?? [],
  };
  const table = { game, players, saved: history.save() };
  return { id, name, created: 0, updated: 0, revision: 1, table, summary };
}

/** Puts games into the store of a page. */
export async function storeGames(page, entries) {
  await page.evaluate(async (all) => {
    const done = (request, event) =>
      new Promise((resolve, reject) => {
        request.addEventListener(event, () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const opening = indexedDB.open('polder', 1);
    // The page may not have come to it yet; this is the store that it would make.
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('games', { keyPath: 'id' }),
    );
    const database = await done(opening, 'success');
    const transaction = database.transaction('games', 'readwrite');
    for (const entry of all) transaction.objectStore('games').put(entry);
    await done(transaction, 'complete');
    database.close();
  }, entries);
}
