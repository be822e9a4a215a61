import { common } from './common.js';

/** What every page has from the beginning. */
export const en = { common };
