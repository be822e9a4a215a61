import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Base } from '../context.js';
import { serve } from '../http/serve.js';
import type { App } from '../http/visitor.js';
import { Refused } from '../refused.js';
import { StoreTrouble } from '../store/store.js';
import type { Controls } from './controls.js';
import type { Metrics } from './metrics.js';

export interface RunParts {
  readonly metrics: Metrics;
  readonly isDraining: () => boolean;
  readonly controls?: Pick<Controls, 'announcement'>;
  /** For a database that does not answer, in ms. */
  readonly patience?: number;
}

/** Whether the database works is asked no more often than this, in ms, however many want to know. */
const FRESH = 1000;
/** A database that says nothing for so long does not work. Whoever asks is not kept waiting for longer. */
const PATIENCE = 1500;

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
  { metrics, isDraining, controls, patience = PATIENCE }: RunParts,
): void {
  let checked: { readonly at: number; readonly works: Promise<boolean>; done: boolean } | undefined;

  /** One question at a time: to ask again what is not answered would only make it worse. */
  function works(): Promise<boolean> {
    if (checked && (!checked.done || now() - checked.at < FRESH)) return checked.works;
    const asked = store.check();
    const check = { at: now(), done: false, works: answerOf(asked) };
    const done = (): void => {
      check.done = true;
    };
    asked.then(done, done);
    checked = check;
    return check.works;
  }

  function answerOf(asked: Promise<void>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreTrouble('The database does not answer.')), patience);
    });
    return Promise.race([asked, silence])
      .then(
        () => true,
        (error: unknown) => {
          log.error({ err: error }, 'the database does not work');
          return false;
        },
      )
      .finally(() => clearTimeout(timer));
  }

  function mayRead(request: FastifyRequest): boolean {
    const { metricsToken } = settings;
    if (metricsToken === undefined) return isFromHere(request);
    return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
  }

  serve(app, 'GET /api/announcement', async () => ({ announcement: controls?.announcement ?? null }));

  serve(app, 'GET /health', async () => ({ ok: true }));

  serve(app, 'GET /ready', async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ ok: false, why: 'draining' });
    if (!(await works())) return reply.code(503).send({ ok: false, why: 'database' });
    return { ok: true };
  });

  serve(app, 'GET /metrics', async ({ request, reply }) => {
    if (!mayRead(request))
      throw new Refused({ code: 'notYours', message: 'This is for those who run the server.' });
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
