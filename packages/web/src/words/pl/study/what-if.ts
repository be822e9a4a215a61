import type { Parts } from '../../words.js';

export const whatIf: Parts['study']['whatIf'] = {};
