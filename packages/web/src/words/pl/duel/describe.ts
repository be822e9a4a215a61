import type { Parts } from '../../words.js';

export const describe: Parts['duel']['describe'] = {};
