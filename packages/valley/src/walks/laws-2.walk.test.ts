import { lawsHold } from './strolls.js';

lawsHold({ players: 2 });
