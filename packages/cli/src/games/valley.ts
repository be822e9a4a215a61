import {
  DIFFICULTIES,
  defaultEdition,
  type Edition,
  exportEdition,
  GARDENER,
  parseEdition,
  REASONS,
  type ValleyEvent,
  type ValleyOptions,
  type ValleyState,
  valley,
  valleyMachine,
} from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { valleyItems } from '../balance/valley.js';
import { UsageError } from '../errors.js';
import { openValleyLog } from '../text/log-valley.js';
import { editionReport } from './editions.js';
import type { EditionReport, GameEntry } from './entry.js';

const SOURCES: Readonly<Record<string, string>> = {
  start: 'Start',
  floodgate: 'Floodgate',
  water: 'Lowering the water',
  wheels: 'Wheels and tiles',
  fields: 'Fields',
  patches: 'Patches',
  market: 'Market',
  trade: 'Foreign Trade',
  calendar: 'Calendar',
  helpers: 'Helpers',
  helperPlaces: 'Helper places',
  paths: 'Windmills on the way',
  wish: "Queen's Wish",
  contractsNow: 'Contracts scored early',
  paid: 'Paid',
  contracts: 'Contracts',
  groups: 'Windmill groups',
  rows: 'Rows',
  columns: 'Columns',
  tiles: 'Tiles collected',
  cards: 'Cards collected',
  bulbs: 'Bulbs planted',
};

function contentsOf(edition: Edition): EditionReport['contents'] {
  const tiles = edition.tiles.reduce((sum, tile) => sum + tile.copies, 0);
  return [
    ['Name', edition.name],
    ['Wheel Enhancements', `${edition.tiles.length} faces, ${tiles} tiles`],
    ['Farm Enhancement cards', String(edition.cards.length)],
    ['Starting cards', String(edition.startingCards.length)],
    ['Windmill spaces', String(edition.spaces.length)],
    ['Fields', String(edition.fields.length)],
    ['Market areas', String(edition.market.length)],
    ['Calendar columns', String(edition.calendar.columns.length + 1)],
    ['Trade cards', String(edition.trade.length)],
    ["Gardener's cards", String(edition.gardener.cards.length)],
  ];
}

export const valleyEntry: GameEntry<ValleyOptions, ValleyState, ValleyEvent> = {
  game: valley,
  machine: valleyMachine,
  known: knownValley,
  title: 'Windmill Valley',
  players: [1, 2, 3, 4],
  solo: DIFFICULTIES,
  switches: ['expert'],
  startAsk: 'startingCard',
  anyStart: 'starting cards at random',
  options({ players, solo, expert, edition }) {
    if (players !== 1 && players !== 2 && players !== 3 && players !== 4) {
      throw new UsageError(`Windmill Valley is for 1 to 4 players, not ${players}.`);
    }
    const difficulty = DIFFICULTIES.find((it) => it === solo);
    return {
      players,
      ...(difficulty !== undefined && { solo: difficulty }),
      ...(expert && { expert }),
      ...(edition !== undefined && { edition: parseEdition(edition) }),
    };
  },
  seats: ({ players }) =>
    players === 1 ? { count: 2, automatic: { [GARDENER]: 'Gardener' } } : { count: players, automatic: {} },
  round: (state) => state.turn.round,
  turn: (state) => state.turn.round * state.players.length + state.turn.seat,
  openLog: openValleyLog,
  sourceName: (source) => SOURCES[source] ?? source,
  tieBreaks: ['planted', 'stored', 'Windmills'],
  reasons: REASONS,
  items: valleyItems,
  async laws({ edition, solo }) {
    const { conserve, coverage, picker, STYLE_NAMES } = await import('@polder/valley/testing');
    return { conserve, coverage: () => coverage(edition, solo), pickers: STYLE_NAMES.map(picker) };
  },
  editions: {
    standard: () => exportEdition(defaultEdition),
    check: (text) => editionReport(text, parseEdition, contentsOf),
  },
};
