import type { Words } from '../words.js';
import { common } from './common.js';

export const pl: Pick<Words, 'common'> = { common };
