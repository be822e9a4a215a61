import type { GameTools } from '@polder/bots';
import {
  type DuelEvent,
  type DuelOptions,
  type DuelState,
  defaultEdition,
  duelMachine,
  type Edition,
  TILE_KINDS,
} from '../rules/index.js';
import { duelText } from '../text/index.js';
import { duelItems } from './items.js';

function contentsOf(edition: Edition): (readonly [name: string, value: string])[] {
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

export const duelTools: GameTools<DuelOptions, DuelState, DuelEvent> = {
  machine: duelMachine,
  switches: { firstTool: 'firstPlayerTool' },
  startAsk: 'hand',
  anyStart: 'first Helpers at random',
  // D-END-2: the last round begins, and not because the Calendar is at its end.
  remark: ({ turn, lastRound, calendar, options: { edition = defaultEdition } }) =>
    turn.round === lastRound && calendar < edition.calendar.length - 1 ? 'safety stop' : undefined,
  text: duelText,
  notice: 'An unofficial fan project, not affiliated with the publisher. Please buy the game!',
  tieBreaks: ['Guilder', 'Tools'],
  items: duelItems,
  async laws({ edition }) {
    const { conserve, coverage, picker, STYLE_NAMES } = await import('../testing/index.js');
    return { conserve, coverage: () => coverage(edition), pickers: STYLE_NAMES.map(picker) };
  },
  contents: (edition) => contentsOf(edition as Edition),
};
