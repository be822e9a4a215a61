import type { SOURCES as ENGLISH, VP_WORDS as SHEET } from '../en/sources.js';

export const VP_WORDS: typeof SHEET = {
  wheels: 'Koła',
  patches: 'Grządki',
  helpers: 'Pomocnicy',
  contractsNow: 'Kontrakty w trakcie gry',
};

export const FEATURES: Readonly<Record<string, string>> = {
  vp: 'dotychczasowe PZ',
  guilder: 'guldeny pod ręką',
  moreGuilder: 'zapas guldenów',
  tools: 'narzędzia pod ręką',
  bulbs: 'tulipany w magazynie',
  colours: 'różne kolory w magazynie',
  windmills: 'wiatraki na planszy',
  wheels: 'mocniejsze koła',
  nextTurn: 'akcje w następnej turze',
  soon: 'akcje w kolejnych turach',
  helpers: 'pomocnicy',
  contracts: 'liczba kontraktów',
  contractsAhead: 'przyszłe punkty za kontrakty',
  pending: 'to, co da jeszcze ta tura',
};

export const SOURCES: typeof ENGLISH = {
  setup: 'Przygotowanie',
  turn: 'Twoja tura',
  patch: (id) => `Grządka ${id}`,
};
