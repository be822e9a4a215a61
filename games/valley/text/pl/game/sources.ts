import { sourceParts } from '@polder/core/text';
import * as shared from '@polder/core/text/pl/sources.js';
import type { sources as english, SheetSource } from '../../en/game/sources.js';

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
  ...shared.VP_WORDS,
  start: 'Na początku',
  floodgate: 'Zastawka',
  water: 'Obniżanie wody',
  fields: 'Pola',
  market: 'Bazar',
  trade: 'Handel morski',
  calendar: 'Kalendarz',
  helperPlaces: 'Miejsca pomocników',
  paths: 'Ścieżki innych graczy',
  wish: 'Zachcianka królowej',
  paid: 'Zapłacone',
  contracts: 'Kontrakty',
  groups: 'Puste grupy wiatraków',
  rows: 'Rzędy',
  columns: 'Kolumny',
  tiles: 'Kafelki ulepszeń',
  cards: 'Karty ulepszeń',
  bulbs: 'Zasadzone tulipany',
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
        return shared.SOURCES.setup;
      case 'turn':
        return shared.SOURCES.turn;
      case 'wheel':
        return sources.wheel(id.startsWith('large') ? 'large' : 'small');
      case 'tile':
        return `Kafelek ${id}`;
      case 'field':
        return `Pole ${id}`;
      case 'patch':
        return shared.SOURCES.patch(id);
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
};
