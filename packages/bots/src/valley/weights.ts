import type { Weights } from '../evaluation.js';

/** Fitted by `npm run fit -- valley`: seed 'polder', 24 generations of 100 trials. */
export const valleyWeights: Weights = {
  base: { now: 0, ahead: 100 },
  of: {
    guilder: { now: 1.64, ahead: 2.07 },
    moreGuilder: { now: 0.29, ahead: 1.05 },
    tools: { now: 0.72, ahead: 1.58 },
    bulbs: { now: 1.71, ahead: 1.79 },
    colours: { now: -0.16, ahead: -0.28 },
    fitting: { now: 0.32, ahead: 0.44 },
    planted: { now: 1.82, ahead: 3.78 },
    rows: { now: 1.76, ahead: 0.25 },
    singleRows: { now: 0.59, ahead: 3.41 },
    columns: { now: 0.46, ahead: 0.2 },
    repeats: { now: -0.13, ahead: -0.23 },
    groups: { now: 0.71, ahead: 0.63 },
    windmills: { now: 1.07, ahead: 5.74 },
    wheels: { now: 2.85, ahead: 10.87 },
    nextTurn: { now: 0.49, ahead: 0.16 },
    soon: { now: 0.42, ahead: 0.68 },
    tiles: { now: -0.06, ahead: 0.33 },
    helpers: { now: -1.14, ahead: 13.87 },
    contracts: { now: -1.11, ahead: 1.71 },
    contractsAhead: { now: 0.53, ahead: 1.23 },
    wish: { now: 0.33, ahead: 1.18 },
    fullTurn: { now: 1.1, ahead: -0.06 },
    gardener: { now: -0.14, ahead: 0.22 },
    pending: { now: 1.92, ahead: 0.83 },
  },
};
