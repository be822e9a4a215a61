import type { Weights } from './evaluation.js';

/** First guesses; nothing has been fitted yet. */
export const valleyGuess: Weights = {
  base: { now: 0, ahead: 40 },
  of: {
    vp: { now: 1, ahead: 0 },
    guilder: { now: 0.1, ahead: 0.8 },
    tools: { now: 0.1, ahead: 0.8 },
    bulbs: { now: 0.1, ahead: 1 },
    planted: { now: 0.2, ahead: 0.6 },
    rows: { now: 0.2, ahead: 0.3 },
    singleRows: { now: 0.2, ahead: 0.5 },
    columns: { now: 0.2, ahead: 0.5 },
    groups: { now: 0.1, ahead: 0.8 },
    windmills: { now: 0, ahead: 1.5 },
    tiles: { now: 0, ahead: 2 },
    plusTiles: { now: 0, ahead: 2 },
    rareTiles: { now: 0, ahead: 1 },
    helpers: { now: 0, ahead: 3 },
    contracts: { now: 0, ahead: 4 },
    wish: { now: 1, ahead: 3 },
    steps: { now: 0, ahead: 0 },
    fullTurn: { now: 0.5, ahead: 0.5 },
    actions: { now: 0, ahead: 0.5 },
  },
};

export const duelGuess: Weights = {
  base: { now: 0, ahead: 40 },
  of: {
    vp: { now: 1, ahead: 0 },
    guilder: { now: 0.1, ahead: 0.8 },
    tools: { now: 0.1, ahead: 1 },
    bulbs: { now: 0.1, ahead: 1.2 },
    colours: { now: 0.1, ahead: 0.3 },
    windmills: { now: 0, ahead: 3 },
    emptied: { now: 0, ahead: 1 },
    beside: { now: 0.1, ahead: 0.5 },
    personalTiles: { now: 0, ahead: 2 },
    helpers: { now: 0, ahead: 3 },
    contracts: { now: 0.5, ahead: 3 },
    traded: { now: 0.2, ahead: 0.8 },
    tradedColours: { now: 0.1, ahead: 0.3 },
    scored: { now: 0.5, ahead: 0.5 },
    calendar: { now: 0, ahead: 0 },
    deliverable: { now: 0.2, ahead: 0.5 },
  },
};
