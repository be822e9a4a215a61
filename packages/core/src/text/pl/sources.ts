import type { SOURCES as ENGLISH, VP_WORDS as SHEET } from '../en/sources.js';

export const VP_WORDS: typeof SHEET = {
  wheels: 'Koła',
  patches: 'Grządki',
  helpers: 'Pomocnicy',
  contractsNow: 'Kontrakty w trakcie gry',
};

export const SOURCES: typeof ENGLISH = {
  setup: 'Przygotowanie',
  turn: 'Twoja tura',
  patch: (id) => `Grządka ${id}`,
};
