import type { Weights } from '../evaluation.js';

export const valleyWeights: Weights = {
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
