import { inSeconds } from '../http/limiter.js';
import { Refused } from '../refused.js';
import type { RefusalCode } from '../wire/messages.js';

/** `reason`: for clients that have words of their own for it. */
export const refuse = (code: RefusalCode, message: string, reason?: string): Refused =>
  new Refused({ code, message, ...(reason === undefined ? {} : { reason }) });

export const tooMuch = (message: string, waitMs: number): Refused =>
  new Refused({ code: 'tooMuch', message, retryAfter: inSeconds(waitMs) });

export const noSuchTable = (): Refused => refuse('notFound', 'There is no such table.');

/** The same words for a full table and for one whose people are blocked: nobody learns who blocks whom. */
export const noSeat = (): Refused => refuse('full', 'There is no seat for you at this table.');
