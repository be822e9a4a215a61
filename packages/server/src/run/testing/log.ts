import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** A log that a test can read: one object a line. */
export interface HeardLog {
  readonly log: FastifyBaseLogger;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

export function hearLog(): HeardLog {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

export const silent = (): FastifyBaseLogger => pino({ level: 'silent' });
