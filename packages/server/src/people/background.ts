import type { FastifyBaseLogger } from 'fastify';
import { errorFields } from '../http/log.js';

/** Work that nobody waits for: an answer must not tell by its time what was done for it. */
export interface Background {
  run(what: string, work: () => Promise<void>): void;
  /** Resolves once nothing is under way. */
  settled(): Promise<void>;
}

export function openBackground(log: FastifyBaseLogger): Background {
  const under = new Set<Promise<void>>();
  return {
    run(what, work) {
      // Not even the first step belongs to the answer.
      const done: Promise<void> = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: errorFields(error) }, `${what} failed`))
        .finally(() => under.delete(done));
      under.add(done);
    },
    async settled() {
      while (under.size > 0) await Promise.all(under);
    },
  };
}
