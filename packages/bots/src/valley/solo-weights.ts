import type { Weights } from '../evaluation.js';

/** Fitted by `npm run fit -- solo`: seed 'polder', 30 generations of 160 trials. */
export const soloWeights: Weights = {
  base: { now: 0, ahead: 100 },
  of: {
    guilder: { now: 1.55, ahead: 1.07 },
    moreGuilder: { now: -0.03, ahead: 0.86 },
    tools: { now: 0.95, ahead: 2.13 },
    bulbs: { now: 1.54, ahead: 1.59 },
    colours: { now: -0.25, ahead: -0.33 },
    fitting: { now: 0.38, ahead: 0.41 },
    planted: { now: 3.29, ahead: 2.45 },
    rows: { now: 1.33, ahead: 1.51 },
    singleRows: { now: 0.56, ahead: 2.69 },
    columns: { now: 0.56, ahead: 0.28 },
    repeats: { now: -0.05, ahead: -0.25 },
    groups: { now: 0.84, ahead: 0.42 },
    windmills: { now: 1.16, ahead: 7.13 },
    wheels: { now: 4.07, ahead: 14.52 },
    nextTurn: { now: 0.2, ahead: 0.26 },
    soon: { now: 0.67, ahead: 0.29 },
    tiles: { now: -0.24, ahead: 0.67 },
    helpers: { now: -0.58, ahead: 21.4 },
    contracts: { now: -1.64, ahead: 2.85 },
    contractsAhead: { now: 1.27, ahead: 0.33 },
    wish: { now: 0.53, ahead: 2.03 },
    fullTurn: { now: 1.05, ahead: 0.05 },
    gardener: { now: 3.66, ahead: 11.64 },
    pending: { now: 2.34, ahead: 0.24 },
  },
};
