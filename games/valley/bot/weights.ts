import type { Weights } from '@polder/bots';

/** Fitted by `npm run fit -- valley --generations 16 --trials 80 --rate 0.15 --step 0.5 --width 3 --cap 1000 --seed polder`. */
export const valleyWeights: Weights = {
  base: { now: 0, ahead: 100 },
  of: {
    guilder: { now: 1.55, ahead: 1.63 },
    moreGuilder: { now: 0.35, ahead: 1.08 },
    tools: { now: 1.47, ahead: 1.27 },
    bulbs: { now: 0.91, ahead: 1.98 },
    colours: { now: 0.05, ahead: -0.41 },
    fitting: { now: 0.43, ahead: 0.51 },
    planted: { now: 1.95, ahead: 2.51 },
    rows: { now: 1.93, ahead: 1.03 },
    singleRows: { now: -0.19, ahead: 4.05 },
    columns: { now: 0.47, ahead: 0.55 },
    repeats: { now: -0.19, ahead: -0.25 },
    groups: { now: 0.86, ahead: 0.58 },
    windmills: { now: 3.61, ahead: 7.5 },
    wheels: { now: 6.88, ahead: 12.55 },
    nextTurn: { now: 0.35, ahead: 0.12 },
    soon: { now: 0.35, ahead: 0.64 },
    tiles: { now: -0.02, ahead: 0.44 },
    helpers: { now: -1.88, ahead: 15.7 },
    contracts: { now: -1.41, ahead: 2.35 },
    contractsAhead: { now: 0.85, ahead: 1.01 },
    wish: { now: 0.23, ahead: 1.33 },
    fullTurn: { now: 0.89, ahead: 0.15 },
    gardener: { now: -0.21, ahead: 0.36 },
    pending: { now: 2.18, ahead: 0.14 },
  },
};
