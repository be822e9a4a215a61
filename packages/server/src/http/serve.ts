import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../context.js';
import {
  type AnswerOf,
  type Method,
  type ReadBody,
  type ReadParams,
  type ReadQuery,
  ROUTES,
  type Route,
  type RouteKey,
  type Routes,
} from '../wire/routes.js';
import { nothingSchema } from '../wire/schema.js';
import { parse } from './parse.js';
import { type App, needVisitor } from './visitor.js';

/** A request that has passed the checks of its route. */
export interface Call<K extends RouteKey> {
  readonly visitor: Routes[K]['who'] extends 'account' ? Visitor : Visitor | undefined;
  readonly params: ReadParams<K>;
  readonly query: ReadQuery<K>;
  readonly body: ReadBody<K>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The answer of the table, or the reply if it was sent by hand. */
export type Handler<K extends RouteKey> = (call: Call<K>) => Promise<AnswerOf<K> | FastifyReply>;

/** Adds a route of the table (wire/routes.ts): who may call it and what it takes are checked before it is handled. */
export function serve<const K extends RouteKey>(app: App, key: K, handle: Handler<K>): void {
  const route: Route = ROUTES[key];
  const [method, url] = key.split(' ') as [Method, string];
  const { params, query, body = nothingSchema } = route;
  app.route({
    method,
    url,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    config: {
      ...(route.sensitive ? { sensitive: true } : {}),
      ...(route.unlimited ? { rateLimit: false } : {}),
    },
    handler: async (request, reply) => {
      const call = {
        visitor: route.who === 'account' ? needVisitor(request) : request.visitor,
        params: params && parse(params, request.params),
        query: query && parse(query, request.query),
        body: method === 'GET' ? undefined : parse(body, request.body),
        request,
        reply,
      };
      // What the schemas of the route have let through.
      return handle(call as unknown as Call<K>);
    },
  });
}
