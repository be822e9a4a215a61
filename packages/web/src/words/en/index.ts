import { common } from './common.js';
import { start } from './start.js';

/** What every page has from the beginning: no more than the start page says. */
export const en = { common, start };
