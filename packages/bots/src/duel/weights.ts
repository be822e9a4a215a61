import type { Weights } from '../evaluation.js';

/** Fitted by `npm run fit -- duel`: seed 'polder', 16 generations of 80 trials. */
export const duelWeights: Weights = {
  base: { now: 0, ahead: 100 },
  of: {
    guilder: { now: 0.94, ahead: 1.62 },
    moreGuilder: { now: -0.2, ahead: 1.48 },
    tools: { now: 0.78, ahead: 1.2 },
    bulbs: { now: 0.83, ahead: 2.07 },
    colours: { now: 0.12, ahead: 0.16 },
    windmills: { now: 1.36, ahead: 3.16 },
    values: { now: -0.23, ahead: 0.69 },
    beside: { now: 0.35, ahead: 0.19 },
    tulips: { now: 0.73, ahead: 0.56 },
    tiles: { now: -1.98, ahead: 0.93 },
    nextTurn: { now: 0.24, ahead: 0.36 },
    helpers: { now: -6.31, ahead: 15.14 },
    contracts: { now: 0.79, ahead: 0.01 },
    contractsAhead: { now: 0.19, ahead: 0.61 },
    traded: { now: 1.41, ahead: 0.45 },
    tradedColours: { now: 0.11, ahead: 0.76 },
    scored: { now: 0.17, ahead: 0.2 },
    deliverable: { now: 0.48, ahead: -0.03 },
    pending: { now: 0.62, ahead: -0.06 },
  },
};
