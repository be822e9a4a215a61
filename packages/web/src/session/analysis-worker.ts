import { type BotModel, botModelOf } from '@polder/bots';
import { type GameEvent, loadHistory } from '@polder/core';
import { messageOf } from '../errors.js';
import { budgetsFor, closingOf, judge, stretchesOf } from './analysis.js';
import type { AnalysisReply, AnalysisRequest } from './analysis-messages.js';
import { type AnyOptions, type AnyState, manifestOf, soloLevelOf } from './rules.js';

/** Goes through a game turn by turn, away from the page. To stop it, end the worker: what it has said stands. */

type AnyKnown = BotModel<AnyOptions, AnyState, GameEvent>;
const say = (reply: AnalysisReply): void => postMessage(reply);

addEventListener('message', async ({ data }: MessageEvent<AnalysisRequest>) => {
  try {
    const { table, seat, done } = data;
    const known = (await botModelOf(manifestOf(table.game), table.saved.version)) as AnyKnown;
    const { choices } = loadHistory(known.game, table.saved);
    // Only views go on from here.
    const stretches = stretchesOf(known.game, table.saved, choices, seat);
    say({ type: 'found', stretches });
    const closing = closingOf(stretches);
    const { options } = table.saved;
    const budgets = budgetsFor(stretches, soloLevelOf(table.game, options) !== undefined);
    for (const [i, stretch] of stretches.entries()) {
      const { from } = stretch;
      if (done.includes(from)) continue;
      say({ type: 'judged', judged: judge(known, stretch, closing.has(from), budgets[i]) });
    }
    say({ type: 'done' });
  } catch (error) {
    say({ type: 'failed', message: messageOf(error) });
  }
});
