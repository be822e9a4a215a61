import type { Weights } from '../evaluation.js';

export const duelWeights: Weights = {
  base: { now: 0, ahead: 100 },
  of: {
    guilder: { now: 0.2, ahead: 0.8 },
    moreGuilder: { now: 0.1, ahead: 0.5 },
    tools: { now: 0.2, ahead: 1 },
    bulbs: { now: 0.2, ahead: 1.2 },
    colours: { now: 0.1, ahead: 0.3 },
    windmills: { now: 0, ahead: 2 },
    values: { now: 0, ahead: 1 },
    beside: { now: 0.1, ahead: 0.5 },
    tulips: { now: 0, ahead: 0.3 },
    tiles: { now: 0, ahead: 2 },
    nextTurn: { now: 0.3, ahead: 0.2 },
    helpers: { now: 0, ahead: 8 },
    contracts: { now: 0.5, ahead: 3 },
    contractsAhead: { now: 0, ahead: 0.5 },
    traded: { now: 0.2, ahead: 0.8 },
    tradedColours: { now: 0.1, ahead: 0.3 },
    scored: { now: 0.5, ahead: 0.5 },
    deliverable: { now: 0.2, ahead: 0.5 },
    pending: { now: 0.8, ahead: 0 },
  },
};
