import { Refused } from '../refused.js';
import type { RefusalCode } from '../wire/messages.js';

export const refuse = (code: RefusalCode, message: string): Refused => new Refused({ code, message });

export const noSuchTable = (): Refused => refuse('notFound', 'There is no such table.');

/** The same words for a full table and for one whose people are blocked: nobody learns who blocks whom. */
export const noSeat = (): Refused => refuse('full', 'There is no seat for you at this table.');
