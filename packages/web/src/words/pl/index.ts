import type { Words } from '../words.js';
import { common } from './common.js';
import { start } from './start.js';

export const pl: Pick<Words, 'common' | 'start'> = { common, start };
