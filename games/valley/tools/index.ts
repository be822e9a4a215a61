import type { GameTools } from '@polder/bots';
import {
  type Edition,
  type ValleyEvent,
  type ValleyOptions,
  type ValleyState,
  valleyMachine,
} from '../rules/index.js';
import { valleyText } from '../text/index.js';
import { valleyItems } from './items.js';

function contentsOf(edition: Edition): (readonly [name: string, value: string])[] {
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

export const valleyTools: GameTools<ValleyOptions, ValleyState, ValleyEvent> = {
  machine: valleyMachine,
  switches: { expert: 'expert' },
  startAsk: 'startingCard',
  anyStart: 'starting cards at random',
  text: valleyText,
  notice: 'An unofficial fan project, not affiliated with the publisher. Please buy the game!',
  tieBreaks: ['planted', 'stored', 'Windmills'],
  items: valleyItems,
  async laws({ edition, solo }) {
    const { conserve, coverage, picker, STYLE_NAMES } = await import('../testing/index.js');
    return { conserve, coverage: () => coverage(edition, solo), pickers: STYLE_NAMES.map(picker) };
  },
  contents: (edition) => contentsOf(edition as Edition),
};
