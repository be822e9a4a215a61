import type { Parts } from '../../words.js';

export const companion: Parts['box']['companion'] = {};
