import type { FastifyBaseLogger } from 'fastify';

/** What never gets into a log, wherever it lies in what is logged. For pino's `redact`. */
export const REDACTED: readonly string[] = [
  'cookie',
  'authorization',
  'set-cookie',
  'token',
  'email',
  'address',
  'link',
  'seed',
  'secret',
].flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

interface Loggable {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly stack?: unknown;
}

/** Databases put values into the details of their errors: only what we know is taken. */
export const errorFields = (error: unknown): object => {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { name, message, code, stack } = error as Loggable;
  return { type: name, message, code, stack };
};

interface LoggedRequest {
  readonly method?: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

/** The pattern of the route, not the address: ids of private tables are secrets, too. */
const requestFields = (request: LoggedRequest): object => ({
  method: request.method,
  route: request.routeOptions?.url,
});

/** A log for the application: no cookies, tokens and addresses of people. */
export const quietLog = (log: FastifyBaseLogger): FastifyBaseLogger =>
  log.child(
    {},
    {
      redact: [...REDACTED],
      serializers: {
        req: requestFields,
        res: (reply: { readonly statusCode?: number }) => ({ status: reply.statusCode }),
        err: errorFields,
      },
    },
  );
