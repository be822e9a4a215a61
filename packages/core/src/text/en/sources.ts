/** Where things come from, where games say the same. */
export const VP_WORDS = {
  wheels: 'Wheels',
  patches: 'Patches',
  helpers: 'Helpers',
  contractsNow: 'Contracts scored early',
};

export const SOURCES = {
  setup: 'Set-up',
  turn: 'Your turn',
  patch: (id: string): string => `Patch ${id}`,
};
