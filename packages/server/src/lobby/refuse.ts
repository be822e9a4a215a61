import { inSeconds } from '../http/limiter.js';
import { Refused } from '../refused.js';
import type { RefusalCode } from '../wire/messages.js';

/** `reason`: for clients that have words of their own for it. */
export const refuse = (code: RefusalCode, message: string, reason?: string): Refused =>
  new Refused({ code, message, ...(reason === undefined ? {} : { reason }) });

export const tooMuch = (message: string, waitMs: number): Refused =>
  new Refused({ code: 'tooMuch', message, retryAfter: inSeconds(waitMs) });

/** `recent`: when the last ones were, newest first. Refused if there are `most` of them within `ms`. */
export function needPause(
  recent: readonly number[],
  { most, ms, at, message }: { most: number; ms: number; at: number; message: string },
): void {
  const oldest = recent[most - 1];
  if (oldest !== undefined) throw tooMuch(message, oldest + ms - at);
}

export const noSuchTable = (): Refused => refuse('notFound', 'There is no such table.');

/** The same words for a full table and for one whose people are blocked: nobody learns who blocks whom. */
export const noSeat = (): Refused => refuse('full', 'There is no seat for you at this table.');
