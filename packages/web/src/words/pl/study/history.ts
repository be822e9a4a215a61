import type { Parts } from '../../words.js';

export const history: Parts['study']['history'] = {};
