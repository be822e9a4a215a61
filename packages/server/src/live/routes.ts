import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Live } from '../context.js';
import { placeOf } from '../http/address.js';
import { bodyOf, byId, needVisitor, paramsOf, queryOf } from '../http/route.js';
import { Refused } from '../refused.js';
import { commandSchema } from '../wire/commands.js';
import type { Outcome, ServerMessage } from '../wire/messages.js';

/** Both or none: what one has is known only with the hash. */
const syncQuery = v.union([
  v.strictObject({}),
  v.strictObject({
    seq: v.pipe(v.string(), v.regex(/^(-1|\d{1,6})$/), v.transform(Number)),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  }),
]);

/** For whoever has no WebSocket: the same commands, and what one would have been sent. */
export function liveRoutes(app: FastifyInstance, live: Pick<Live, 'command' | 'sync' | 'since'>): void {
  app.post('/api/tables/:id/commands', async (request): Promise<Outcome> => {
    const visitor = needVisitor(request);
    const { id } = paramsOf(request, byId);
    const command = bodyOf(request, commandSchema);
    if (command.table !== id)
      throw new Refused({ code: 'bad', message: 'The command is for another table.' });
    const outcome = await live.command(visitor, command, placeOf(request.ip));
    if (!outcome.ok) throw new Refused(outcome.refusal);
    return outcome;
  });

  app.get('/api/tables/:id/sync', async (request): Promise<ServerMessage> => {
    const { visitor } = request;
    const { id } = paramsOf(request, byId);
    const query = queryOf(request, syncQuery);
    const place = placeOf(request.ip);
    const message =
      'seq' in query
        ? await live.since(visitor, id, query, place)
        : await wholeOf(live.sync(visitor, id, place), id);
    if (message) return message;
    throw new Refused({ code: 'notFound', message: 'There is no such game.' });
  });
}

async function wholeOf(asked: ReturnType<Live['sync']>, table: string): Promise<ServerMessage | undefined> {
  const sync = await asked;
  return sync && { type: 'sync', table, sync };
}
