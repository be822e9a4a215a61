import {
  type DuelEvent,
  type DuelOptions,
  type DuelState,
  defaultEdition,
  duel,
  duelMachine,
  type Edition,
  exportEdition,
  parseEdition,
  TILE_KINDS,
} from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { duelText } from '@polder/duel/text';
import { duelItems } from '../balance/duel.js';
import { editionReport } from './editions.js';
import type { EditionReport, GameEntry } from './entry.js';

function contentsOf(edition: Edition): EditionReport['contents'] {
  const { tiles, wheels } = edition;
  const kinds = TILE_KINDS.map((kind) => `${tiles.filter((tile) => tile.kind === kind).length} ${kind}`);
  return [
    ['Name', edition.name],
    ['Wheel tiles', kinds.join(', ')],
    ['Wheel sections', `${wheels.personal.length} Personal, ${wheels.central.length} Central`],
    ['Farm cards', String(edition.cards.length)],
    ['Patches', String(edition.patches.length)],
    ['Windmills a player', String(edition.columns.reduce((sum, n) => sum + n, 0))],
    ['Calendar spaces', String(edition.calendar.length)],
    ['Demand tiles', String(edition.demands.length)],
    ['Export tiles', String(edition.exports.length)],
    ['Market tiles', String(edition.market.tiles.length)],
  ];
}

export const duelEntry: GameEntry<DuelOptions, DuelState, DuelEvent> = {
  game: duel,
  machine: duelMachine,
  known: knownDuel,
  title: 'Windmill Valley Duel',
  players: [2],
  solo: [],
  switches: ['firstTool'],
  startAsk: 'hand',
  anyStart: 'first Helpers at random',
  options: ({ firstTool, edition }) => ({
    ...(firstTool && { firstPlayerTool: true }),
    ...(edition !== undefined && { edition: parseEdition(edition) }),
  }),
  seats: () => ({ count: 2, automatic: {} }),
  round: (state) => state.turn.round,
  turn: (state) => state.turn.round * state.players.length + state.turn.seat,
  // D-END-2: the last round begins, and not because the Calendar is at its end.
  remark: ({ turn, lastRound, calendar, options: { edition = defaultEdition } }) =>
    turn.round === lastRound && calendar < edition.calendar.length - 1 ? 'safety stop' : undefined,
  text: duelText,
  tieBreaks: ['Guilder', 'Tools'],
  items: duelItems,
  async laws({ edition }) {
    const { conserve, coverage, picker, STYLE_NAMES } = await import('@polder/duel/testing');
    return { conserve, coverage: () => coverage(edition), pickers: STYLE_NAMES.map(picker) };
  },
  editions: {
    standard: () => exportEdition(defaultEdition),
    check: (text) => editionReport(text, parseEdition, contentsOf),
  },
};
