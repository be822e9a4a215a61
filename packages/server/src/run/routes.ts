import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Base } from '../context.js';
import type { App } from '../http/visitor.js';
import { Refused } from '../refused.js';
import type { Metrics } from './metrics.js';

export interface RunParts {
  readonly metrics: Metrics;
  readonly isDraining: () => boolean;
}

/** Whether the database works is asked no more often than this, in ms, however many want to know. */
const FRESH = 1000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A proxy on this machine is not this machine: what it hands on says for whom. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = socket.remoteAddress;
  return address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** For those who run the server: nothing here is limited, and nothing says anything about people. */
export function runRoutes(
  app: App,
  { store, settings, log, now }: Base,
  { metrics, isDraining }: RunParts,
): void {
  const unlimited = { config: { rateLimit: false } } as const;
  let checked: { readonly at: number; readonly works: Promise<boolean> } | undefined;

  function works(): Promise<boolean> {
    if (checked && now() - checked.at < FRESH) return checked.works;
    const answer = store.check().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'the database does not work');
        return false;
      },
    );
    checked = { at: now(), works: answer };
    return answer;
  }

  function mayRead(request: FastifyRequest): boolean {
    const { metricsToken } = settings;
    if (metricsToken === undefined) return isFromHere(request);
    return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
  }

  app.get('/health', unlimited, async () => ({ ok: true }));

  app.get('/ready', unlimited, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ ok: false, why: 'draining' });
    if (!(await works())) return reply.code(503).send({ ok: false, why: 'database' });
    return { ok: true };
  });

  app.get('/metrics', unlimited, async (request, reply) => {
    if (!mayRead(request))
      throw new Refused({ code: 'notYours', message: 'This is for those who run the server.' });
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
