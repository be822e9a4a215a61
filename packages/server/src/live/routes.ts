import type { FastifyInstance } from 'fastify';
import type { Live } from '../context.js';
import { networkKeyOf } from '../http/address.js';
import { serve } from '../http/serve.js';
import { Refused } from '../refused.js';
import type { Message } from '../wire/messages.js';

/** For whoever has no WebSocket: the same commands, and what one would have been sent. */
export function liveRoutes(app: FastifyInstance, live: Pick<Live, 'command' | 'sync' | 'since'>): void {
  serve(app, 'POST /api/tables/:id/commands', async ({ visitor, params, body, request }) => {
    if (body.table !== params.id)
      throw new Refused({ code: 'bad', message: 'The command is for another table.' });
    const outcome = await live.command(visitor, body, networkKeyOf(request.ip));
    if (!outcome.ok) throw new Refused(outcome.refusal);
    return outcome;
  });

  serve(app, 'GET /api/tables/:id/sync', async ({ visitor, params: { id }, query, request }) => {
    const networkKey = networkKeyOf(request.ip);
    const message =
      'seq' in query
        ? await live.since(visitor, id, query, networkKey)
        : await whole(live, visitor, id, networkKey);
    if (message) return message;
    throw new Refused({ code: 'notFound', message: 'There is no such game.' });
  });
}

async function whole(
  live: Pick<Live, 'sync'>,
  ...asked: Parameters<Live['sync']>
): Promise<Message<'sync'> | undefined> {
  const sync = await live.sync(...asked);
  return sync && { type: 'sync', table: asked[1], sync };
}
