import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Visitor } from '../context.js';
import { Refused } from '../refused.js';

/** The application that routes are added to. */
export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyRequest {
    /** By the cookie; undefined: nobody is signed in. Set for `/api/` before a body is read. */
    visitor: Visitor | undefined;
  }
  interface FastifyContextConfig {
    /** Makes accounts or sends something: counted by the stricter limit, too. */
    sensitive?: boolean;
  }
}

export function needVisitor(request: FastifyRequest): Visitor {
  if (request.visitor) return request.visitor;
  throw new Refused({ code: 'noSession', message: 'Nobody is signed in.' });
}
