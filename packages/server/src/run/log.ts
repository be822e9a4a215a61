import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { errorFields, REDACTED } from '../http/log.js';
import { markOf } from '../store/mark.js';
import type { Settings } from './settings.js';

// What errors of databases and libraries may repeat: addresses, passwords, tokens, hashes, ids that open a table.
const EMAIL = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;
const URL_PASSWORD = /\/\/[^\s/@]*@/g;
// Such as have a digit, or mix small and capital letters as no words do (`PayloadTooLargeError`, `Content-Type`).
const LONG =
  /(?<![\w-])(?=[\w-]*\d|(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?![A-Z]?[a-z]{2,}(?:(?:[-_][A-Z]?|[A-Z])[a-z]{2,})*(?![\w-])))[\w-]{20,}(?![\w-])/g;
/** A line without any of them is written as it is. */
const SUSPECT = /@|[\w-]{20}/;

export const scrub = (text: string): string =>
  text
    .split('\n')
    // Files in a stack may look like a secret and are none.
    .map((line) =>
      /^\s+at /.test(line)
        ? line
        : line.replace(URL_PASSWORD, '//…@').replace(EMAIL, '…@…').replace(LONG, '…'),
    )
    .join('\n');

const scrubLine = (line: string): string =>
  SUSPECT.test(line)
    ? `${JSON.stringify(JSON.parse(line), (_, value: unknown) => (typeof value === 'string' ? scrub(value) : value))}\n`
    : line;

/** Lines of JSON. No secrets in them: by what is logged, and for accidents by this. */
export const openLog = (
  { logLevel }: Pick<Settings, 'logLevel'>,
  to: DestinationStream = pino.destination({ dest: 1, sync: true }),
): FastifyBaseLogger =>
  pino(
    {
      level: logLevel,
      base: { pid: process.pid },
      redact: [...REDACTED],
      serializers: { err: errorFields, table: (id: unknown) => (typeof id === 'string' ? markOf(id) : id) },
    },
    { write: (line) => to.write(scrubLine(line)) },
  );
