import type { Parts } from '../../words.js';

export const around: Parts['duel']['around'] = {};
