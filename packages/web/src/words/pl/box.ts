import { companion } from '@polder/valley/text/pl/companion.js';
import type { Parts } from '../words.js';
import { calculator } from './box/calculator.js';

export const box: Parts['box'] = { calculator, companion };
