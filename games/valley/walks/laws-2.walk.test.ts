import { lawsHold } from './random-walks.js';

// Fewer than coverage.walk.test.ts needs to see every Contract; `npm run soak` plays as many as there is time for.
lawsHold({ players: 2 }, 16);
