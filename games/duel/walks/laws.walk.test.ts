import { lawsHold } from './random-walks.js';

// Everything in the box occurs in the first 8 games of each style; `npm run soak` plays as many as there is time for.
lawsHold('Duel', {}, 16);
lawsHold('Duel with a Tool for the first player', { firstPlayerTool: true }, 3);
