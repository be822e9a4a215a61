import { lawsHold } from './random-walks.js';

// Long games: fewer of them. `npm run soak` plays as many as there is time for.
lawsHold({ players: 4 }, 12);
