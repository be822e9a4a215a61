/**
 * Why the Gardener does what it does: the rule, and a fixed sentence without parameters, so that it
 * can be translated. Every event of the Gardener names one.
 */
export const WHY = {
  nextCard: ['G-TRN-1', 'Each turn begins with the next card.'],
  deckOut: ['G-TRN-1', 'The deck has run out: the other cards are shuffled.'],

  cardSays: ['G-FLO-1', 'The card says so.'],
  gateStays: ['G-FLO-1', 'The card leaves the floodgate as it is.'],
  trackEnds: ['G-FLO-1', 'The floodgate goes only as far as its track.'],
  waterFull: ['G-FLO-1', 'At a higher speed the water would leave its track.'],

  commonReward: ['G-CAL-1', 'A full turn of the large wheel brings the common reward.'],
  topmostOpen: ['G-CAL-1', 'Of the unique rewards it takes the topmost that is open.'],
  wishClimbs: ['G-WSH-1', 'A full turn lifts its marker by one value.'],
  wishHeld: ['G-WSH-1', 'You hold the highest value: its marker stays on the second.'],

  sectionShown: ['G-LOW-1', 'The card highlights the section in which the water stands.'],
  sectionNotShown: ['G-LOW-1', 'The card does not highlight the section in which the water stands.'],

  largeWheel: ['G-ACT-1', 'It does the action on its large wheel.'],
  fieldReward: ['G-BLD', 'The new Windmill touches this field.'],
  tradeReward: ['G-TRD', 'This reward is next to the bulb.'],
  patchReward: ['G-SET-1', 'The overlay shows this reward on the Patch.'],
  marketStep: ['G-MKT', 'Each move through the Market lets it plant a bulb.'],
  areaReward: ['G-MKT', 'A reward of its Market area is a bulb of the colour of its card.'],

  backShows: ['G-ENH', 'The back on top of the deck shows these tiles.'],
  noTile: ['G-ENH', 'No tile lies on the places that the back shows.'],
  backPrefers: ['G-FRM', 'The back on top of the deck prefers this card.'],
  noCard: ['G-FRM', 'No card is on offer.'],

  firstWindmill: ['G-BLD', 'The first Windmill of all goes next to its marker in the Market.'],
  dearest: ['G-BLD', 'This is the dearest free space with a connection.'],
  betterFields: ['G-BLD', 'Of the dearest spaces, this one touches the fields it likes best.'],
  listedFirst: ['G-BLD', 'Of spaces that are alike it takes the one listed first.'],
  noWindmill: ['G-BLD', 'It has no Windmill left.'],
  noSpace: ['G-BLD', 'No free space has a connection.'],

  nextArea: ['G-MKT', 'It moves to the next area.'],
  skipsFull: ['G-MKT', 'It skips an area that is full.'],

  sameColour: ['G-PLANT-1', 'This row begins with that colour.'],
  leftmost: [
    'G-PLANT-1',
    'No row with room begins with that colour: the leftmost free Patch, topmost first.',
  ],
  patchesFull: ['G-PLANT-1', 'All its Patches are full.'],
  plantAction: ['G-PLT', 'It plants bulbs of the colour of its card.'],
  cardColour: ['G-RWD-1', 'The card has this colour.'],
  shownColour: ['G-RWD-1', 'This colour is shown.'],
  nearestRow: ['G-CAL-1', 'Given a choice, it matches the row nearest to completion.'],
  noRowBegun: ['G-CAL-1', 'Given a choice with no row begun that has room, it takes the colour of the card.'],
  tradeOrder: ['G-TRD', 'The card tells the order of colours.'],

  markedSpace: ['G-TRD', 'The card marks this space.'],
  nextFree: ['G-TRD', 'The marked space is taken: the next free one clockwise.'],
  colourOnCard: ['G-TRD', 'Its colour is on the trade card already: it takes all bulbs off.'],

  nothingForIt: ['G-RWD-1', 'This gives it nothing.'],
} as const satisfies Record<string, readonly [rule: string, words: string]>;
export type Why = keyof typeof WHY;
