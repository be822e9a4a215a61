import { isLostConnection } from '../store/trouble.js';
import type { Refusal } from '../wire/messages.js';

const NOTHING: Refusal = { code: 'trouble', message: 'The server is in trouble. Nothing was kept.' };
const PERHAPS: Refusal = {
  ...{ code: 'trouble', reason: 'unknown' },
  message: 'The server is in trouble. It is not known whether this was loaded: the table will show it.',
};

/**
 * For whoever asked for something that failed. If the connection to the database broke, only the database knows what
 * became of it; a client that asks for the table sees it.
 */
export const troubleOf = (error: unknown): Refusal => (isLostConnection(error) ? PERHAPS : NOTHING);
