import { calculator } from './box/calculator.js';
import { companion } from './box/companion.js';

export const box = { calculator, companion };
