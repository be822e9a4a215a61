import type { Parts } from '../../words.js';

export const game: Parts['duel']['game'] = {};
