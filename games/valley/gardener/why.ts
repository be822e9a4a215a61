/**
 * Why the Gardener does what it does, each with its rule. Every event of the Gardener names one. Each language has a
 * fixed sentence without parameters for every one.
 */
export const WHY = {
  nextCard: 'G-TRN-1',
  deckOut: 'G-TRN-1',

  cardSays: 'G-FLO-1',
  gateStays: 'G-FLO-1',
  trackEnds: 'G-FLO-1',
  waterFull: 'G-FLO-1',

  commonReward: 'G-CAL-1',
  topmostOpen: 'G-CAL-1',
  wishClimbs: 'G-WSH-1',
  wishHeld: 'G-WSH-1',

  sectionShown: 'G-LOW-1',
  sectionNotShown: 'G-LOW-1',

  largeWheel: 'G-ACT-1',
  fieldReward: 'G-BLD',
  tradeReward: 'G-TRD',
  patchReward: 'G-SET-1',
  marketStep: 'G-MKT',
  areaReward: 'G-MKT',

  backShows: 'G-ENH',
  noTile: 'G-ENH',
  backPrefers: 'G-FRM',
  noCard: 'G-FRM',

  firstWindmill: 'G-BLD',
  dearest: 'G-BLD',
  betterFields: 'G-BLD',
  listedFirst: 'G-BLD',
  noWindmill: 'G-BLD',
  noSpace: 'G-BLD',

  nextArea: 'G-MKT',
  skipsFull: 'G-MKT',

  sameColour: 'G-PLANT-1',
  leftmost: 'G-PLANT-1',
  patchesFull: 'G-PLANT-1',
  plantAction: 'G-PLT',
  cardColour: 'G-RWD-1',
  shownColour: 'G-RWD-1',
  nearestRow: 'G-CAL-1',
  noRowBegun: 'G-CAL-1',
  tradeOrder: 'G-TRD',

  markedSpace: 'G-TRD',
  nextFree: 'G-TRD',
  colourOnCard: 'G-TRD',

  nothingForIt: 'G-RWD-1',
} as const satisfies Record<string, string>;
export type Why = keyof typeof WHY;
