import { acceptEdition } from '@polder/core/edition';
import { checkEdition } from './check-edition.js';
import type { Edition } from './types.js';

/** An own edition, checked; refuses what can't be played. */
export const accept = (edition: Edition): Edition => acceptEdition(edition, checkEdition);
