import type { Parts } from '../../words.js';

export const calculator: Parts['box']['calculator'] = {};
