import { readFileSync } from 'node:fs';
import { parseEdition } from '../edition/json.js';
import { lawsHold } from './random-walks.js';

const breezy = new URL('../../../fixtures/duel/editions/breezy.json', import.meta.url);

lawsHold('Duel, breezy edition', { edition: parseEdition(readFileSync(breezy, 'utf8')) }, 4);
