import { lawsHold } from './strolls.js';

lawsHold('Duel', {});
lawsHold('Duel with a Tool for the first player', { firstPlayerTool: true }, 3);
