import { readFileSync } from 'node:fs';
import { parseEdition } from '../edition/json.js';
import { lawsHold } from './random-walks.js';

const windy = new URL('../../../fixtures/editions/windy.json', import.meta.url);
const edition = parseEdition(readFileSync(windy, 'utf8'));

lawsHold({ players: 2, edition }, 2);
lawsHold({ players: 4, edition, expert: true }, 1);
lawsHold({ players: 3, expert: true }, 4);
