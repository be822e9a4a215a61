import { lawsHold } from './random-walks.js';

lawsHold({ players: 2 });
