import type { FastifyRequest } from 'fastify';
import type { Base } from '../context.js';
import { addressOf, networkKeyOf } from '../http/address.js';
import { openLimiter } from '../http/limiter.js';
import { serve } from '../http/serve.js';
import type { App } from '../http/visitor.js';
import type { OpenLobby } from './lobby.js';
import { refuse, tooMuch } from './refuse.js';

const HOUR = 3_600_000;

/** The routes of tables before and after their game, of people as others see them, and of chat. */
export function lobbyRoutes(
  app: App,
  { settings, now }: Pick<Base, 'settings' | 'now'>,
  lobby: OpenLobby,
): void {
  const most = settings.limits.newTablesOfAddress;
  const opened = openLimiter(now, most, HOUR);

  /**
   * Accounts are made fast; addresses are not. Asked just before a table is made: what is refused for another
   * reason, and who joins one that is there, takes nothing from others at the same address.
   */
  const countNewTable =
    ({ raw }: FastifyRequest) =>
    (): void => {
      const wait = opened.wait(networkKeyOf(addressOf(raw, settings.proxies)));
      if (wait > 0)
        throw tooMuch(`More than ${most} new tables in an hour from your address: wait a little.`, wait);
    };

  serve(app, 'GET /api/tables', async ({ visitor }) => ({ tables: await lobby.list(visitor) }));
  serve(app, 'GET /api/mine', async ({ visitor }) => ({ tables: await lobby.own(visitor) }));
  serve(app, 'GET /api/next', async ({ visitor, query }) => ({
    table: await lobby.next(visitor, query.after),
  }));

  serve(app, 'POST /api/tables', async ({ visitor, body, request }) => ({
    info: await lobby.create(visitor, body, countNewTable(request)),
  }));
  serve(app, 'GET /api/tables/:id', ({ visitor, params }) => lobby.view(visitor, params.id));
  serve(app, 'GET /api/tables/:id/record', ({ visitor, params }) => lobby.finished(visitor, params.id));
  serve(app, 'GET /api/tables/:id/edition', async ({ visitor, params }) => ({
    edition: await lobby.edition(visitor, params.id),
  }));

  for (const act of ['join', 'leave', 'ready', 'start'] as const) {
    serve(app, `POST /api/tables/:id/${act}`, async ({ visitor, params }) => ({
      info: await lobby[act](visitor, params.id),
    }));
  }
  serve(app, 'POST /api/tables/:id/commit', async ({ visitor, params, body }) => ({
    info: await lobby.commit(visitor, params.id, body.commitment),
  }));
  serve(app, 'POST /api/tables/:id/show', async ({ visitor, params, body }) => ({
    info: await lobby.show(visitor, params.id, body.secret),
  }));
  serve(app, 'POST /api/tables/:id/rematch', async ({ visitor, params, request }) => ({
    info: await lobby.rematch(visitor, params.id, countNewTable(request)),
  }));
  serve(app, 'POST /api/tables/:id/bot', async ({ visitor, params, body: { seat, level } }) => ({
    info: await lobby.seatBot(visitor, params.id, seat, level),
  }));
  serve(app, 'POST /api/tables/:id/kick', async ({ visitor, params, body }) => ({
    info: await lobby.kick(visitor, params.id, body.seat),
  }));

  serve(app, 'GET /api/tables/:id/chat', async ({ visitor, params, query }) => ({
    messages: await lobby.chat(visitor, params.id, query.after),
  }));
  serve(app, 'POST /api/tables/:id/chat', async ({ visitor, params, body }) => {
    if (body.table !== params.id) throw refuse('bad', 'The message is for another table.');
    return { message: await lobby.say(visitor, body) };
  });

  serve(app, 'GET /api/ratings', async ({ query: { game, players } }) => ({
    ratings: await lobby.best(game, players),
  }));
  serve(app, 'GET /api/people/:id', ({ params }) => lobby.profile(params.id));
}
