import type { Weights } from '../evaluation.js';

export const duelWeights: Weights = {
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
