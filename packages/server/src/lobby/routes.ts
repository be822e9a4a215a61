import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Base } from '../context.js';
import { addressOf, placeOf } from '../http/address.js';
import { openLimiter } from '../http/limiter.js';
import {
  bodyOf,
  byId,
  idSchema,
  needVisitor,
  nothingSchema,
  paramsOf,
  parse,
  queryOf,
} from '../http/route.js';
import { saySchema } from '../wire/commands.js';
import { MAX_EDITION_BODY } from '../wire/limits.js';
import { kickSchema, newTableSchema, seatBotSchema } from '../wire/lobby.js';
import type { OpenLobby } from './lobby.js';
import { refuse, tooMuch } from './refuse.js';

/** A whole number in an address. */
const number = v.pipe(v.string(), v.regex(/^-?\d{1,7}$/), v.transform(Number));

const nextQuery = v.strictObject({ after: v.optional(idSchema) });
const chatQuery = v.strictObject({ after: v.optional(number, '-1') });
const bestQuery = v.strictObject({ game: v.pipe(v.string(), v.maxLength(20)), players: number });

const HOUR = 3_600_000;

/** The routes of tables before and after their game, of people as others see them, and of chat. */
export function lobbyRoutes(
  app: FastifyInstance,
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
      const wait = opened.wait(placeOf(addressOf(raw, settings.proxies)));
      if (wait > 0)
        throw tooMuch(`More than ${most} new tables in an hour from your address: wait a little.`, wait);
    };

  app.get('/api/tables', async (request) => ({ tables: await lobby.list(request.visitor) }));
  app.get('/api/mine', async (request) => ({ tables: await lobby.own(needVisitor(request)) }));
  app.get('/api/next', async (request) => {
    const visitor = needVisitor(request);
    return { table: await lobby.next(visitor, queryOf(request, nextQuery).after) };
  });

  // An edition may come with it.
  app.post('/api/tables', { bodyLimit: MAX_EDITION_BODY }, async (request) => {
    const visitor = needVisitor(request);
    const asked = bodyOf(request, newTableSchema);
    return { info: await lobby.create(visitor, asked, countNewTable(request)) };
  });
  app.get('/api/tables/:id', (request) => lobby.room(request.visitor, paramsOf(request, byId).id));
  app.get('/api/tables/:id/record', (request) => lobby.finished(request.visitor, paramsOf(request, byId).id));

  for (const act of ['join', 'leave', 'start'] as const) {
    app.post(`/api/tables/:id/${act}`, async (request) => {
      const visitor = needVisitor(request);
      const { id } = paramsOf(request, byId);
      bodyOf(request, nothingSchema);
      return { info: await lobby[act](visitor, id) };
    });
  }
  app.post('/api/tables/:id/rematch', async (request) => {
    const visitor = needVisitor(request);
    const { id } = paramsOf(request, byId);
    bodyOf(request, nothingSchema);
    return { info: await lobby.rematch(visitor, id, countNewTable(request)) };
  });
  app.post('/api/tables/:id/bot', async (request) => {
    const visitor = needVisitor(request);
    const { id } = paramsOf(request, byId);
    const { seat, level } = bodyOf(request, seatBotSchema);
    return { info: await lobby.seatBot(visitor, id, seat, level) };
  });
  app.post('/api/tables/:id/kick', async (request) => {
    const visitor = needVisitor(request);
    const { id } = paramsOf(request, byId);
    return { info: await lobby.kick(visitor, id, bodyOf(request, kickSchema).seat) };
  });

  app.get('/api/tables/:id/chat', async (request) => {
    const { id } = paramsOf(request, byId);
    const { after } = queryOf(request, chatQuery);
    return { messages: await lobby.chat(request.visitor, id, after) };
  });
  app.post('/api/tables/:id/chat', async (request) => {
    const visitor = needVisitor(request);
    const { id } = paramsOf(request, byId);
    const say = parse(saySchema, request.body);
    if (say.table !== id) throw refuse('bad', 'The message is for another table.');
    return { message: await lobby.say(visitor, say) };
  });

  app.get('/api/ratings', async (request) => {
    const { game, players } = queryOf(request, bestQuery);
    return { ratings: await lobby.best(game, players) };
  });
  app.get('/api/people/:id', (request) => lobby.profile(paramsOf(request, byId).id));
}
