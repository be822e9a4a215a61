import type { Parts } from '../../words.js';

export const board: Parts['duel']['board'] = {};
