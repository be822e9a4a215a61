import { accountFor, botModelOf, explain, LEVELS, tableModelOf } from '@polder/bots';
import { messageOf } from '../errors.js';
import type { Answer, Reply, Request } from './bot-messages.js';
import { manifestOf } from './rules.js';

/** Bots think here, away from the page. They get a view, never the hidden state. */

async function think(request: Request): Promise<Answer> {
  const manifest = manifestOf(request.game);
  // The page sends views of this very game.
  const { version, view } = request;
  if (request.type === 'account') {
    const { level, who, seat, keys } = request;
    const known = await tableModelOf(manifest, version, level, view);
    return { account: accountFor(known, view, who, seat, keys, level) };
  }
  const { decision, seed, budget } = request;
  if (request.type === 'explain') {
    return { explained: explain(await botModelOf(manifest, version), view, decision, seed, budget) };
  }
  const bot = LEVELS[request.level](await tableModelOf(manifest, version, request.level, view));
  return { plan: { keys: bot.plan(view, decision, seed, budget), version: bot.identity.version } };
}

addEventListener('message', async ({ data }: MessageEvent<{ id: number; request: Request }>) => {
  const { id, request } = data;
  let reply: Reply;
  try {
    reply = { id, ...(await think(request)) };
  } catch (error) {
    reply = { id, error: messageOf(error) };
  }
  postMessage(reply);
});
