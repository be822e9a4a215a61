import { fastifyCookie } from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Base, Live, People } from '../context.js';
import { Refused } from '../refused.js';
import { MAX_BODY } from '../wire/limits.js';
import { addressOf, networkKeyOf } from './address.js';
import { type Client, encodingFor, readClient } from './client.js';
import { boundConnections } from './connections.js';
import { tokenIn } from './cookie.js';
import { answerTo } from './errors.js';
import { PERMISSIONS_POLICY, securityHeaders } from './headers.js';
import { readJson } from './json.js';
import { quietLog } from './log.js';
import { isOwnRequest, ownOrigins } from './origin.js';
import { openSockets, type Sockets } from './upgrade.js';
import type { App } from './visitor.js';

export interface AppParts {
  readonly people: Pick<People, 'visitor'>;
  readonly live: Pick<Live, 'connect'>;
  /** Adds routes, and hooks for all of them. */
  readonly register: readonly ((app: App) => void | Promise<void>)[];
}

export interface Application {
  /** Not yet listening. `app.close()` ends the sockets, too. */
  readonly app: App;
  readonly sockets: Sockets;
}

const MINUTE = 60_000;
const SAFE = new Set(['GET', 'HEAD']);

const tooMuch = (ttl: number): Refused => {
  const retryAfter = Math.max(1, Math.ceil(ttl / 1000));
  return new Refused({ code: 'tooMuch', message: `Too many requests: wait ${retryAfter} s.`, retryAfter });
};
const notFound = (): Refused => new Refused({ code: 'notFound', message: 'There is nothing here.' });

const isApi = (request: FastifyRequest): boolean => request.url.startsWith('/api/');

export async function openApp(base: Base, parts: AppParts): Promise<Application> {
  const { settings } = base;
  const client = settings.client === undefined ? undefined : readClient(settings.client);
  const app: App = Fastify({
    loggerInstance: quietLog(base.log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.proxies > 0 ? (_address: string, hop: number) => hop < settings.proxies : false,
    bodyLimit: MAX_BODY,
    // Whoever sends slower than this holds a place for nothing. Longer than proxies keep a connection.
    requestTimeout: 20_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => answer(reply, error),
  });
  app.server.maxConnections = settings.limits.sockets + 2_000;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, text: string | Buffer) => readJson(String(text)),
  );
  app.decorateRequest('visitor', undefined);
  app.setErrorHandler((error, request, reply) => {
    const known = answer(reply, error);
    if (known.fault) request.log.error({ req: request, err: error }, 'a request failed');
    return reply;
  });
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request)) throw notFound();
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
  });

  await app.register(helmet, securityHeaders(settings, client ?? { scripts: [], styles: [] }));
  guardOrigins(base, app);
  await app.register(rateLimit, {
    max: settings.limits.requests,
    timeWindow: MINUTE,
    cache: 20_000,
    keyGenerator: (request) => networkKeyOf(addressOf(request.raw, settings.proxies)),
    errorResponseBuilder: (_request, { ttl }) => tooMuch(ttl),
  });
  guardSensitive(base, app);
  await app.register(fastifyCookie);
  // After the limits, and before a body is read.
  app.addHook('preParsing', async (request) => {
    if (!isApi(request) || request.is404) return;
    request.visitor = await parts.people.visitor(tokenIn(request.cookies, settings));
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  for (const register of parts.register) await register(app);
  if (client) serveClient(app, client);
  boundConnections(app.server, settings);
  const sockets = openSockets(base, app.server, parts);
  app.addHook('preClose', async () => sockets.close());
  return { app, sockets };
}

function answer(reply: FastifyReply, error: unknown): ReturnType<typeof answerTo> {
  const known = answerTo(error);
  if (known.retryAfter !== undefined) void reply.header('retry-after', known.retryAfter);
  void reply.code(known.status).header('cache-control', 'no-store').send({ refusal: known.refusal });
  return known;
}

/** Changes come from our own pages and are JSON, which no foreign form can send. */
function guardOrigins({ settings }: Base, app: App): void {
  const own = ownOrigins(settings);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (isApi(request)) void reply.header('cache-control', 'no-store');
    if (SAFE.has(request.method)) return;
    if (!isOwnRequest(request.headers, own))
      throw new Refused({ code: 'notYours', message: 'This did not come from our own page.' });
    if (request.mediaType !== 'application/json')
      throw Object.assign(new Error('not JSON'), { statusCode: 415 });
  });
}

/** One count for all routes that make accounts or send something, besides that of all requests. */
function guardSensitive({ settings }: Base, app: App): void {
  const count = app.createRateLimit({ max: settings.limits.sensitive, timeWindow: MINUTE });
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.sensitive) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMuch(counted.ttl);
  });
}

function serveClient(app: App, { files }: Client): void {
  app.get('/*', { config: { rateLimit: false } }, async (request, reply) => {
    const file = files.get(request.url.split('?', 1)[0] ?? '');
    if (file === undefined) return reply.callNotFound();
    void reply
      .header('cache-control', file.cache)
      .header('etag', file.etag)
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const small = encoding === undefined ? undefined : file.smaller(encoding);
    void reply.type(file.type);
    if (encoding === undefined || small === undefined) return reply.send(file.body);
    return reply.header('content-encoding', encoding).send(await small);
  });
}
