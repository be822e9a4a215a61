import {
  BadTable,
  COLOURS,
  type Colour,
  type CompanionEvent,
  type CompanionTurn,
  companionTurn,
  type Edition,
  type GardenerBack,
  type GardenerFace,
  type GardenerTable,
} from '@polder/valley';
import type { Ask } from '../../../text/asks.js';

/** As much of a card on the table as the turn needs, and of the back on top of the deck. */
export interface ToldCard {
  readonly gate?: number;
  readonly colour?: Colour;
  readonly lowers?: readonly number[];
  readonly trade?: number;
  readonly order?: readonly Colour[];
  readonly tiles?: Pick<GardenerBack, 'common' | 'other'>;
  readonly farm?: number;
}

/**
 * What has to be asked before it is known what the Gardener does: with the level of the water and its section,
 * or with the colours to be put in order.
 */
export interface Need {
  readonly ask: Ask;
  readonly water?: number;
  readonly section?: number;
  readonly colours?: readonly Colour[];
}

const PLACES = [1, 2, 3];

/** With some answer to what was not asked yet. */
const filledFace = ({
  gate = 0,
  colour = 'white',
  lowers = [],
  trade = 1,
  order = COLOURS,
}: ToldCard): GardenerFace => ({
  gate,
  colour,
  lowers,
  trade,
  order: [...order, ...COLOURS.filter((it) => !order.includes(it))],
});
const filledBack = ({ tiles = { common: 'left', other: 'uncommon' }, farm = 1 }: ToldCard): GardenerBack => ({
  ...tiles,
  farm: [farm, ...PLACES.filter((place) => place !== farm)],
});

/** A turn steered by a card of the edition. */
export function turnByCard(
  table: GardenerTable,
  id: string,
  back: GardenerBack,
  edition: Edition,
): CompanionTurn | Need {
  return orNeed(() => companionTurn(table, id, back, edition));
}

/**
 * A turn steered by a card on the table. Only what its turn depends on is asked: whatever comes first in the
 * turn that the answers so far leave open.
 */
export function turnByTold(table: GardenerTable, told: ToldCard, edition: Edition): CompanionTurn | Need {
  if (told.gate === undefined) return { ask: 'cardGate' };
  if (told.colour === undefined) return { ask: 'cardColour' };
  const turn = orNeed(() => companionTurn(table, filledFace(told), filledBack(told), edition));
  return 'ask' in turn ? turn : (firstNeed(turn, table, told, edition) ?? turn);
}

/** The trade card is needed only for a bulb that is put on it. */
function orNeed(turn: () => CompanionTurn): CompanionTurn | Need {
  try {
    return turn();
  } catch (error) {
    const path = error instanceof BadTable ? error.problems[0]?.path : undefined;
    if (path === 'trade.card') return { ask: 'tradeCard' };
    if (path === 'trade.next') return { ask: 'tradeNext' };
    throw error;
  }
}

function firstNeed(
  { events }: CompanionTurn,
  table: GardenerTable,
  told: ToldCard,
  edition: Edition,
): Need | undefined {
  let { water } = table;
  let bulbs: readonly (Colour | null)[] = table.trade.bulbs;
  for (const event of events) {
    if (event.type === 'water' || event.type === 'lowered') water = event.to;
    const need = needOf(event, told, bulbs, table.tiles.includes(true));
    if (need?.ask === 'cardLowers') return { ...need, water, section: sectionOf(water, edition) };
    if (need) return need;
    bulbs = bulbsAfter(event, bulbs);
  }
  return undefined;
}

function needOf(
  event: CompanionEvent,
  { lowers, trade, order, tiles, farm }: ToldCard,
  bulbs: readonly (Colour | null)[],
  someTile: boolean,
): Need | undefined {
  switch (event.type) {
    case 'gardenerIdle':
      if (event.why === 'sectionNotShown' && !lowers) return { ask: 'cardLowers' };
      return event.why === 'noTile' && someTile && !tiles ? { ask: 'backTiles' } : undefined;
    case 'gardenerTraded':
      return trade === undefined && bulbs.filter((bulb) => bulb === null).length > 1
        ? { ask: 'cardTrade' }
        : undefined;
    case 'gardenerCollected': {
      const colours = COLOURS.filter((colour) => bulbs.includes(colour));
      return !order && colours.length > 1 ? { ask: 'cardOrder', colours } : undefined;
    }
    case 'gardenerTile':
      return tiles ? undefined : { ask: 'backTiles' };
    case 'gardenerFarm':
      return farm === undefined ? { ask: 'backFarm' } : undefined;
    default:
      return undefined;
  }
}

function bulbsAfter(event: CompanionEvent, bulbs: readonly (Colour | null)[]): readonly (Colour | null)[] {
  if (event.type === 'gardenerTraded')
    return bulbs.map((bulb, space) => (space === event.space ? COLOURS[event.colour] : bulb));
  if (event.type === 'gardenerCollected' || event.type === 'tradeCleared') return bulbs.map(() => null);
  return bulbs;
}

/** Sections of the water track from 1, the lowest. */
export const sectionOf = (water: number, edition: Edition): number =>
  edition.water.sections.findIndex(({ to }) => water <= to) + 1;
