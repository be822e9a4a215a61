import { Refused } from '../refused.js';
import { StoreTrouble } from '../store/store.js';
import { isLostConnection } from '../store/trouble.js';
import type { Refusal, RefusalCode } from '../wire/messages.js';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  bad: 400,
  noSession: 401,
  notYours: 403,
  notFound: 404,
  stale: 409,
  illegal: 409,
  cannotUndo: 409,
  notNow: 409,
  full: 409,
  tooMuch: 429,
  closing: 503,
  trouble: 503,
};

export interface Answer {
  readonly status: number;
  readonly refusal: Refusal;
  /** Seconds; for the header of that name. */
  readonly retryAfter?: number;
  /** Our fault: worth a line in the log. */
  readonly fault: boolean;
}

/** How HTTP says what went wrong. Of what nobody foresaw it says nothing. */
export function answerTo(error: unknown): Answer {
  if (error instanceof Refused) return refused(error.refusal);
  if (error instanceof StoreTrouble)
    return {
      ...refused({ code: 'trouble', ...whatWasKept(error) }),
      fault: true,
    };
  const status = statusOf(error);
  if (status === 413)
    return { status, refusal: { code: 'bad', message: 'This is too large.' }, fault: false };
  if (status === 415)
    return {
      status,
      refusal: { code: 'bad', message: 'Only application/json is understood.' },
      fault: false,
    };
  if (status !== undefined && status >= 400 && status < 500)
    return { status, refusal: { code: 'bad', message: 'This request is not understood.' }, fault: false };
  return { status: 500, refusal: { code: 'trouble', message: 'Something went wrong here.' }, fault: true };
}

/** If the connection to the database broke, what was asked for may have been done. */
const whatWasKept = (error: StoreTrouble): Pick<Refusal, 'message' | 'reason'> =>
  isLostConnection(error)
    ? { message: 'The server can’t store anything now. Look whether this was kept.', reason: 'unknown' }
    : { message: 'The server can’t store anything now. Nothing was kept.' };

function refused(refusal: Refusal): Answer {
  const status = STATUS[refusal.code];
  const retryAfter = refusal.retryAfter ?? (status === 503 ? 5 : undefined);
  return { status, refusal, fault: false, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

/** Of Fastify's own errors. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
