import type { Parts } from '../words.js';
import { calculator } from './box/calculator.js';
import { companion } from './box/companion.js';

export const box: Parts['box'] = { calculator, companion };
