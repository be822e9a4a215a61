import type { Parts } from '../../words.js';

export const story: Parts['duel']['story'] = {};
