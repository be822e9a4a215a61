import type { Weights } from '@polder/bots';

/** Fitted by `npm run fit -- duel --generations 12 --trials 80 --rate 0.15 --step 0.5 --width 3 --cap 1000 --seed polder`. */
export const duelWeights: Weights = {
  base: { now: 0, ahead: 100 },
  of: {
    guilder: { now: 0.66, ahead: 1.96 },
    moreGuilder: { now: -0.31, ahead: 1.18 },
    tools: { now: 0.55, ahead: 0.9 },
    bulbs: { now: 1.33, ahead: 1.55 },
    colours: { now: 0.12, ahead: 0.09 },
    windmills: { now: 0.84, ahead: 3.93 },
    values: { now: -0.3, ahead: 0.65 },
    beside: { now: 0.37, ahead: 0.35 },
    tulips: { now: 0.87, ahead: 0.38 },
    tiles: { now: -1.98, ahead: 0.68 },
    nextTurn: { now: 0.29, ahead: 0.3 },
    helpers: { now: -5.98, ahead: 14.04 },
    contracts: { now: 0.87, ahead: -0.26 },
    contractsAhead: { now: 0.08, ahead: 0.65 },
    traded: { now: 1.62, ahead: 1.01 },
    tradedColours: { now: 0.17, ahead: 0.72 },
    scored: { now: 0.28, ahead: 0.25 },
    deliverable: { now: 0.67, ahead: -0.16 },
    pending: { now: 0.53, ahead: -0.21 },
  },
};
