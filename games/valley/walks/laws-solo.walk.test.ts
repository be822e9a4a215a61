import { readFileSync } from 'node:fs';
import { parseEdition } from '../edition/json.js';
import { lawsHold } from './random-walks.js';

const windy = new URL('../../../fixtures/editions/windy.json', import.meta.url);
const edition = parseEdition(readFileSync(windy, 'utf8'));

lawsHold({ players: 1, solo: 'easy' }, 8);
lawsHold({ players: 1, solo: 'medium' }, 8);
lawsHold({ players: 1, solo: 'hard' }, 8);
lawsHold({ players: 1, solo: 'hard', edition }, 4);
