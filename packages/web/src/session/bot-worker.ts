import { type Budget, botModelOf, explain, type Known, LEVELS } from '@polder/bots';
import type { Decision, GameEvent } from '@polder/core';
import { messageOf } from '../errors.js';
import type { Reply, Request } from './bot-messages.js';
import { manifestOf } from './rules.js';

/** Bots think here, away from the page. They get a view, never the hidden state. */

type Thinker = (
  request: Request,
) => Pick<Extract<Reply, { plan: unknown }>, 'plan'> | { explained: Explained };
type Explained = Extract<Reply, { explained: unknown }>['explained'];

function thinkerOf<Options, State, Event extends GameEvent>(known: Known<Options, State, Event>): Thinker {
  return (request) => {
    // The page sends views of this very game.
    const view = request.view as State;
    const { decision, seed, budget }: { decision: Decision; seed: string; budget: Budget } = request;
    if (request.type === 'explain') return { explained: explain(known, view, decision, seed, budget) };
    return { plan: LEVELS[request.level](known).plan(view, decision, seed, budget) };
  };
}

addEventListener('message', async ({ data }: MessageEvent<{ id: number; request: Request }>) => {
  const { id, request } = data;
  let reply: Reply;
  try {
    const think = thinkerOf(await botModelOf(manifestOf(request.game), request.version));
    reply = { id, ...think(request) };
  } catch (error) {
    reply = { id, error: messageOf(error) };
  }
  postMessage(reply);
});
