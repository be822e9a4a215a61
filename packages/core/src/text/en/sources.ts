/** Where things come from, where games say the same. */
export const VP_WORDS = {
  wheels: 'Wheels',
  patches: 'Patches',
  helpers: 'Helpers',
  contractsNow: 'Contracts scored early',
};

/** What the bots look at in every game. */
export const FEATURES: Readonly<Record<string, string>> = {
  vp: 'VP so far',
  guilder: 'Guilder in hand',
  moreGuilder: 'Guilder to spare',
  tools: 'Tools in hand',
  bulbs: 'bulbs in Storage',
  colours: 'different colours in Storage',
  windmills: 'Windmills on the board',
  wheels: 'stronger wheels',
  nextTurn: 'actions next turn',
  soon: 'actions of the turns after',
  helpers: 'Helpers',
  contracts: 'number of Contracts',
  contractsAhead: 'what Contracts can still bring',
  pending: 'what this turn still brings',
};

export const SOURCES = {
  setup: 'Set-up',
  turn: 'Your turn',
  patch: (id: string): string => `Patch ${id}`,
};
