import type { Weights } from '@polder/bots';

/** Fitted by `npm run fit -- solo --generations 40 --trials 240 --rate 0.12 --step 0.5 --width 3 --cap 1000 --seed second`. */
export const soloWeights: Weights = {
  base: { now: 0, ahead: 100 },
  of: {
    guilder: { now: 1.67, ahead: 0.84 },
    moreGuilder: { now: -0.35, ahead: 0.93 },
    tools: { now: 1.72, ahead: 1.66 },
    bulbs: { now: 1.78, ahead: 1.68 },
    colours: { now: -0.33, ahead: -0.24 },
    fitting: { now: 0.67, ahead: 0.12 },
    planted: { now: 3.96, ahead: 1.74 },
    rows: { now: 1.17, ahead: 1.37 },
    singleRows: { now: -0.07, ahead: 4.56 },
    columns: { now: 0.17, ahead: 0.2 },
    repeats: { now: 0.16, ahead: -0.33 },
    groups: { now: 0.74, ahead: 0.55 },
    windmills: { now: 3.62, ahead: 7.6 },
    wheels: { now: 1.24, ahead: 15.29 },
    nextTurn: { now: 0.26, ahead: 0.23 },
    soon: { now: 1.04, ahead: 0.38 },
    tiles: { now: -0.27, ahead: 0.39 },
    helpers: { now: 1.2, ahead: 20.61 },
    contracts: { now: 0.1, ahead: 2.05 },
    contractsAhead: { now: 1.02, ahead: 0.74 },
    wish: { now: -0.36, ahead: 3.15 },
    fullTurn: { now: 0.81, ahead: 0.18 },
    gardener: { now: 3.77, ahead: 9.91 },
    pending: { now: 1.94, ahead: 1.26 },
  },
};
