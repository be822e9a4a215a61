import {
  DIFFICULTIES,
  defaultEdition,
  type Edition,
  exportEdition,
  GARDENER,
  parseEdition,
  type ValleyEvent,
  type ValleyOptions,
  type ValleyState,
  valley,
  valleyMachine,
} from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { valleyText } from '@polder/valley/text';
import { valleyItems } from '../balance/valley.js';
import { UsageError } from '../errors.js';
import { editionReport } from './editions.js';
import type { EditionReport, GameEntry } from './entry.js';

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
  text: valleyText,
  tieBreaks: ['planted', 'stored', 'Windmills'],
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
