import { companion } from '@polder/valley/text/en/companion.js';
import { calculator } from './box/calculator.js';

export const box = { calculator, companion };
