import type { Parts } from '../words.js';

export const lesson: Parts['lesson'] = {};
