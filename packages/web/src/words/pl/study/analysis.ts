import type { Parts } from '../../words.js';

export const analysis: Parts['study']['analysis'] = {};
