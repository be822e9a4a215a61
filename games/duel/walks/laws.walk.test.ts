import { lawsHold } from './random-walks.js';

lawsHold('Duel', {});
lawsHold('Duel with a Tool for the first player', { firstPlayerTool: true }, 3);
