import type { sources as english, SheetSource } from '../../en/game/sources.js';
import { sourceParts } from '../../source.js';

/** 'północn|a' strefa, do 'północn|ej' strefy. */
const AREAS: Readonly<Record<string, readonly [is: string, of: string, short: string]>> = {
  N: ['północna', 'północnej', 'północ'],
  SE: ['południowo-wschodnia', 'południowo-wschodniej', 'południowy wschód'],
  SW: ['południowo-zachodnia', 'południowo-zachodniej', 'południowy zachód'],
};

/** 'do strefy północnej'. */
export const areaOf = (id: string): string => `strefy ${AREAS[id]?.[1] ?? id}`;
/** 'w strefie północnej'. */
export const areaIn = (id: string): string => `strefie ${AREAS[id]?.[1] ?? id}`;

const VP_WORDS: Readonly<Record<SheetSource, string>> = {
  start: 'Na początku',
  floodgate: 'Zastawka',
  water: 'Obniżanie wody',
  wheels: 'Koła',
  fields: 'Pola',
  patches: 'Grządki',
  market: 'Bazar',
  trade: 'Handel morski',
  calendar: 'Kalendarz',
  helpers: 'Pomocnicy',
  helperPlaces: 'Miejsca pomocników',
  paths: 'Ścieżki innych graczy',
  wish: 'Zachcianka królowej',
  contractsNow: 'Kontrakty w trakcie gry',
  paid: 'Zapłacone',
  contracts: 'Kontrakty',
  groups: 'Puste grupy wiatraków',
  rows: 'Rzędy',
  columns: 'Kolumny',
  tiles: 'Kafelki ulepszeń',
  cards: 'Karty ulepszeń',
  bulbs: 'Zasadzone tulipany',
};

const FEATURES: Readonly<Record<string, string>> = {
  vp: 'dotychczasowe PZ',
  guilder: 'guldeny pod ręką',
  moreGuilder: 'zapas guldenów',
  tools: 'narzędzia pod ręką',
  bulbs: 'tulipany w magazynie',
  colours: 'różne kolory w magazynie',
  fitting: 'tulipany pasujące do rzędów',
  planted: 'zasadzone tulipany',
  rows: 'rzędy bliskie ukończenia',
  singleRows: 'rzędy w jednym kolorze',
  columns: 'kolumny bliskie ukończenia',
  repeats: 'kolumny z powtórzonym kolorem',
  groups: 'prawie puste grupy wiatraków',
  windmills: 'wiatraki na planszy',
  wheels: 'mocniejsze koła',
  nextTurn: 'akcje w następnej turze',
  soon: 'akcje w kolejnych turach',
  tiles: 'kafelki na kołach',
  helpers: 'pomocnicy',
  contracts: 'liczba kontraktów',
  contractsAhead: 'przyszłe punkty za kontrakty',
  wish: 'zachcianka królowej w zasięgu',
  fullTurn: 'bliska kolumna kalendarza',
  gardener: 'to, co zbiera ogrodnik',
  pending: 'to, co da jeszcze ta tura',
};

const calendarWords = (column: string, row: string): string =>
  row === 'common' ? `Kalendarz ${column}, wspólna nagroda` : `Kalendarz ${column}, rząd ${row}`;

export const sources: typeof english = {
  area: (id) => `strefa ${AREAS[id]?.[0] ?? id}`,
  areaShort: (id) => AREAS[id]?.[2] ?? id,
  wheel: (side) => (side === 'large' ? 'Duże koło' : 'Małe koło'),
  source(source) {
    const { kind, id, first, second } = sourceParts(source);
    switch (kind) {
      case 'setup':
        return 'Przygotowanie';
      case 'turn':
        return 'Twoja tura';
      case 'wheel':
        return sources.wheel(id.startsWith('large') ? 'large' : 'small');
      case 'tile':
        return `Kafelek ${id}`;
      case 'field':
        return `Pole ${id}`;
      case 'patch':
        return `Grządka ${id}`;
      case 'market':
        return AREAS[id] ? `Bazar, ${AREAS[id][2]}` : `Bazar ${id}`;
      case 'trade':
        return 'Handel morski';
      case 'calendar':
        return calendarWords(first, second);
      case 'helper':
        return `Pomocnik ${id}`;
      case 'start':
        return 'Karta startowa';
      case 'gardener':
        return `Karta ${id}`;
      default:
        return source;
    }
  },
  vpSource: (id) => VP_WORDS[id as SheetSource] ?? id,
  feature: (id) => FEATURES[id] ?? id,
};
