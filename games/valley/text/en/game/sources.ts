import { sourceParts } from '@polder/core/text';
import * as shared from '@polder/core/text/en/sources.js';
import type { END_SOURCES, GARDENER_SOURCES, VpSource } from '@polder/valley';

export type SheetSource = VpSource | (typeof END_SOURCES)[number] | (typeof GARDENER_SOURCES)[number];

const AREAS: Readonly<Record<string, string>> = { N: 'north', SE: 'south-east', SW: 'south-west' };

/** Lines of the score sheet. */
const VP_WORDS: Readonly<Record<SheetSource, string>> = {
  ...shared.VP_WORDS,
  start: 'At the start',
  floodgate: 'Floodgate',
  water: 'Lowering the water',
  fields: 'Fields',
  market: 'Market',
  trade: 'Foreign Trade',
  calendar: 'Calendar',
  helperPlaces: 'Helper places',
  paths: 'Others’ ways to the Market',
  wish: 'Queen’s Wish',
  paid: 'Paid',
  contracts: 'Contracts',
  groups: 'Empty Windmill groups',
  rows: 'Rows',
  columns: 'Columns',
  tiles: 'Wheel tiles',
  cards: 'Farm cards',
  bulbs: 'Planted bulbs',
};

const calendarWords = (column: string, row: string): string =>
  row === 'common' ? `Calendar ${column}, common reward` : `Calendar ${column}, row ${row}`;

/** Where things come from. */
export const sources = {
  /** 'the north area'. */
  area: (id: string): string => (AREAS[id] ? `the ${AREAS[id]} area` : `area ${id}`),
  /** 'north'. */
  areaShort: (id: string): string => AREAS[id] ?? id,
  wheel: (side: 'large' | 'small'): string => (side === 'large' ? 'Large wheel' : 'Small wheel'),
  /** Of a decision or an event: `helper:15`, `field:M0`, `calendar:II.common`. */
  source(source: string): string {
    const { kind, id, first, second } = sourceParts(source);
    switch (kind) {
      case 'setup':
        return shared.SOURCES.setup;
      case 'turn':
        return shared.SOURCES.turn;
      case 'wheel':
        return sources.wheel(id.startsWith('large') ? 'large' : 'small');
      case 'tile':
        return `Tile ${id}`;
      case 'field':
        return `Field ${id}`;
      case 'patch':
        return shared.SOURCES.patch(id);
      case 'market':
        return AREAS[id] ? `Market, ${AREAS[id]}` : `Market ${id}`;
      case 'trade':
        return 'Foreign Trade';
      case 'calendar':
        return calendarWords(first, second);
      case 'helper':
        return `Helper ${id}`;
      case 'start':
        return 'Starting card';
      case 'gardener':
        return `Card ${id}`;
      default:
        return source;
    }
  },
  /** A line of the score sheet. */
  vpSource: (id: string): string => VP_WORDS[id as SheetSource] ?? id,
};
